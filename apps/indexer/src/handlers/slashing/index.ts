import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/query_pb.client.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/slashing_pb.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/tx_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { findNanoseconds } from '#src/decode/values/nanoseconds.ts'
import type { State } from '#src/state/state.ts'
import { onEvent, onMessage, type BlockContext, type Module } from '../module.ts'
import { listAll } from '../node-transport.ts'
import { hooksOf } from '../staking/hooks.ts'
import { readConsensus } from '../staking/read.ts'
import { newInfo, readSlashingGenesis } from './genesis.ts'
import { slashingHistory } from './history.ts'
import { missedBlocks, signingInfos, slashingParams } from './tables.ts'
import { countAbsent, countSigners, punish } from './votes.ts'

export const slashing: Module = {
  name: 'slashing',
  state: {
    tables: [signingInfos, missedBlocks, slashingParams],
    beginBlock: countSigners,
    events: [onEvent('liveness', countAbsent), onEvent('slash', punish)],
    messages: [onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params))],
    endBlock: welcomeBonded,
    fromGenesis: readSlashingGenesis,
    fromNode: askSlashing,
  },
  history: slashingHistory,
}

/** Whoever enters the set begins to be counted. */
async function welcomeBonded(state: State, block: BlockContext): Promise<void> {
  for (const call of hooksOf(block)) {
    if (call.hook !== 'validator bonded') continue
    const { consensus } = call.stake
    const known = await state.find(signingInfos, { consensus })
    state.put(signingInfos, { ...(known ?? newInfo(consensus, 0n)), start_height: block.height })
  }
}

function putParams(state: State, params: Params | undefined): void {
  if (params === undefined) return
  const readDecimal = (bytes: Uint8Array) => BigInt(Buffer.from(bytes).toString('utf8') || '0')
  state.put(slashingParams, {
    id: 1,
    signed_blocks_window: params.signedBlocksWindow,
    min_signed_per_window: readDecimal(params.minSignedPerWindow),
    downtime_jail_duration: findNanoseconds(params.downtimeJailDuration) ?? 0n,
    slash_fraction_double_sign: readDecimal(params.slashFractionDoubleSign),
    slash_fraction_downtime: readDecimal(params.slashFractionDowntime),
  })
}

/** A node tells how many blocks were missed, but not which: after a whole window the index knows by itself. */
async function askSlashing(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const { params } = await client.params({}).response
  putParams(state, params)
  const infos = await listAll(async (pagination) => {
    const { info: items, pagination: page } = await client.signingInfos({ pagination }).response
    return { items, next: page?.nextKey }
  })
  for (const info of infos) {
    const known = info.missedBlocksCounter === 0n
    state.put(signingInfos, {
      consensus: readConsensus(info.address),
      start_height: info.startHeight,
      index_offset: info.indexOffset,
      jailed_until: findNanoseconds(info.jailedUntil) ?? 0n,
      tombstoned: info.tombstoned,
      missed: known ? 0n : null,
      known_at: known ? null : info.indexOffset + (params?.signedBlocksWindow ?? 0n),
    })
  }
}
