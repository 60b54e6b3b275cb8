import { commaIn } from '../../../language/list-words.ts'
import { formatEthereumAddress, readAccount, shortenHash } from '@injsight/chain'
import type { GetEvmContractResponse, Implementation } from '@injsight/injsight-v1'
import { formatInteger } from '../../../language/format-integer.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, writePart, type Naming } from '../../../language/write-part.server.ts'
import { joined, noBreak, type Written } from '../../../language/written.ts'
import { viewBytes, type BytesView } from '../../../views/ethereum/bytes.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'

/** Who made a contract and when, of what code, and whether its logs are believed. */
export function listOrigin(
  { contract, implementations, codeFrom }: GetEvmContractResponse,
  naming: Naming,
): ToldFact[] {
  const t = translationsIn(naming.language, 'contract')
  const { creator = '', codeHash = '', hash = '', knownFrom = 0n, token } = contract ?? {}
  const nobody = t(codeFrom === 'genesis' ? 'inGenesis' : 'creatorUnknown')
  const maker = creator === '' ? nobody : writeAccount(readAccount(creator), naming)
  const facts: ToldFact[] = [{ name: t('creator'), shown: [maker, ...writePlace(hash, knownFrom, naming)] }]
  if (codeHash !== '')
    facts.push({ name: t('codeHash'), shown: [{ text: codeHash, look: 'identifier' }], copy: codeHash })
  facts.push(...listImplementations(implementations, naming))
  if (token !== undefined && token.lost !== '') facts.push({ name: t('lost'), shown: [t('lostText')] })
  return facts
}

const mostEarlier = 5

/** Whose code a proxy lets run, since when, and whose it ran before. */
function listImplementations([now, ...earlier]: readonly Implementation[], naming: Naming): ToldFact[] {
  if (now === undefined) return []
  const t = translationsIn(naming.language, 'contract')
  const runs: ToldFact = { name: t('runs'), shown: writeImplementation(now, naming), copy: now.address }
  if (earlier.length === 0) return [runs]
  const told = earlier.slice(0, mostEarlier).map((one) => writeImplementation(one, naming))
  const more = earlier.length - told.length
  const rest = more > 0 ? [[t('more', { count: more })]] : []
  return [runs, { name: t('ran'), shown: joined([...told, ...rest], commaIn(naming.language)) }]
}

function writeImplementation({ address, height, hash }: Implementation, { language }: Naming): Written {
  const contract = formatEthereumAddress(readAccount(address))
  const since = translationsIn(language, 'contract')('since', { height: formatInteger(height) })
  return [
    { text: contract, to: `/contract/${contract}/`, look: 'identifier' },
    ' · ',
    { text: since, title: hash, to: `/transaction/${hash}/`, look: 'name' },
  ]
}

function writePlace(hash: string, height: bigint, naming: Naming): Written {
  if (hash === '') return []
  return [
    ' · ',
    { text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' },
    ` · ${translationsIn(naming.language, 'contract')('columns.block')}${noBreak}`,
    ...writePart({ kind: 'block', height: height.toString() }, naming),
  ]
}

/** The program of a contract as its page shows it. */
export type CodeView = {
  /** None where there are none, or they are not known. */
  bytes: BytesView[]
  /** What is said where there are none. */
  unknown: string
  /** All of it. */
  file: { text: string; path: string }
}

/** @param told undefined where nothing is known of the contract */
export function viewCode(
  address: string,
  told: Pick<GetEvmContractResponse, 'code' | 'codeFrom'> | undefined,
  naming: Naming,
): CodeView {
  const t = translationsIn(naming.language, 'contract')
  const { code = '', codeFrom = '' } = told ?? {}
  return {
    bytes: viewBytes('hex', code, naming),
    unknown: t(codeFrom === '' ? 'codeUnknown' : 'codeNone'),
    file: { text: t('download'), path: `/contract/${address}/code/hex/` },
  }
}
