import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb.js'
import { findNanoseconds, readDuration } from '#src/decode/values/nanoseconds.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { readScaled } from './read.ts'
import { stakingParams } from './tables.ts'

export type GenesisParams = {
  unbonding_time: string
  max_validators: number
  max_entries: number
  historical_entries: number
  bond_denom: string
  min_commission_rate: string
}

export function putGenesisParams(state: State, params: GenesisParams): void {
  state.put(stakingParams, {
    id: 1,
    unbonding_time: readDuration(params.unbonding_time),
    max_validators: BigInt(params.max_validators),
    max_entries: BigInt(params.max_entries),
    historical_entries: BigInt(params.historical_entries),
    bond_denom: params.bond_denom,
    min_commission_rate: parseDecimal(params.min_commission_rate),
  })
}

export function putParams(state: State, params: Params | undefined): void {
  if (params === undefined) return
  state.put(stakingParams, {
    id: 1,
    unbonding_time: findNanoseconds(params.unbondingTime) ?? 0n,
    max_validators: BigInt(params.maxValidators),
    max_entries: BigInt(params.maxEntries),
    historical_entries: BigInt(params.historicalEntries),
    bond_denom: params.bondDenom,
    min_commission_rate: readScaled(params.minCommissionRate),
  })
}
