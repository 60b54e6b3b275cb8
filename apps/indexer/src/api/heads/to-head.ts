import { encodeAddress } from '@injsight/chain'
import type { Head } from '@injsight/injsight-v1'
import type { HeadRow } from '#src/queries/blocks/heads.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'

/** No block is as high: what lists begin below when nobody says where. */
export const beyondAll = 2n ** 63n - 1n

export function toHead({ hash, timeMs, proposer, operator, ...rest }: HeadRow): Head {
  return {
    ...rest,
    hash: toNodeHex(hash),
    time: timeMs,
    proposer: encodeAddress('injvalcons', proposer),
    operator: operator === undefined ? '' : encodeAddress('injvaloper', operator),
  }
}
