import type { WasmDeed } from '@injsight/injsight-v1'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import type { DeedRow } from '#src/queries/contracts/deeds.ts'

export function toDeed({ sequence, deed, value, hash, time }: DeedRow): WasmDeed {
  return {
    deed,
    value,
    height: heightOf(sequence),
    time: BigInt(time?.getTime() ?? 0),
    hash: hash === null ? '' : toNodeHex(hash),
  }
}
