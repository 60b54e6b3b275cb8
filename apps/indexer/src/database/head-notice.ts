import type { BlockRows } from '#src/decode/block-rows.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'

/** What listeners of `head` are told of the newest block; numbers that may be large are digits. */
export function encodeHeadNotice({ block, txs }: BlockRows): string {
  return JSON.stringify({
    height: String(block.height),
    hash: toNodeHex(block.hash),
    time: Number(block.time / 1000n),
    proposer: block.proposer.toString('hex'),
    txs: txs.length,
    failed: block.failed,
    gasWanted: String(block.gasWanted),
    gasUsed: String(block.gasUsed),
    txsByKind: block.txsByKind,
    gasByKind: block.gasByKind.map(String),
  })
}

/** What of it tells one head from another. */
export function readHeadNotice(text: string): { height: bigint; hash: string } {
  const { height, hash } = JSON.parse(text) as { height: string; hash: string }
  return { height: BigInt(height), hash }
}
