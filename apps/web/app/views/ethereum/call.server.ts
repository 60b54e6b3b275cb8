import { formatEthereumAddress, formatUnits, inj, type EvmCall } from '@injsight/chain'
import type { EthereumTransaction } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import type { ToldFact } from '../sentences/told-facts.tsx'
import type { ShownTable } from '../lists/table.ts'
import { viewBytes, type BytesView } from './bytes.server.ts'
import { party } from './party.server.ts'
import { writeAccessList, writeAuthorizations } from './signed-lists.server.ts'
import { tableOf } from './values-table.server.ts'
import type { Around } from './values.server.ts'

/** What an Ethereum transaction asks for, fact by fact, and the arguments of the method that it calls. */
export type CallView = {
  facts: ToldFact[]
  arguments: { title: string; table: ShownTable } | undefined
  /** What is long, folded away. */
  bytes: BytesView[]
}

type Told = {
  transaction: EthereumTransaction
  /** `inj1…` */
  sender: string
  call: EvmCall | undefined
  /** The contract that it created; `0x…` */
  created: string | undefined
}

export function viewCall({ transaction, sender, call, created }: Told, around: Around): CallView {
  const { naming } = around
  const t = translationsIn(naming.language, 'ethereum')
  const { to, value, input, nonce } = transaction
  const facts: ToldFact[] = []
  if (sender !== '') facts.push({ name: t('from'), ...party(formatEthereumAddress(sender), naming) })
  if (to !== undefined) facts.push({ name: t('to'), ...party(formatEthereumAddress(to), naming) })
  if (created !== undefined) facts.push({ name: t('creates'), ...party(created, naming) })
  facts.push({ name: t('value'), shown: value === 0n ? [t('nothing')] : [writeCoin(injOf(value), naming)] })
  if (call !== undefined) facts.push({ name: t('method'), shown: writeMethod(call, naming) })
  facts.push(
    { name: t('nonce'), shown: [String(nonce)] },
    { name: t('kind'), shown: [nameKind(transaction, naming)] },
  )
  if (transaction.accessList.length > 0)
    facts.push({ name: t('accessList'), shown: writeAccessList(transaction, naming) })
  if (transaction.authorizations.length > 0)
    facts.push({ name: t('authorizations'), shown: writeAuthorizations(transaction, naming) })
  return { facts, arguments: listArguments(call, around), bytes: viewBytes(t('input'), input, naming) }
}

function injOf(value: bigint) {
  return { denom: inj.denom, amount: String(value) }
}

/** What a method is called, and how sure that is. */
export function writeMethod({ method, signature, selector, known }: EvmCall, { language }: Naming): Written {
  const t = translationsIn(language, 'ethereum')
  if (method === undefined || signature === undefined) return [t('unread', { selector })]
  const name: Piece = { text: signature, title: selector, look: 'identifier' }
  return known === 'contract' ? [name] : [name, ` · ${t('guessed', { selector })}`]
}

const kinds = { legacy: 0, eip2930: 1, eip1559: 2, eip4844: 3, eip7702: 4 } as const

function nameKind({ type }: EthereumTransaction, { language }: Naming): string {
  const t = translationsIn(language, 'ethereum')
  if (type === 'legacy') return t('legacy')
  return t('typed', { name: type.replace('eip', 'EIP-'), number: kinds[type] })
}

function listArguments(call: EvmCall | undefined, around: Around): CallView['arguments'] {
  if (call?.arguments === undefined || call.arguments.length === 0) return undefined
  const t = translationsIn(around.naming.language, 'ethereum')
  return { title: t('arguments'), table: tableOf(call.arguments, around) }
}

/** A price of gas in billionths. */
export function gwei(wei: bigint): string {
  return formatUnits(wei, 9, { group: true })
}
