import { commaIn } from '../../../language/list-words.ts'
import { shortenAddress, shortenHash } from '@injsight/chain'
import type { GetWasmCodeResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../../language/format-integer.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, writePart, type Naming } from '../../../language/write-part.server.ts'
import { joined, type Written } from '../../../language/written.ts'
import { writeMoment } from '../../../time/write-moment.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { writeProgram, type ToldProgram } from '../wasm/program.server.ts'

/**
 * Who stored a code, how, and who may use it.
 *
 * @param newest the newest contract that runs it, which may say what it is
 */
export function listCodeFacts(
  code: GetWasmCodeResponse,
  newest: { address: string; program: ToldProgram } | undefined,
  naming: Naming,
): ToldFact[] {
  const t = translationsIn(naming.language, 'wasm')
  const { codeId, checksum, creator, isPinned, contracts, proposal } = code
  const facts: ToldFact[] = [
    { name: t('code.id'), shown: [{ text: formatInteger(codeId), look: 'number' }], copy: String(codeId) },
    { name: t('columns.checksum'), shown: [{ text: checksum, look: 'identifier' }], copy: checksum },
    { name: t('columns.creator'), shown: [writeAccount(creator, naming)], copy: creator },
    { name: t('code.stored'), shown: writeStored(code, naming) },
  ]
  if (proposal > 0n) facts.push({ name: t('code.proposal'), shown: writeProposal(code) })
  if (newest !== undefined) facts.push({ name: t('program.name'), shown: writeNewest(newest, naming) })
  facts.push({ name: t('columns.permission'), shown: writePermission(code, naming) })
  const list = {
    text: t('code.instances', { count: Number(contracts) }),
    to: `/smart-contracts/?code=${codeId}`,
  }
  facts.push({
    name: t('columns.instances'),
    shown: contracts === 0n ? [list.text] : [{ ...list, look: 'name' }],
  })
  if (isPinned) facts.push({ name: t('code.pinned'), shown: [t('code.pinnedText')] })
  return facts
}

function writeStored({ hash, height, time }: GetWasmCodeResponse, { language, names }: Naming): Written {
  const t = translationsIn(language, 'wasm')
  if (height === 0n && hash === '') return [t('code.storedBefore')]
  const transaction: Written =
    hash === ''
      ? []
      : [{ text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }]
  const block: Written = [
    `${translationsIn(language, 'contract')('columns.block')} `,
    ...writePart({ kind: 'block', height: String(height) }, { language, names }),
  ]
  const moment = time === 0n ? [] : [writeMoment(time, language)]
  return joined(
    [transaction, height === 0n ? [] : block, moment].filter((part) => part.length > 0),
    ' · ',
  )
}

/** The proposal, and the transaction that submitted it. */
function writeProposal({ proposal, proposalHash: hash }: GetWasmCodeResponse): Written {
  const shown = { text: `#${proposal}`, to: `/proposal/${proposal}/`, look: 'name' as const }
  if (hash === '') return [shown]
  return [
    shown,
    ' · ',
    { text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' },
  ]
}

function writeNewest(
  { address, program }: { address: string; program: ToldProgram },
  naming: Naming,
): Written {
  const contract = {
    text: shortenAddress(address),
    title: address,
    to: `/contract/${address}/`,
    look: 'identifier' as const,
  }
  return [...writeProgram(program, naming), ' · ', contract]
}

const mostPermitted = 20

function writePermission({ permission, permitted }: GetWasmCodeResponse, naming: Naming): Written {
  const t = translationsIn(naming.language, 'wasm')
  const comma = commaIn(naming.language)
  if (permission === 'Everybody') return [t('code.everybody')]
  if (permitted.length === 0) return [t('code.nobody')]
  const shown = joined(
    permitted.slice(0, mostPermitted).map((one) => writeAccount(one, naming)),
    comma,
  )
  const more = permitted.length - mostPermitted
  return [t('code.anyOf'), ...shown, ...(more > 0 ? [`${comma}${t('code.more', { count: more })}`] : [])]
}

/** Where the bytes of a code come from, before anybody asks for them. */
export function sourceOfBytes({ hash, proposal }: GetWasmCodeResponse): 'transaction' | 'proposal' | 'node' {
  if (hash !== '') return 'transaction'
  return proposal > 0n ? 'proposal' : 'node'
}
