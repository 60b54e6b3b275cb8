export const states = {
  copy: 'Copy {what}',
  copied: '{what} copied',
  copyAs: 'Copy',
  watch: 'Watch',
  isWatched: 'Watched',
  copyLink: 'Link',
  openJson: 'Open as JSON',
  notCopied: 'That could not be copied',
  unable:
    '{what, select, trades {Failed to fetch trade history} other {Network error: Unable to fetch {what, select, balances {balances} transactions {transactions} block {block} blocks {blocks} contract {contract} contracts {contracts} holders {token holders} codes {codes} code {code} transaction {transaction} account {what is known of the account} auction {the auction} changes {what changed} cw20 {CW20 tokens} figures {figures} logs {logs} markets {markets} orders {what became of the orders} packets {what became of the packets} proof {the proof} tokens {tokens} worth {what the account is worth} validators {validators} other {“{title}”}}}}',
  missing: 'This part can’t be shown at the moment.',
  retry: 'Try again',
  home: 'To the home page',
  pages: 'Pages',
  newest: 'Newest',
  older: 'Older',
  more: '{count} more',
  csvHint: 'The whole list as a file for spreadsheets',
  showRows: 'Show rows',
  unknown: 'not known',
  maintenance: {
    title: 'Back soon',
    text: 'The site is being worked on. The chain goes on, and nothing on it is affected.',
  },
  faucet: {
    title: 'The faucet gave no answer',
    text: 'No coins are known to have been sent. What went wrong has been noted; another try may well work.',
  },
  absent: {
    title:
      'Unable to locate this {kind, select, block {block} transaction {transaction} account {account} contract {contract} code {code} other {page}} on {network}',
    wait: 'Wait at least 30 seconds: it may not be in a block yet.',
    pool: 'It may be in the pool of another node than the one asked.',
    busy: 'The network may be busy.',
    ask: 'If it is still not here after an hour, ask whoever sent it, or the wallet or exchange that it was sent from.',
    control: 'An explorer shows transactions; it can’t send, speed up or cancel one.',
    elsewhere: 'Look for it on {network, select, mainnet {mainnet} testnet {testnet} other {devnet}}',
    expected: 'If you expected it',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The search finds blocks, transactions and accounts in every spelling.',
  },
  invalid: {
    title: 'This can’t be looked up',
    text: 'Something in the address is not written as it must be:',
  },
  unavailable: {
    title: 'No answer at the moment',
    text: 'It is there again as soon as whoever tells it is. Nothing on the chain is affected.',
  },
  beyond: {
    title: 'This site can’t tell this from public services',
    text: 'An index of one’s own knows it. Injective’s public services don’t tell it, or not in a form that this site reads.',
  },
  broken: {
    title: 'Something broke on our side',
    text: 'It has been noted. Another try may well work.',
  },
} as const
