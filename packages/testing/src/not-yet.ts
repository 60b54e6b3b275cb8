/** What is not true yet of a recording, by the titles of tests; empty when the work on it is done. */
export const notYet: Record<string, string[]> = {
  newer: [
    'every account has the number, sequence and key that the chain says, its vesting and its code',
    'a node tells them as the blocks do',
    'what denoms are called is what the node says of them',
    '[IDX-04] markets of every kind are as the node says',
    'everything that the bridge keeps is what the node says',
  ],
}
