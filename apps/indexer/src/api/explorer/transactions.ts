import type {
  GetAccountTxsRequest,
  GetAccountTxsResponse,
  GetAccountTxsV2Request,
  GetAccountTxsV2Response,
  GetContractTxsRequest,
  GetContractTxsV2Request,
  GetTxByTxHashRequest,
  GetTxByTxHashResponse,
  GetTxsRequest,
  GetTxsResponse,
  GetTxsV2Request,
  GetTxsV2Response,
  Paging,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { bug, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { getReach } from '#src/queries/blocks/blocks.ts'
import { findSequenceOfEvmHash } from '#src/queries/evm/hashes.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import type { StoredTransaction } from '#src/queries/blocks/stored-block.ts'
import {
  countSequences,
  countTransactionsOf,
  findSequenceOfHash,
  listSequences,
  type TransactionFilter,
} from '#src/queries/transactions/transactions.ts'
import { describeReach, findUnknownPast } from './before-base.ts'
import { formatHash } from './format.ts'
import { deepestSkip, readLimit, readSkip, readTransactionHash } from './read-request.ts'
import { toTransactionData } from './transaction-data.ts'
import { createFilter, isOfAllTime, type TransactionRequest } from './transaction-filter.ts'

/** The methods about transactions: of all, of an account, of a contract. */
export function createTransactionMethods({ pool, cache }: { pool: Pool; cache: BlockCache }) {
  async function getTxByTxHash(request: GetTxByTxHashRequest): Promise<GetTxByTxHashResponse> {
    const hash = readTransactionHash(request.hash)
    const find = request.isEvmHash ? findSequenceOfEvmHash : findSequenceOfHash
    const sequence = await find(pool, hash)
    if (sequence === undefined) {
      const reach = await getReach(pool)
      throw notFound(
        'transaction',
        `There is no transaction with the hash ${formatHash(hash)} ${describeReach(reach)}`,
        { base: reach.base, head: reach.head },
      )
    }
    const [stored] = await listStored([sequence])
    if (stored === undefined) throw bug('A transaction is in the index without its block', { sequence })
    return { s: 'ok', errmsg: '', data: toTransactionData(stored) }
  }

  async function getTxs(request: GetTxsRequest): Promise<GetTxsResponse> {
    const { paging, stored } = await listNumbered(request)
    return { paging, data: stored.map(toTransactionData) }
  }

  async function getAccountTxs(
    request: GetAccountTxsRequest | GetContractTxsRequest,
  ): Promise<GetAccountTxsResponse> {
    const { paging, stored } = await listNumbered(request)
    return { paging, data: stored.map(toTransactionData) }
  }

  async function getTxsV2({ blockNumber, ...request }: GetTxsV2Request): Promise<GetTxsV2Response> {
    const { paging, stored } = await listByToken({ ...request, height: blockNumber })
    return { paging, data: stored.map(toTransactionData) }
  }

  async function getAccountTxsV2(request: GetAccountTxsV2Request): Promise<GetAccountTxsV2Response> {
    const { paging, stored } = await listByToken(request)
    return { paging, data: stored.map(toTransactionData) }
  }

  function getContractTxsV2({
    from,
    to,
    ...request
  }: GetContractTxsV2Request): Promise<GetAccountTxsV2Response> {
    return getAccountTxsV2({ type: '', ...request, startTime: from, endTime: to })
  }

  async function listNumbered(request: TransactionRequest & { limit: number; skip: bigint }) {
    const page = { limit: readLimit(request.limit), skip: readSkip(request.skip) }
    const filter = await createFilter(pool, request)
    const [sequences, total] = await Promise.all([listSequences(pool, filter, page), countAll(filter)])
    if (sequences.length === 0) await checkKnown(filter)
    return { stored: await listStored(sequences), paging: pagingOf(total, page.skip, sequences.length) }
  }

  async function listByToken(request: TransactionRequest & { perPage: number }) {
    const limit = readLimit(request.perPage)
    const filter = await createFilter(pool, request)
    const sequences = await listSequences(pool, filter, { limit: limit + 1 })
    if (sequences.length === 0) await checkKnown(filter)
    const page = sequences.slice(0, limit)
    const next = sequences.length > limit ? page.at(-1) : undefined
    return { stored: await listStored(page), paging: { next: next === undefined ? [] : [next.toString()] } }
  }

  /** The blocks of a page are read together. */
  async function listStored(sequences: bigint[]): Promise<StoredTransaction[]> {
    const blocks = await cache.list(sequences.map(heightOf))
    return sequences.flatMap((sequence) => blocks.get(heightOf(sequence))?.txs[indexOf(sequence)] ?? [])
  }

  /** Of what came before the index begins nothing is known, and so not that there was nothing. */
  async function checkKnown({ to }: TransactionFilter): Promise<void> {
    const unknown = findUnknownPast(await getReach(pool), heightOf(to))
    if (unknown !== undefined) throw unknown
  }

  /** Exact where the index counts along; else no further than pages can be asked for. */
  async function countAll(filter: TransactionFilter): Promise<bigint> {
    const { account, status, types } = filter
    if (isOfAllTime(filter) && types === undefined) {
      if (account === undefined) return countByStatus(status)
      if (status === undefined) return countTransactionsOf(pool, account)
    }
    return countSequences(pool, filter, deepestSkip)
  }

  async function countByStatus(status: TransactionFilter['status']): Promise<bigint> {
    const { txs: counted, failed: countedFailed, dropped } = await getReach(pool)
    const [txs, failed] = [counted - dropped.txs, countedFailed - dropped.failed]
    if (status === undefined) return txs
    return status === 'failed' ? failed : txs - failed
  }

  return {
    getTxByTxHash,
    getTxs,
    getTxsV2,
    getAccountTxs,
    getAccountTxsV2,
    getContractTxs: getAccountTxs,
    getContractTxsV2,
  }
}

/** `from` and `to` are places in the list: our numbers of transactions don't fit into their 32 bits. */
function pagingOf(total: bigint, skip: number, lines: number): Paging {
  return { total, from: lines && skip + 1, to: lines && skip + lines, countBySubaccount: 0n, next: [] }
}
