import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readExplorerTime } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { allTime, type TimeRange } from '../../csv-range.server.ts'
import type { Narrowing } from '../../views/transactions/narrow-transactions.ts'
import type { Language } from '../../language/languages.ts'
import { fetchNames } from '../names/fetch-names.server.ts'
import { fetchRest } from '../asking/rest.server.ts'
import { readRest, type RestTransaction } from './listed-transactions.server.ts'
import { toLines, type TransactionLine } from './transaction-lines.server.ts'
import { explorer } from '../asking/clients.server.ts'

export type TransactionFilter = Narrowing & {
  /** Where the page begins, from the page before it; empty for the newest. */
  token: string
  /** A type of message, as `/cosmos.bank.v1beta1.MsgSend`; empty for all. */
  type: string
  /** Those of a time; of all unless it is said. */
  range?: TimeRange
}

/** A page of transactions, newest first, and the token of the next one. Over REST, where lists tell the fee. */
export async function listTransactions(
  filter: TransactionFilter,
  { limit, language }: { limit: number; language: Language },
): Promise<{ lines: TransactionLine[]; next: string | undefined }> {
  const [{ data, next }, names] = await Promise.all([askTransactions(filter, limit), fetchNames()])
  return { lines: await toLines(data.map(readRest), { language, names }), next }
}

/** The same as the explorer service tells them. */
export function askTransactions(
  filter: TransactionFilter,
  limit: number,
): Promise<{ data: RestTransaction[]; next: string | undefined }> {
  return filter.module === '' ? listAll(filter, limit) : listOfModule(filter, limit)
}

type RestList = { data: RestTransaction[]; paging?: { next: string[]; total: number } }

async function listAll({ token, status, type, range = allTime }: TransactionFilter, limit: number) {
  const times = { start_time: String(range.from), end_time: String(range.to) }
  const query = new URLSearchParams({ token, status, type, per_page: String(limit), ...times })
  const { data, paging } = await fetchRest<RestList>(`/api/explorer/v2/txs?${query.toString()}`)
  return { data, next: paging?.next[0] }
}

/** Only the older of the two methods knows modules; its pages begin at a number. */
async function listOfModule({ token, range = allTime, ...asked }: TransactionFilter, limit: number) {
  const times = { start_time: String(range.from), end_time: String(range.to) }
  const to = /^\d{1,18}$/.test(token) ? { to_number: String(BigInt(token) - 1n) } : undefined
  const query = new URLSearchParams({ ...asked, ...to, ...times, limit: String(limit) })
  const { data, paging } = await fetchRest<RestList>(`/api/explorer/v1/txs?${query.toString()}`)
  const hasMore = (paging?.total ?? 0) > data.length // of all that are like this, from here on
  return { data, next: hasMore ? String(data.at(-1)?.tx_number) : undefined }
}

/**
 * A transaction by its hash of 64 hexadecimal digits, the chain's or Ethereum's; undefined when the index has none
 * such.
 */
export async function findTransaction(hash: string): Promise<TxDetailData | undefined> {
  try {
    const { response } = await explorer.getTxByTxHash({ hash, isEvmHash: false })
    const { blockUnixTimestamp: unix = 0n, blockTimestamp: text = '' } = response.data ?? {}
    return response.data && { ...response.data, blockUnixTimestamp: readExplorerTime({ unix, text }) }
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}
