/** What is told in another shape than the documentation has it, and why that is right. `at` is a place in an answer. */
export type Exception = { files?: RegExp; at: RegExp; why: string }

export const exceptions: Exception[] = [
  {
    at: /oracle(?:Base|Quote)$|^oracles\[\]\.symbol$/,
    why: 'oracles of one kind go by symbols, of another by hashes',
  },
  { at: /TokenMeta\.address$/, why: 'tokens without a contract of Ethereum go by their denoms' },
  {
    at: /^build\./,
    why: 'who built it with what is no business of Go here: the map has the name and the version',
  },
  { at: /signatures\[\]\.pubkey$/, why: 'older samples have an address, newer ones the key, as ours' },
  {
    files: /PeggyDeposits/,
    at: /denom$/,
    why: 'by its denom on the chain, as everywhere: what begins with `peggy` has the contract in it',
  },
  { files: /IBCTransfers/, at: /receiver$/, why: 'somebody sent to what is no address' },
  { files: /GetCw20Balance/, at: /marketing$/, why: 'the sample’s token has nobody for its marketing' },
  { files: /\/Block\./, at: /txs\[\]\.messages$/, why: 'the sample has only the types of messages' },
  {
    files: /explorer\/Txs\.go/,
    at: /\.(?:data|gas[A-Z]\w+|txType|signatures)(?:$|\.|\[)/,
    why: 'an older revision, whose lists had whole transactions: the message of today has no such fields',
  },
  {
    files: /DerivativeMarketHistory/,
    at: /^(?:errmsg|nb)$/,
    why: 'told of an error, and where there is nothing',
  },
  {
    files: /history\/portfoliorpc/,
    at: /positionsWithUpnl\[\]/,
    why: 'of another program, not printed by the service: its decimals are filled up',
  },
  // What is told by no block.
  { at: /TokenMeta\.(?:logo|updatedAt)$/, why: 'the bank’s metadata has neither' },
  { files: /OrderbooksV2/, at: /\[\]\.timestamp$/, why: 'when a level of a book changed last isn’t kept' },

  // What the recording has nothing of.
  {
    at: /(?:oracleScaleFactor|cumulativePrice|cid|sequence|unbonding\w+|admin|disbursedAmount)$/,
    why: 'of what is asked for here this is 0, or empty',
  },
  { files: /GetWasmContracts\./, at: /\.(?:version|type)$/, why: 'contracts that don’t say what they are' },
  { at: /claimableRedemptionTime$/, why: 'redemptions that were paid out: nobody tells when they were due' },
  {
    at: /expiryFuturesMarketInfo/,
    why: 'the chain forgets it of a market that is settled, and the only one is',
  },
  {
    files: /LiquidablePositions/,
    at: /^positions\[\]$/,
    why: 'nobody can be liquidated when the recording ends',
  },
]
