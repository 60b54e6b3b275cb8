import {
  bareText,
  decodeAddress,
  encodeAddress,
  formatEthereumAddress,
  readSearchText,
  readShortened,
  type Shortened,
} from '@injsight/chain'
import type { SearchResponse, SearchResult } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { hasCome } from '#src/queries/orders/find-order.ts'
import { findHeightOfHash } from '#src/queries/blocks/blocks.ts'
import {
  findAddresses,
  findContractName,
  findDenoms,
  findHashes,
  findValidator,
  findValidatorsByMoniker,
  type FoundValidator,
} from '#src/queries/search/search.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { findSequenceOfHash, listHashes } from '#src/queries/transactions/transactions.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'

const usualLimit = 10
const highestLimit = 50
const shortestName = 2

/**
 * What a text is, and which things of the index it names, best first. Only what the chain could have is told to be
 * missing: an account is always found, since an unused address is an empty account.
 */
export async function search(pool: Pool, text: string, limit: number): Promise<SearchResponse> {
  const most = limit <= 0 ? usualLimit : Math.min(limit, highestLimit)
  const shape = readSearchText(text)
  if (shape.kind === 'name' || shape.kind === 'none') {
    const begun = await searchShortened(pool, text, most)
    if (begun.length > 0) return valid(begun)
  }
  switch (shape.kind) {
    case 'none':
      return { results: [], outcome: invalidOutcomes.has(shape.outcome) ? shape.outcome : 'valid' }
    case 'height':
      return orElse(await searchHeight(pool, shape.height), 'blockNotFound')
    case 'hash':
      return orElse(await searchHash(pool, shape.hash), 'transactionNotFound')
    case 'account':
      return valid(await searchAccount(pool, shape.account, shape.spelling))
    case 'subaccount':
      return valid([result('subaccount', shape.subaccount), result('account', shape.account)])
    case 'consensus':
      return orElse(await searchConsensus(pool, shape.consensus), 'accountNotFound')
    case 'denom':
      return valid(await searchDenom(pool, shape.denom))
    default:
      return valid(await searchName(pool, shape.name, most))
  }
}

const invalidOutcomes = new Set(['blockInvalid', 'accountInvalid', 'invalidTransactionHash'])

async function searchHeight(pool: Pool, height: bigint): Promise<SearchResult[]> {
  const status = await findStatus(pool)
  const isIndexed = status !== undefined && height >= status.base && height <= status.head
  return isIndexed ? [result('block', String(height))] : []
}

async function searchHash(pool: Pool, hash: string): Promise<SearchResult[]> {
  const bytes = Buffer.from(hash, 'hex')
  const [sequence, height, isOrder] = await Promise.all([
    findSequenceOfHash(pool, bytes),
    findHeightOfHash(pool, bytes),
    hasCome(pool, bytes),
  ])
  // One that was asked for by its hash in the EVM has another in the chain, by which it is known everywhere.
  const known = await listHashes(pool, sequence === undefined ? [] : [sequence])
  return [
    ...[...known.values()].map((own) => result('transaction', own)),
    ...(height === undefined ? [] : [result('blockHash', hash, String(height))]),
    ...(isOrder ? [result('order', toPrefixedHex(bytes))] : []),
  ]
}

/** A chain of some millions of accounts has a few that begin with the same four characters. */
const mostCandidates = 500

/** What a part of a hash or of an address stands for: transactions and blocks first. */
async function searchShortened(pool: Pool, text: string, limit: number): Promise<SearchResult[]> {
  const short = readShortened(bareText(text))
  if (short === undefined) return []
  const found = await searchHashes(pool, short, limit)
  return [...found, ...(await searchAddresses(pool, short, limit - found.length))]
}

/** Eight digits leave one in four billion, six and an ending fewer still. */
async function searchHashes(
  pool: Pool,
  { prefix, start, end }: Shortened,
  limit: number,
): Promise<SearchResult[]> {
  if (prefix !== '0x' || start.length < (end === '' ? 8 : 6)) return []
  const found = await findHashes(pool, start, end === '' ? limit : mostCandidates)
  return found
    .map(({ kind, hash, height }) => ({ kind, id: toNodeHex(hash), height }))
    .filter(({ id }) => id.endsWith(end))
    .map(({ kind, id, height }) =>
      kind === 'block' ? result('blockHash', id, String(height)) : result(kind, id),
    )
    .slice(0, limit)
}

async function searchAddresses(
  pool: Pool,
  { prefix, start, end, from, to }: Shortened,
  limit: number,
): Promise<SearchResult[]> {
  const spelling = { '0x': 'ethereum', injvaloper: 'validator' }[prefix] ?? 'cosmos'
  const candidates = await findAddresses(pool, { from, to }, mostCandidates)
  const whole = (bytes: Uint8Array) => (prefix === '0x' ? toNodeHex(bytes) : encodeAddress(prefix, bytes))
  const found = candidates.filter((bytes) => whole(bytes).startsWith(start) && whole(bytes).endsWith(end))
  const results = await Promise.all(
    found.slice(0, limit).map((bytes) => searchAccount(pool, encodeAddress('inj', bytes), spelling)),
  )
  return results.flat().slice(0, limit)
}

/** Whoever asks for a contract's address wants the contract; as an account it has money, like any other. */
async function searchAccount(pool: Pool, account: string, spelling: string): Promise<SearchResult[]> {
  const { bytes } = decodeAddress(account)
  const [validator, contract] = await Promise.all([
    findValidator(pool, 'operator', bytes),
    findContractName(pool, { bytes, text: account }),
  ])
  const isEthereum = spelling === 'ethereum'
  const asAccount = result(isEthereum ? 'etherAccount' : 'account', account)
  if (contract !== undefined)
    return [result('contract', isEthereum ? formatEthereumAddress(account) : account, contract), asAccount]
  if (validator === undefined) return [asAccount]
  const asValidator = toResult(validator)
  return spelling === 'validator' ? [asValidator, asAccount] : [asAccount, asValidator]
}

async function searchConsensus(pool: Pool, consensus: string): Promise<SearchResult[]> {
  const validator = await findValidator(pool, 'consensus', decodeAddress(consensus).bytes)
  return validator === undefined ? [] : [toResult(validator)]
}

async function searchDenom(pool: Pool, denom: string): Promise<SearchResult[]> {
  const [found] = await findDenoms(pool, denom, 1)
  return found?.toLowerCase() === denom.toLowerCase() ? [result('denom', found)] : []
}

async function searchName(pool: Pool, name: string, limit: number): Promise<SearchResult[]> {
  if (name.length < shortestName || name.includes('\0')) return []
  const [validators, denoms] = await Promise.all([
    findValidatorsByMoniker(pool, name, limit),
    findDenoms(pool, name, limit),
  ])
  return [...validators.map(toResult), ...denoms.map((denom) => result('denom', denom))].slice(0, limit)
}

function toResult({ operator, moniker }: FoundValidator): SearchResult {
  return result('validator', encodeAddress('injvaloper', operator), moniker)
}

function result(kind: string, id: string, name = ''): SearchResult {
  return { kind, id, name }
}

function valid(results: SearchResult[]): SearchResponse {
  return { results, outcome: 'valid' }
}

function orElse(results: SearchResult[], outcome: string): SearchResponse {
  return { results, outcome: results.length > 0 ? 'valid' : outcome }
}
