import { invalidInput } from '@injsight/errors'
import type { EvmNft, ListEvmNftsRequest, ListEvmNftsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listEvmNfts as findNfts, type EvmNftFilter, type EvmNftRow } from '#src/queries/evm/nfts.ts'
import { cutPage, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { toAccount } from './find-token.ts'
import { readNumbers } from './read-numbers.ts'

/** @throws Fault `invalid-input` */
export async function listEvmNfts(pool: Pool, request: ListEvmNftsRequest): Promise<ListEvmNftsResponse> {
  const filter = readFilter(request)
  const limit = readLimit(request.limit)
  const [contract, token, holder] = readNumbers(readCursor(request.cursor, 3))
  const after =
    contract === undefined || token === undefined || holder === undefined
      ? undefined
      : { contract, token, holder }
  const [found, unknown] = await Promise.all([
    findNfts(pool, filter, { after, limit: limit + 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const { lines, next } = cutPage(found, limit, (row) => [row.contract, row.token, row.holder])
  return { nfts: lines.map((row) => toNft(row, filter.standard)), next, unknown }
}

function readFilter({ account, contract, standard }: ListEvmNftsRequest): EvmNftFilter {
  if (account === '' && contract === '')
    throw invalidInput('token.owner', 'Tell an account, a contract, or both')
  if (standard !== '' && standard !== 'erc721' && standard !== 'erc1155')
    throw invalidInput('token.standard', `"${standard.slice(0, 40)}" is none of erc721, erc1155`)
  return {
    standard: standard === 'erc1155' ? 'erc1155' : 'erc721',
    owner: account === '' ? undefined : readName(account).bytes,
    contract: contract === '' ? undefined : readName(contract).bytes,
  }
}

function toNft(row: EvmNftRow, standard: string): EvmNft {
  return {
    contract: toPrefixedHex(row.address),
    standard,
    token: row.token,
    owner: toAccount(row.owner),
    amount: row.amount,
    height: BigInt(row.height),
    name: row.name ?? '',
  }
}
