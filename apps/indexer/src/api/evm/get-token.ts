import { invalidInput } from '@injsight/errors'
import type { GetEvmTokenRequest, GetEvmTokenResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey, denomKey, heightOf } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { countEvmHolders, listTokens, type TokenRow } from '#src/queries/evm/tokens.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { findToken, type TokenFaces } from './find-token.ts'
import { toToken } from './to-token.ts'

const mostCounted = 10_000

/** @throws Fault `invalid-input` */
export async function getEvmToken(
  pool: Pool,
  { token: text, height }: GetEvmTokenRequest,
): Promise<GetEvmTokenResponse> {
  if (height < 0n) throw invalidInput('block.height', 'A height is not below 0')
  const found = await findToken(pool, text, height === 0n ? undefined : height)
  const { contract, denom, faces } = found
  const row = contract && [...(await listTokens(pool, [contract])).values()][0]
  const [holders, unknown] = await Promise.all([
    countHolders(pool, found, row),
    listUnknown(pool, ['evm-tokens', 'erc20']),
  ])
  return {
    ...(row && { token: toToken(row) }),
    contract: contract === undefined ? '' : toPrefixedHex(contract),
    denom: denom ?? '',
    faces: faces.map((face) => ({
      contract: face.contract === null ? '' : toPrefixedHex(face.contract),
      denom: face.denom,
      from: heightOf(face.begin ?? 0n),
      to: heightOf(face.end ?? 0n),
    })),
    holders,
    unknown,
  }
}

function countHolders(
  pool: Pool,
  { contract, denom }: TokenFaces,
  row: TokenRow | undefined,
): Promise<bigint> | bigint {
  if (denom !== undefined)
    return countEvmHolders(pool, { table: 'denom_holders', key: denomKey(denom) }, mostCounted)
  if (contract === undefined || row === undefined || row.lost !== null || row.standard === 'erc1155')
    return 0n
  const table = row.standard === 'erc721' ? 'evm_nfts' : 'evm_holders'
  return countEvmHolders(pool, { table, key: accountKey(contract) }, mostCounted)
}
