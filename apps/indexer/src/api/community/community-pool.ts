import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type {
  GetCommunityPoolRequest,
  GetCommunityPoolResponse,
  ListCommunityFlowsRequest,
  ListCommunityFlowsResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey, heightOf, toSequence } from '#src/decode/values/keys.ts'
import { findNames } from '#src/queries/orders/names.ts'
import {
  flowKinds,
  listCommunityFlows as findFlows,
  sumCommunityFlows,
  type FlowFilter,
  type FlowKind,
} from '#src/queries/staking/community-flows.ts'
import { listCommunityPool } from '#src/queries/staking/rewards.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { readHeights } from '../exchange/read-page.ts'
import { requireKnown } from '../require-known.ts'

const kindsOf: Record<string, readonly FlowKind[]> = {
  '': flowKinds,
  to: ['given', 'given_to_validator'],
  from: ['spent', 'trading_rewards', 'rewards', 'commission'],
}

/** @throws Fault `invalid-input` */
export async function listCommunityFlows(
  pool: Pool,
  request: ListCommunityFlowsRequest,
): Promise<ListCommunityFlowsResponse> {
  const { direction, cursor } = request
  const kinds = Object.hasOwn(kindsOf, direction) ? kindsOf[direction] : undefined
  if (kinds === undefined)
    throw invalidInput('community.direction', `"${direction.slice(0, 40)}" is neither to nor from`)
  const [limit, before] = [readLimit(request.limit), readPlace(cursor)]
  const found = await findFlows(pool, await readFilter(pool, kinds, request), { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ sequence, denomKey }) => [
    String(sequence),
    String(denomKey),
  ])
  const heights = lines.map(({ sequence }) => heightOf(sequence))
  const names = await findNames(pool, { markets: [], accounts: [], heights })
  const flows = lines.map(({ sequence, kind, account, denom, amount }) => {
    const height = heightOf(sequence)
    const time = names.timeMs(height)
    return { height, time, kind, account: encodeAddress('inj', account), denom, amount }
  })
  return { flows, next }
}

/** @throws Fault `invalid-input`; `unavailable` where the index does not know what the pool has */
export async function getCommunityPool(
  pool: Pool,
  request: GetCommunityPoolRequest,
): Promise<GetCommunityPoolResponse> {
  const filter = await readFilter(pool, ['given', 'given_to_validator', 'spent', 'trading_rewards'], request)
  await requireKnown(pool, 'distribution')
  const [coins, sums] = await Promise.all([listCommunityPool(pool), sumCommunityFlows(pool, filter)])
  return {
    coins,
    sums: sums.map(({ account, ...sum }) => ({ ...sum, account: encodeAddress('inj', account) })),
    unknown: [],
  }
}

type Asked = { account: string; from: bigint; to: bigint }

/** @throws Fault `invalid-input` */
async function readFilter(
  pool: Pool,
  kinds: readonly FlowKind[],
  { account, from, to }: Asked,
): Promise<FlowFilter> {
  const key = account === '' ? undefined : accountKey(readName(account).bytes)
  const heights = await readHeights(pool, from, to)
  return { kinds, account: key, first: toSequence(heights.from, 0), last: toSequence(heights.to, 65_535) }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): { sequence: bigint; denomKey: bigint } | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [sequence = '', denom = ''] = parts
  if (!/^\d{1,18}$/.test(sequence) || !/^-?\d{1,19}$/.test(denom)) throw notOurs()
  return { sequence: BigInt(sequence), denomKey: BigInt.asIntN(64, BigInt(denom)) }
}
