import { GenesisState as GenesisStateV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/genesis_pb.js'
import { QueryClient as QueryClientV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.client.js'
import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client.js'
import { badChainData, Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { marketKey } from '#src/decode/values/keys.ts'
import type { State } from '#src/state/state.ts'
import { readDecimal, readInteger, readList, readObject, readText, type Json } from '../read-json.ts'
import { putDecimals, putMinNotional } from './markets/denoms.ts'
import { putDeposit, readGenesisDeposits } from './deposits.ts'
import { putExpiry } from './markets/expiry.ts'
import { readSchedule } from './fees/fee-discounts.ts'
import { putMultiplier } from './fees/fee-multipliers.ts'
import type { Generation } from './generations.ts'
import { optOut, putActiveGrant, putGrant } from './fees/grants.ts'
import { markets, readMarket, type MarketFamily } from './markets/markets.ts'
import { nonces } from './nonces/trade-nonces.ts'
import { readParams } from './params.ts'
import { putFunding, putPerpetual } from './markets/perpetuals.ts'
import { beginPosition, readPosition } from './positions.ts'
import { readLastBlock } from './post-only.ts'
import { readMarketId, readSubaccount } from './read-values.ts'
import { beginBuckets, beginRewards } from './fees/begin-rewards.ts'
import { putSetting } from './settings.ts'
import { tellMessage } from './told-json.ts'
import { marketVolumes, subaccountVolumes } from './fees/volumes.ts'

/** Begins with the exchange's part of a genesis. */
export async function readGenesis(state: State, genesis: unknown, whole: Json): Promise<void> {
  if (genesis === undefined) return
  readLastBlock(state, whole['downtimedetector'])
  const told = readObject(genesis, 'genesis of the exchange')
  await begin(state, told, findGeneration(told), false)
}

/** Begins with all that a node has, which is of the same form as a genesis. */
export async function askNode(state: State, node: RpcTransport): Promise<void> {
  const { told, generation } = await fetchWhole(node)
  await begin(state, told, generation, true)
}

async function fetchWhole(node: RpcTransport): Promise<{ told: Json; generation: Generation }> {
  try {
    const { state } = await new QueryClient(node).exchangeModuleState({}).response
    if (state !== undefined) return { told: tellMessage(GenesisState, state), generation: 2 }
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
  }
  const { state } = await new QueryClientV1(node).exchangeModuleState({}).response
  if (state === undefined) throw badChainData('node.exchange', 'The node tells nothing of its exchange')
  return { told: tellMessage(GenesisStateV1, state), generation: 1 }
}

/** Params of the second generation have more. */
function findGeneration({ params }: Json): Generation {
  return params !== null && typeof params === 'object' && 'default_reduce_margin_ratio' in params ? 2 : 1
}

async function begin(state: State, told: Json, generation: Generation, isRunning: boolean): Promise<void> {
  if (told['params']) putSetting(state, 'params', readParams(told['params'], generation))
  for (const name of ['is_spot_exchange_enabled', 'is_derivatives_exchange_enabled'] as const) {
    putSetting(state, name, told[name] === true)
  }
  beginMarkets(state, told, generation)
  await beginDerivatives(state, told, generation)
  await beginDenoms(state, told)
  beginSubaccounts(state, told)
  beginVolumes(state, told)
  beginGrants(state, told)
  if (told['fee_discount_schedule']) {
    putSetting(state, 'fee_discount_schedule', readSchedule(told['fee_discount_schedule'], generation))
  }
  putSetting(state, 'is_first_fee_cycle_finished', told['is_first_fee_cycle_finished'] === true)
  beginBuckets(state, told, isRunning)
  beginRewards(state, told, generation)
}

const families: [field: string, family: MarketFamily][] = [
  ['spot_markets', 'spot'],
  ['derivative_markets', 'derivative'],
  ['binary_options_markets', 'binary'],
]

function beginMarkets(state: State, told: Json, generation: Generation): void {
  for (const [field, family] of families) {
    for (const one of listOf(told, field)) state.put(markets, readMarket(one, family, generation))
  }
  for (const multiplier of listOf(told, 'market_fee_multipliers')) putMultiplier(state, multiplier)
}

async function beginDerivatives(state: State, told: Json, generation: Generation): Promise<void> {
  for (const info of listOf(told, 'perpetual_market_info')) {
    await putPerpetual(state, readMarketId(info['market_id']), info)
  }
  for (const { market_id, funding } of listOf(told, 'perpetual_market_funding_state')) {
    await putFunding(state, readMarketId(market_id), funding)
  }
  for (const { market_id, market_info } of listOf(told, 'expiry_futures_market_info_state')) {
    putExpiry(state, readMarketId(market_id), market_info)
  }
  for (const { market_id, subaccount_id, position } of listOf(told, 'positions')) {
    const market = marketKey(readMarketId(market_id))
    const subaccount = readSubaccount(subaccount_id)
    beginPosition(state, { market, subaccount, position: readPosition(position) }, generation)
  }
}

async function beginDenoms(state: State, told: Json): Promise<void> {
  const decimals = [
    ...listOf(told, 'denom_decimals'),
    ...listOf(told, 'auction_exchange_transfer_denom_decimals'),
  ]
  for (const one of decimals) {
    await putDecimals(state, readText(one['denom'], 'denom'), readInteger(one['decimals'], 'decimals'))
  }
  for (const { denom, min_notional } of listOf(told, 'denom_min_notionals')) {
    await putMinNotional(state, readText(denom, 'denom'), readDecimal(min_notional, 'notional'))
  }
}

function beginSubaccounts(state: State, told: Json): void {
  for (const deposit of readGenesisDeposits(told)) putDeposit(state, deposit)
  for (const { subaccount_id, subaccount_trade_nonce } of listOf(told, 'subaccount_trade_nonces')) {
    const { nonce } = readObject(subaccount_trade_nonce, 'nonce')
    state.put(nonces, { subaccount: readSubaccount(subaccount_id).id, nonce: readInteger(nonce, 'nonce') })
  }
}

function beginVolumes(state: State, told: Json): void {
  for (const { market_id, volume } of listOf(told, 'market_volumes')) {
    state.put(marketVolumes, { market: marketKey(readMarketId(market_id)), ...readVolume(volume) })
  }
  for (const { subaccount_id, market_volumes } of listOf(told, 'subaccount_volumes')) {
    const subaccount = readSubaccount(subaccount_id).id
    for (const one of readList(market_volumes, 'volumes')) {
      const { market_id, volume } = readObject(one, 'volume')
      const market = marketKey(readMarketId(market_id))
      state.put(subaccountVolumes, { subaccount, market, ...readVolume(volume) })
    }
  }
}

function readVolume(told: unknown): { maker: bigint; taker: bigint } {
  const { maker_volume, taker_volume } = readObject(told, 'volume')
  return { maker: readDecimal(maker_volume, 'volume'), taker: readDecimal(taker_volume, 'volume') }
}

function beginGrants(state: State, told: Json): void {
  for (const { granter, grants } of listOf(told, 'grant_authorizations')) {
    for (const grant of readList(grants, 'grants')) putGrant(state, granter, grant)
  }
  for (const { grantee, active_grant } of listOf(told, 'active_grants')) {
    putActiveGrant(state, grantee, active_grant)
  }
  for (const address of readList(told['rewards_opt_out_addresses'], 'addresses')) optOut(state, address)
}

function listOf(told: Json, field: string): Json[] {
  return readList(told[field], field).map((one) => readObject(one, field))
}
