/** The heights of the older recording at which its market is busy, one block after the other: `busy` in its `txs.json`. */
export const busyBlocks = { first: 428, last: 731, count: 304 } as const

/** Those of the newer one, where each event of the exchange is told twice. */
export const newerBusyBlocks = { first: 301, last: 700, count: 400 } as const
