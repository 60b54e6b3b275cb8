import {
  MsgActivatePostOnlyMode,
  MsgCancelPostOnlyMode,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import type { State } from '#src/state/state.ts'
import { onMessage, type BlockContext, type StateMessageHandler } from '../module.ts'
import { integerOr, readObject, readText } from '../read-json.ts'
import { findSetting, putSetting } from './settings.ts'

// Up to a height that stands in its parameters the exchange takes nothing but orders that wait. No event tells of it.

const threshold = 'post_only_mode_height_threshold'

/** An admin begins it, or asks for its end. */
export const postOnlyMessages: StateMessageHandler[] = [
  onMessage(MsgActivatePostOnlyMode, async ({ blocksAmount }, state, { block }) => {
    putSetting(state, 'is_post_only_cancelled', undefined)
    const until = block.height + BigInt(blocksAmount)
    if (until > (await findThreshold(state))) await setThreshold(state, until)
  }),
  onMessage(MsgCancelPostOnlyMode, (_, state) => putSetting(state, 'is_post_only_cancelled', true)),
]

/** Before anything else in a block: after a halt the chain begins the mode by itself; one that was cancelled ends. */
export async function beginPostOnly(state: State, block: BlockContext): Promise<void> {
  await beginAfterHalt(state, block)
  // It ends too where the chain doesn't look for halts.
  if ((await findSetting(state, 'is_post_only_cancelled')) === undefined) return
  putSetting(state, 'is_post_only_cancelled', undefined)
  await setThreshold(state, block.height - 1n)
}

async function beginAfterHalt(state: State, block: BlockContext): Promise<void> {
  const params = await findSetting(state, 'params')
  const length = lengthOf(params?.['min_post_only_mode_downtime_duration'])
  if (params === undefined || length === undefined) return
  const last = await findSetting(state, 'last_block')
  putSetting(state, 'last_block', { time: block.time.toString() })
  const hasHalted = last !== undefined && block.time - BigInt(String(last['time'])) >= length
  if (hasHalted && (await findThreshold(state)) <= block.height) {
    const blocks = integerOr(params['post_only_mode_blocks_amount_after_downtime'], 0n)
    await setThreshold(state, block.height + blocks)
  }
}

/** A chain that begins has been down since the time that its genesis says. */
export function readLastBlock(state: State, genesis: unknown): void {
  if (genesis === undefined) return
  const time = readText(readObject(genesis, 'downtimedetector')['last_block_time'], 'time')
  putSetting(state, 'last_block', { time: readNanoseconds(time).toString() })
}

async function findThreshold(state: State): Promise<bigint> {
  return integerOr((await findSetting(state, 'params'))?.[threshold], 0n)
}

async function setThreshold(state: State, height: bigint): Promise<void> {
  putSetting(state, 'params', { ...(await findSetting(state, 'params')), [threshold]: height.toString() })
}

const seconds: Record<string, bigint> = { S: 1n, M: 60n, H: 3600n }

/** `DURATION_1_5H` is an hour and a half. In nanoseconds; undefined when the chain doesn't look for halts. */
function lengthOf(name: unknown): bigint | undefined {
  const [, whole, tenths = '0', unit = ''] = /^DURATION_(\d+)(?:_(\d))?([SMH])$/.exec(String(name)) ?? []
  if (whole === undefined) return undefined
  return (BigInt(whole + tenths) * (seconds[unit] ?? 0n) * 1_000_000_000n) / 10n
}
