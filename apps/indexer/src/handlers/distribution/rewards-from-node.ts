import {
  DelegatorStartingInfo,
  FeePool,
  ValidatorCurrentRewards,
  ValidatorHistoricalRewards,
  ValidatorOutstandingRewards,
  ValidatorSlashEvent,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/distribution_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { listStore } from '../node-store.ts'
import { askValidators } from '../staking/from-node.ts'
import { readScaled } from '../staking/read.ts'
import type { DecCoins } from './dec-coins.ts'
import { changePool } from './pool.ts'
import { historicalRewards, startingInfos, validatorRewards, type SlashEvent } from './tables.ts'

// First bytes of the keys in the module's store. An address in a key stands behind its length.
const feePool = 0
const outstandingRewards = 2
const starts = 4
const history = 5
const currentRewards = 6
const slashEvents = 8

/** No query tells the periods behind rewards: a node's store does, where it lets itself be asked. */
export async function askRewards(state: State, node: RpcTransport): Promise<void> {
  const list = (prefix: number, ...rest: number[]) =>
    listStore(node, 'distribution', Uint8Array.of(prefix, ...rest))
  const client = new QueryClient(node)
  const [pool] = await list(feePool)
  const held = toCoins(FeePool.fromBinary(pool?.value ?? new Uint8Array()).communityPool)
  checkSame(held, toCoins((await client.communityPool({}).response).pool))
  await changePool(state, held, 1n)
  for (const { operatorAddress: validator } of await askValidators(node)) {
    const { bytes } = decodeAddress(validator)
    const of = (prefix: number) => list(prefix, bytes.length, ...bytes)
    const periods = await askPeriods(state, validator, await of(history))
    askStarts(state, validator, periods, await of(starts))
    const [outstanding] = await of(outstandingRewards)
    const [current] = await of(currentRewards)
    if (outstanding === undefined || current === undefined) throw unlike()
    const owed = toCoins(ValidatorOutstandingRewards.fromBinary(outstanding.value).rewards)
    const told = await client.validatorOutstandingRewards({ validatorAddress: validator }).response
    checkSame(owed, toCoins(told.rewards?.rewards ?? []))
    const { rewards, period } = ValidatorCurrentRewards.fromBinary(current.value)
    if (!periods.has(period - 1n)) throw unlike()
    state.put(validatorRewards, {
      validator,
      outstanding: owed,
      current: toCoins(rewards),
      period,
      slashes: (await of(slashEvents)).map(readSlashEvent),
    })
  }
}

type Pair = { key: Buffer; value: Uint8Array }

async function askPeriods(state: State, validator: string, pairs: Pair[]): Promise<Set<bigint>> {
  return new Set(
    pairs.map(({ key, value }) => {
      const period = key.readBigUInt64LE()
      const { cumulativeRewardRatio, referenceCount } = ValidatorHistoricalRewards.fromBinary(value)
      const ratio = toCoins(cumulativeRewardRatio)
      state.put(historicalRewards, { validator, period, ratio, refs: BigInt(referenceCount) })
      return period
    }),
  )
}

function askStarts(state: State, validator: string, periods: Set<bigint>, pairs: Pair[]): void {
  for (const { key, value } of pairs) {
    const { previousPeriod: period, stake, height } = DelegatorStartingInfo.fromBinary(value)
    if (!periods.has(period)) throw unlike()
    const delegator = encodeAddress('inj', key.subarray(1))
    state.put(startingInfos, { validator, delegator, period, stake: readScaled(stake), height })
  }
}

function readSlashEvent({ key, value }: Pair): SlashEvent {
  const { validatorPeriod, fraction } = ValidatorSlashEvent.fromBinary(value)
  const height = key.readBigUInt64BE().toString()
  return { height, period: validatorPeriod.toString(), fraction: readScaled(fraction).toString() }
}

function toCoins(coins: { denom: string; amount: string }[]): DecCoins {
  return Object.fromEntries(coins.map(({ denom, amount }) => [denom, amount] as const))
}

/** What a query tells too has to be the same: so a store of another layout isn't taken for what it isn't. */
function checkSame(stored: DecCoins, told: DecCoins): void {
  const names = Object.keys(stored)
  if (names.length !== Object.keys(told).length || names.some((name) => stored[name] !== told[name])) {
    throw unlike()
  }
}

function unlike() {
  return badChainData('distribution.store', 'The store of distribution is not what its queries tell')
}
