import { readAccount, shortenAddress } from '@injsight/chain'
import { readAbi, signatureOf } from '@injsight/evm'
import type { EvmSource } from '@injsight/injsight-v1'
import { isolateName } from '../../../../language/isolate.ts'
import { pathIn } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../../../language/write-part.server.ts'
import { formatQuery } from '../../../../format-query.ts'
import { writeMoment } from '../../../../time/write-moment.server.ts'
import type { Choice } from '../../../../ui/chips.tsx'
import { visible } from '../../../../views/json/json-tree.server.ts'
import type { ToldFact } from '../../../../views/sentences/told-facts.tsx'
import { cutLines, licenseOf, readInput, type ReadInput } from './read-input.ts'

/** The source of a contract as its page shows it, a file at a time. */
export type SourceView = {
  title: string
  about: string
  facts: ToldFact[]
  files: { label: string; choices: Choice[]; more: string }
  shown: { title: string; lines: string[]; note: string }
  declared: { title: string; groups: { title: string; signatures: string[]; more: string }[] }
  links: { text: string; path: string }[]
}

type Asked = { address: string; query: URLSearchParams; naming: Naming }

const mostFiles = 60
const mostDeclared = 300

export function viewSource(source: EvmSource, { address, query, naming }: Asked): SourceView {
  const t = translationsIn(naming.language, 'contractSource')
  const input = readInput(source.input, source.file)
  const chosen = input.files.find(({ file }) => file === query.get('file')) ?? input.files[0]
  const { lines, isCut } = cutLines(chosen?.content ?? '')
  const path = pathIn(naming.language, `/contract/${address}/source/`)
  const more = input.files.length - mostFiles
  const match = source.match === 'exact' ? 'exact' : 'code'
  return {
    title: t('title'),
    about: t(`verified.${match}`),
    facts: listFacts(source, input, { address, naming }),
    files: {
      label: t('files'),
      choices: input.files.slice(0, mostFiles).map(({ file }) => ({
        text: isolateName(visible(file), 80),
        path: `${path}${formatQuery({ file })}`,
        isChosen: file === chosen?.file,
      })),
      more: more > 0 ? t('moreFiles', { count: more }) : '',
    },
    shown: {
      title: t('linesOf', { file: isolateName(visible(chosen?.file ?? ''), 120), count: lines.length }),
      lines: lines.map(visible),
      note: isCut ? t('cut') : '',
    },
    declared: { title: t('abi'), groups: listDeclared(source, naming) },
    links: [
      { text: t('input'), path: `/contract/${address}/source/file/input/` },
      { text: t('abiFile'), path: `/contract/${address}/source/file/abi/` },
    ],
  }
}

function listFacts(
  { contract, name, match, compiler, verifiedAt }: EvmSource,
  { files, settings }: ReadInput,
  { address, naming }: Omit<Asked, 'query'>,
): ToldFact[] {
  const t = translationsIn(naming.language, 'contractSource')
  const license = licenseOf(files[0]?.content ?? '')
  const facts: ToldFact[] = [
    { name: t('facts.name'), shown: [{ text: name, look: 'name' }] },
    { name: t('facts.match'), shown: [t(`facts.matches.${match === 'exact' ? 'exact' : 'code'}`)] },
    { name: t('facts.compiler'), shown: [{ text: `Solidity ${compiler}`, look: 'identifier' }] },
    { name: t('facts.settings'), shown: [listSettings(settings, naming)] },
  ]
  if (license !== '') facts.push({ name: t('facts.license'), shown: [license] })
  facts.push({ name: t('facts.since'), shown: [writeMoment(verifiedAt, naming.language)] })
  if (contract.toLowerCase() !== address.toLowerCase()) {
    const other = writeAccount(readAccount(contract), naming)
    const link = typeof other === 'string' ? other : { ...other, to: `/contract/${contract}/source/` }
    const [before = '', after = ''] = t('sameCode', { address: '\0' }).split('\0')
    facts.push({ name: shortenAddress(contract), shown: [before, link, after] })
  }
  return facts
}

function listSettings(settings: Record<string, unknown>, { language }: Naming): string {
  const t = translationsIn(language, 'contractSource')
  const { enabled, runs } = (settings['optimizer'] ?? {}) as { enabled?: unknown; runs?: unknown }
  const { evmVersion, viaIR } = settings
  const words = [
    enabled === true
      ? t('facts.optimizer', { runs: typeof runs === 'number' ? String(runs) : '200' })
      : t('facts.noOptimizer'),
  ]
  if (typeof evmVersion === 'string')
    words.push(t('facts.evmVersion', { version: isolateName(visible(evmVersion), 20) }))
  if (viaIR === true) words.push(t('facts.viaIr'))
  return words.join(' · ')
}

function listDeclared({ abi }: EvmSource, { language }: Naming): SourceView['declared']['groups'] {
  const t = translationsIn(language, 'contractSource')
  const index = readAbi(JSON.parse(abi))
  if (index === undefined) return []
  const functions = [...index.functions.values()]
  const isRead = ({ stateMutability }: (typeof functions)[number]) =>
    stateMutability === 'view' || stateMutability === 'pure'
  const groups = {
    reads: functions.filter(isRead),
    writes: functions.filter((one) => !isRead(one)),
    events: [...index.events.values()],
    errors: [...index.errors.values()],
  }
  return (['reads', 'writes', 'events', 'errors'] as const).flatMap((kind) => {
    const all = groups[kind].map(signatureOf)
    if (all.length === 0) return []
    const count = all.length - mostDeclared
    const more = count > 0 ? t('declared.more', { count }) : ''
    return { title: t(`declared.${kind}`), signatures: all.slice(0, mostDeclared), more }
  })
}
