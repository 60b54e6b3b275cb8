/** What became of a search, or of an address that a page was asked for. */
export const outcomes = {
  cut: 'There are more: the first {count} are shown. More letters lead to fewer.',
  lists: {
    assets: 'Assets called so',
    markets: 'Markets called so',
    contracts: 'Contracts called so',
  },
  valid: {
    title: 'No results found',
    text: 'Your search doesn’t match a block, transaction, asset, or address.',
  },
  blockInvalid: {
    title: 'Invalid block height',
    text: 'Your search doesn’t match a block height format: a height is a whole number from 1 on. Please enter it again.',
  },
  blockNotFound: {
    title: 'Block not found',
    text: 'The chain has no block of that height yet.',
  },
  accountInvalid: {
    title: 'Invalid account address',
    text: 'Your search doesn’t match an account address format: a character is wrong, missing or too many. Please enter it again.',
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
    text: 'Your search doesn’t match a transaction format, a block hash format or a subaccountId format: each has 64 hexadecimal digits. Please enter it again.',
  },
  ibcInvalid: {
    title: 'Invalid IBC asset',
    text: 'Your search doesn’t match an IBC asset format: ibc/ and 64 hexadecimal digits.',
  },
  bridgedInvalid: {
    title: 'Invalid bridged asset',
    text: 'Your search doesn’t match a bridged ERC20 asset format: peggy, 0x and 40 hexadecimal digits.',
  },
} as const
