import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { readDuration } from '#src/decode/values/nanoseconds.ts'
import { readConsensus } from '../staking/read.ts'
import { bonded, stakes } from '../staking/tables.ts'
import { setMissed } from './missed-bits.ts'
import { signingInfos, slashingParams, type SigningInfo } from './tables.ts'

type Genesis = {
  params?: {
    signed_blocks_window: string
    min_signed_per_window: string
    downtime_jail_duration: string
    slash_fraction_double_sign: string
    slash_fraction_downtime: string
  }
  signing_infos?:
    | {
        address: string
        validator_signing_info: {
          start_height: string
          index_offset: string
          jailed_until: string
          tombstoned: boolean
          missed_blocks_counter: string
        }
      }[]
    | null
  missed_blocks?: { address: string; missed_blocks: { index: string; missed: boolean }[] | null }[] | null
}

export async function readSlashingGenesis(state: State, genesis: unknown): Promise<void> {
  const { params, signing_infos, missed_blocks } = (genesis ?? {}) as Genesis
  if (params === undefined) return
  state.put(slashingParams, {
    id: 1,
    signed_blocks_window: BigInt(params.signed_blocks_window),
    min_signed_per_window: parseDecimal(params.min_signed_per_window),
    downtime_jail_duration: readDuration(params.downtime_jail_duration),
    slash_fraction_double_sign: parseDecimal(params.slash_fraction_double_sign),
    slash_fraction_downtime: parseDecimal(params.slash_fraction_downtime),
  })
  for (const { address, validator_signing_info: info } of signing_infos ?? []) {
    state.put(signingInfos, {
      consensus: readConsensus(address),
      start_height: BigInt(info.start_height),
      index_offset: BigInt(info.index_offset),
      jailed_until: readNanoseconds(info.jailed_until),
      tombstoned: info.tombstoned,
      missed: BigInt(info.missed_blocks_counter),
      known_at: null,
    })
  }
  for (const { address, missed_blocks: missed } of missed_blocks ?? []) {
    for (const one of missed ?? []) {
      if (one.missed) await setMissed(state, readConsensus(address), BigInt(one.index), true)
    }
  }
  for (const { consensus } of await state.list(stakes, { status: bonded })) {
    const known = await state.find(signingInfos, { consensus })
    if (known === undefined) state.put(signingInfos, newInfo(consensus, 0n))
  }
}

export function newInfo(consensus: Buffer, start_height: bigint): SigningInfo {
  const none = { index_offset: 0n, jailed_until: 0n, tombstoned: false, missed: 0n, known_at: null }
  return { consensus, start_height, ...none }
}
