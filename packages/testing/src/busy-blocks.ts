/** The heights of the older recording at which its market is busy, one block after the other: `busy` in its `txs.json`. */
export const busyBlocks = { first: 428, last: 731, count: 304 } as const
