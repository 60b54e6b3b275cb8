import type { GetAccountTxsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { allTime, type TimeRange } from '../../csv-range.server.ts'
import type { Narrowing } from '../../views/transactions/narrow-transactions.ts'
import type { Language } from '../../language/languages.ts'
import { fetchNames } from '../names/fetch-names.server.ts'
import { readListed } from './listed-transactions.server.ts'
import { toLines, type TransactionLine } from './transaction-lines.server.ts'
import { explorer } from '../asking/clients.server.ts'

export type AccountFilter = Narrowing & {
  /** Where the page begins: empty, or `next` of the page before. */
  token: string
  /** Those of a time; of all unless it is said. */
  range?: TimeRange
}

type Listed = { lines: TransactionLine[]; next: string | undefined }

/** The transactions that name an account, the newest first. */
export async function fetchLinesOfAccount(
  address: string,
  { token, status, module, range = allTime }: AccountFilter,
  { limit, language }: { limit: number; language: Language },
): Promise<Listed> {
  const list =
    status === '' && module === ''
      ? listAll({ address, token, range, limit })
      : listSome({ address, token, status, module, range, limit })
  const [{ data, next }, names] = await Promise.all([list, fetchNames()])
  return { lines: await toLines(data.map(readListed), { language, names }), next }
}

type Some = Required<AccountFilter> & { address: string; limit: number }

async function listAll({ address, token, range, limit }: Omit<Some, keyof Narrowing>) {
  const request = { address, token, type: '', startTime: range.from, endTime: range.to, perPage: limit }
  const { data, paging } = (await explorer.getAccountTxsV2(request)).response
  return { data, next: paging?.next[0] }
}

/** Only the older of the two methods can be asked for some of them; its pages begin at a number. */
async function listSome({ token, range, ...asked }: Some) {
  const request: GetAccountTxsRequest = {
    ...asked,
    before: 0n,
    after: 0n,
    skip: 0n,
    type: '',
    fromNumber: 0n,
    toNumber: /^\d{1,18}$/.test(token) ? BigInt(token) - 1n : 0n,
    startTime: range.from,
    endTime: range.to,
  }
  const { data, paging } = (await explorer.getAccountTxs(request)).response
  const hasMore = (paging?.total ?? 0n) > data.length // of all that are like this, from here on
  return { data, next: hasMore ? data.at(-1)?.txNumber.toString() : undefined }
}
