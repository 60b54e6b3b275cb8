export const search = {
  label: 'Search for a transaction, block or address',
  title: 'Search',
  for: 'What we found for “{text}”',
  nothing: 'Nothing found for “{text}”',
  ask: 'Type a height, a hash, an address or a name.',
  valid: 'Your search doesn’t match a block, transaction, asset, or address.',
  blockInvalid: 'A height is a whole number from 1 on.',
  blockNotFound: 'The chain has no block of that height yet.',
  accountInvalid:
    'It looks like an address, but its check digits don’t fit: a character is wrong or missing.',
  accountNotFound: 'No transaction has named this address so far.',
  transactionNotFound:
    'Neither a transaction nor a block has this hash. A transaction that was just sent takes some seconds.',
  invalidTransactionHash: 'A transaction hash has 64 hexadecimal digits.',
  kind: '{kind, select, block {Block} blockHash {Block} transaction {Transaction} validator {Validator} denom {Asset} subaccount {Subaccount} other {Account}}',
} as const
