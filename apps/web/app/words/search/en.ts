export const search = {
  label: 'Search for a transaction, block or address',
  title: 'Search',
  for: 'What we found for “{text}”',
  nothing: 'No results for “{text}”',
  ask: 'Type a height, a hash, an address or a name.',
  outcomes: {
    valid: {
      title: 'No results found',
      text: 'Your search doesn’t match a block, transaction, asset, or address.',
    },
    blockInvalid: {
      title: 'Invalid block height',
      text: 'A height is a whole number from 1 on. Please enter it again.',
    },
    blockNotFound: {
      title: 'Block not found',
      text: 'The chain has no block of that height yet.',
    },
    accountInvalid: {
      title: 'Invalid account address',
      text: 'It looks like an address, but its check digits don’t fit: a character is wrong or missing. Please enter it again.',
    },
    accountNotFound: {
      title: 'Account not found',
      text: 'No transaction has named this address so far.',
    },
    contractInvalid: {
      title: 'Invalid contract address',
      text: 'The address of a contract begins with inj1, and a character of this one is wrong or missing. Please enter it again.',
    },
    contractNotFound: {
      title: 'Contract not found',
      text: 'No contract of the chain has this address.',
    },
    wasmCodeInvalid: {
      title: 'Invalid code id',
      text: 'The id of a code is a whole number from 1 on. Please enter it again.',
    },
    wasmCodeNotFound: {
      title: 'Code not found',
      text: 'No code with this id has been stored so far.',
    },
    transactionNotFound: {
      title: 'Transaction not found',
      text: 'Neither a transaction nor a block has this hash. A transaction that was just sent takes some seconds.',
    },
    invalidTransactionHash: {
      title: 'Invalid transaction hash',
      text: 'A transaction hash has 64 hexadecimal digits. Please enter it again.',
    },
  },
  suggestions: 'Suggestions',
  count: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  absent: {
    awaited: 'not there yet: its page waits for it',
    ended: 'not there: the recording has been played to its end',
  },
  kind: '{kind, select, block {Block} blockHash {Block} transaction {Transaction} validator {Validator} denom {Asset} token {Asset} market {Market} order {Order} trade {Trade} contract {Contract} proposal {Proposal} subaccount {Subaccount} code {Code} collection {NFTs} auction {Auction} deposit {Deposit} withdrawal {Withdrawal} batch {Batch} channel {Channel} feed {Price feed} page {Page} other {Account}}',
} as const
