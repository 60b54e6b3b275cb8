import {
  DelegatorStartingInfo,
  ValidatorCurrentRewards,
  ValidatorHistoricalRewards,
  ValidatorOutstandingRewards,
  ValidatorSlashEvent,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/distribution_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client.js'
import { decodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { askEach } from '../node-transport.ts'
import { listStore, readStore } from '../node-store.ts'
import { askValidators, listDelegators } from '../staking/from-node.ts'
import { readScaled } from '../staking/read.ts'
import type { DecCoins } from './dec-coins.ts'
import { changePool } from './pool.ts'
import { historicalRewards, startingInfos, validatorRewards, type SlashEvent } from './tables.ts'

// No query tells the periods behind rewards: a node's store does, where it lets itself be asked. It lists only what it
// holds now; what may have changed since the height that is wanted is asked for by its key, as of that height.

// First bytes of the keys in the module's store. An address in a key stands behind its length.
const outstandingRewards = 2
const starts = 4
const history = 5
const currentRewards = 6
const slashEvents = 8

type Asked = { node: RpcTransport; height: bigint; validator: string }

/** @param height that `node` answers of */
export async function askRewards(state: State, node: RpcTransport, height: bigint): Promise<void> {
  const { pool } = await new QueryClient(node).communityPool({}).response
  await changePool(state, toCoins(pool), 1n)
  for (const { operatorAddress: validator } of await askValidators(node)) {
    await askValidator(state, { node, height, validator })
  }
}

async function askValidator(state: State, asked: Asked): Promise<void> {
  const { node, validator } = asked
  const at = (prefix: number) => readStore(node, 'distribution', keyOf(prefix, validator))
  const [outstanding, current] = [await at(outstandingRewards), await at(currentRewards)]
  if (outstanding === undefined || current === undefined) throw unlike()
  const owed = toCoins(ValidatorOutstandingRewards.fromBinary(outstanding).rewards)
  const told = await new QueryClient(node).validatorOutstandingRewards({ validatorAddress: validator })
    .response
  checkSame(owed, toCoins(told.rewards?.rewards ?? []))
  const { rewards, period } = ValidatorCurrentRewards.fromBinary(current)
  const slashes = await askSlashes(asked)
  state.put(validatorRewards, { validator, outstanding: owed, current: toCoins(rewards), period, slashes })
  const begun = await askStarts(state, asked)
  await askPeriods(state, asked, [period - 1n, ...begun, ...slashes.map((slash) => BigInt(slash.period))])
}

/** Slashes are never forgotten as long as there is their validator. */
async function askSlashes({ node, height, validator }: Asked): Promise<SlashEvent[]> {
  const prefix = keyOf(slashEvents, validator)
  const all = (await listStore(node, 'distribution', prefix)).map(({ key, value }) => {
    const { validatorPeriod, fraction } = ValidatorSlashEvent.fromBinary(value)
    const of = key.readBigUInt64BE(prefix.length)
    return { of, period: validatorPeriod.toString(), fraction: readScaled(fraction).toString() }
  })
  return all
    .filter(({ of }) => of <= height)
    .map(({ of, period, fraction }) => ({ height: of.toString(), period, fraction }))
}

/** Where each delegation began to earn: it is written anew whenever the delegation changes, with the height. */
async function askStarts(state: State, { node, height, validator }: Asked): Promise<bigint[]> {
  const listed = await listNow(node, keyOf(starts, validator))
  return askEach(await listDelegators(node, validator), async (delegator) => {
    const key = keyOf(starts, validator, delegator)
    const now = readStart(listed.get(nameOf(key)))
    const isOlder = now !== undefined && now.height <= height
    const start = isOlder ? now : readStart(await readStore(node, 'distribution', key))
    if (start === undefined) throw unlike()
    const { previousPeriod: period, stake } = start
    state.put(startingInfos, { validator, delegator, period, stake: readScaled(stake), height: start.height })
    return period
  })
}

function readStart(value: Uint8Array | undefined): DelegatorStartingInfo | undefined {
  return value && DelegatorStartingInfo.fromBinary(value)
}

/**
 * What a validator had paid for a token until a period ended: it never changes, and is kept as long as something
 * refers to it.
 *
 * @param referred periods, as often as something refers to them
 */
async function askPeriods(state: State, { node, validator }: Asked, referred: bigint[]): Promise<void> {
  const listed = await listNow(node, keyOf(history, validator))
  const refs = new Map<bigint, bigint>()
  for (const period of referred) refs.set(period, (refs.get(period) ?? 0n) + 1n)
  await askEach([...refs], async ([period, count]) => {
    const key = Buffer.concat([keyOf(history, validator), Buffer.alloc(8)])
    key.writeBigUInt64LE(period, key.length - 8)
    const value = listed.get(nameOf(key)) ?? (await readStore(node, 'distribution', key))
    if (value === undefined) throw unlike()
    const ratio = toCoins(ValidatorHistoricalRewards.fromBinary(value).cumulativeRewardRatio)
    state.put(historicalRewards, { validator, period, ratio, refs: count })
  })
}

async function listNow(node: RpcTransport, prefix: Uint8Array): Promise<Map<string, Uint8Array>> {
  const all = await listStore(node, 'distribution', prefix)
  return new Map(all.map(({ key, value }) => [nameOf(key), value]))
}

function keyOf(prefix: number, ...addresses: string[]): Buffer {
  const parts = addresses.map((address) => decodeAddress(address).bytes)
  return Buffer.concat([Buffer.of(prefix), ...parts.flatMap((bytes) => [Buffer.of(bytes.length), bytes])])
}

function nameOf(key: Buffer): string {
  return key.toString('latin1')
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
