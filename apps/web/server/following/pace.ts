type Head = { height: bigint; time: bigint }

export type Pace = {
  hear(head: Head): void
  /** What a block takes, in milliseconds, about. */
  blockMs(): number
}

/** Until enough blocks came to tell: what they take on mainnet. */
const usualMs = 650
const fewBlocks = 100n
/** Looked back no further, so that a halt is forgotten. */
const manyBlocks = 5000n

/** How fast blocks come, by their own times. */
export function createPace(): Pace {
  let first: Head | undefined
  let last: Head | undefined
  let told = usualMs
  return {
    hear(head) {
      last = head
      if (first === undefined || head.height < first.height) first = head
      const blocks = last.height - first.height
      if (blocks < fewBlocks) return
      // Rounded, for what follows from it is kept.
      told = Math.max(10, Math.round(Number(last.time - first.time) / Number(blocks) / 10) * 10)
      if (blocks >= manyBlocks) first = head
    },
    blockMs: () => told,
  }
}
