export const search = {
  label: 'Search for a transaction, block or address',
  title: 'Search',
  for: 'What we found for “{text}”',
  nothing: 'No results for “{text}”',
  ask: 'Type a height, a hash, an address or a name.',
  unlike: 'Your search doesn’t match a block, transaction, asset, or address.',
  suggestions: 'Suggestions',
  count: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  absent: {
    awaited: 'not there yet: its page waits for it',
    ended: 'not there: the recording has been played to its end',
  },
  kind: '{kind, select, block {Block} blockHash {Block} transaction {Transaction} validator {Validator} denom {Asset} token {Asset} market {Market} order {Order} trade {Trade} contract {Contract} proposal {Proposal} subaccount {Subaccount} code {Code} collection {NFTs} auction {Auction} deposit {Deposit} withdrawal {Withdrawal} batch {Batch} channel {Channel} client {Client} connection {Connection} feed {Price feed} page {Page} other {Account}}',
} as const
