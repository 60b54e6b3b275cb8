import type { WasmContract } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { formatEthereumAddress, formatUnits, layOut, shortenAddress, shortenHash } from '@injsight/chain'
import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../../language/format-integer.ts'
import { isolateName } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, writePart, type Naming } from '../../../language/write-part.server.ts'
import { noBreak, type Written } from '../../../language/written.ts'
import { writeMoment } from '../../../time/write-moment.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { writeFunds } from './write-funds.server.ts'
import { pathOfPart, wasmParts, type WasmPart } from '../parts.ts'

type Contract = GetWasmContractResponse
type Metadata = WasmContract['cw20Metadata']

/** @example nameOfWasm(contract, naming) // 'Token contract new label' */
export function nameOfWasm(
  { address, label, standard }: Contract,
  { language }: Pick<Naming, 'language'>,
): string {
  const name = label === '' ? shortenAddress(address) : isolateName(label)
  return translationsIn(language, 'wasm')('contract.said', { kind: standard, name })
}

/** Which contract it is: what every part of its page begins with. */
export function listMainFacts({ address, codeId }: Contract, { language }: Naming): [ToldFact, ToldFact] {
  const t = translationsIn(language, 'wasm')
  const code = { text: t('code.said', { id: formatInteger(codeId) }), to: `/code/${codeId}/` }
  return [
    {
      name: t('columns.address'),
      shown: [{ text: address, to: `/account/${address}/`, look: 'identifier' }],
      copy: address,
    },
    { name: t('contract.code'), shown: [{ ...code, look: 'name' }] },
  ]
}

/** What a contract is, who made it and who may change it. */
export function listWasmFacts(contract: Contract, token: Metadata, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'wasm')
  const { address, creator, admin, ibcPort, standard } = contract
  const short = address.length < 50 ? formatEthereumAddress(address) : ''
  const [ofAddress, ofCode] = listMainFacts(contract, naming)
  const facts: ToldFact[] = [ofAddress]
  if (short !== '')
    facts.push({
      name: translationsIn(naming.language, 'account')('ethereum'),
      shown: [{ text: short, look: 'identifier' }],
      copy: short,
    })
  facts.push(
    {
      name: t('contract.what'),
      shown: [t(`contract.standards.${standard === 'cw20' || standard === 'cw721' ? standard : 'other'}`)],
    },
    ofCode,
    { name: t('contract.creator'), shown: [writeAccount(creator, naming)], copy: creator },
    { name: t('contract.created'), shown: writeCreation(contract, naming) },
    { name: t('columns.funds'), shown: writeBeginning(contract, naming) },
    {
      name: t('contract.admin'),
      shown: [admin === '' ? t('contract.noAdmin') : writeAccount(admin, naming)],
      ...(admin !== '' && { copy: admin }),
    },
    { name: t('contract.calls'), shown: writeCalls(contract, naming) },
  )
  if (ibcPort !== '')
    facts.push({ name: t('contract.ibcPort'), shown: [{ text: ibcPort, look: 'identifier' }], copy: ibcPort })
  return [...facts, ...listTokenFacts(token, naming)]
}

function listTokenFacts(token: Metadata, { language }: Naming): ToldFact[] {
  if (token?.tokenInfo === undefined) return []
  const t = translationsIn(language, 'wasm')
  const { name, symbol, decimals, totalSupply } = token.tokenInfo
  const told = { name: isolateName(name), symbol: isolateName(symbol), decimals: Number(decimals) }
  const supply = formatUnits(totalSupply, Number(decimals), { group: true })
  const { project = '', description = '' } = token.marketingInfo ?? {}
  const about = [project, description].filter((text) => text !== '').map((text) => isolateName(text, 300))
  return [
    {
      name: t('contract.token'),
      shown: [t('contract.tokenText', told)],
      copy: JSON.stringify({ name, symbol, decimals: Number(decimals), total_supply: totalSupply }),
    },
    {
      name: t('contract.supply'),
      shown: [{ text: supply, title: totalSupply, look: 'number' }, ` ${isolateName(symbol)}`],
    },
    ...(about.length === 0 ? [] : [{ name: t('contract.marketing'), shown: [about.join(' · ')] }]),
  ]
}

function writeCreation({ height, time, hash }: Contract, naming: Naming): Written {
  const transaction: Written =
    hash === ''
      ? []
      : [{ text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }, ' · ']
  return [
    ...transaction,
    `${translationsIn(naming.language, 'contract')('columns.block')}${noBreak}`,
    ...writePart({ kind: 'block', height: String(height) }, naming),
    ...(time === 0n ? [] : [' · ', writeMoment(time, naming.language)]),
  ]
}

/** With which coins it was begun. */
function writeBeginning({ funds, areFundsKnown }: Contract, naming: Naming): Written {
  if (funds !== '') return writeFunds(funds, naming)
  return [
    translationsIn(naming.language, 'wasm')(areFundsKnown ? 'contract.noFunds' : 'contract.untoldFunds'),
  ]
}

function writeCalls({ calls, lastCall }: Contract, { language }: Naming): Written {
  const t = translationsIn(language, 'wasm')
  const count = t('contract.callsText', { count: Number(calls) })
  if (lastCall === 0n) return [count]
  const last = layOut({ time: writeMoment(lastCall, language) }, (marks) => t('contract.last', marks))
  return [`${count} · `, ...last]
}

/** Whether what it moves of its own is told. */
export function hasMoves(standard: string): boolean {
  return standard === 'cw20' || standard === 'cw721'
}

function isPartOf(part: WasmPart, standard: string): boolean {
  if (part === 'transfers') return hasMoves(standard)
  return (part !== 'token-holders' && part !== 'allowances') || standard === 'cw20'
}

/** The ways from one part of a contract's page to the others. */
export function listWasmTabs(
  { address, standard }: Contract,
  here: WasmPart,
  { language }: Naming,
): Choice[] {
  const t = translationsIn(language, 'wasm')
  return wasmParts
    .filter((part) => part === here || isPartOf(part, standard))
    .map((part) => ({
      text: t(`parts.${part}`),
      path: pathIn(language, `/contract/${address}/${pathOfPart(part)}`),
      isChosen: part === here,
    }))
}
