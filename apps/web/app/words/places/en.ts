export const places = {
  title: 'Where to look',
  noSite: 'this site doesn’t show it',
  source: 'Source',
  sources: {
    index: 'the index',
    public: 'public services',
  },
  toldBy: {
    index: 'Told by the index.',
    public: 'Told by public services.',
  },
  fateUntold: {
    now: 'what became of it can’t be told at the moment',
    public: 'public services don’t tell what became of it',
  },
  groups: {
    trading: 'Trading',
    network: 'Network',
    ecosystem: 'Ecosystem',
    developers: 'Developers',
  },
  links: {
    markets: 'All markets',
    busiest: 'The busiest markets',
    auction: 'The newest auction',
    orders: 'Orders of market makers',
    swaps: 'Orders at the market price',
    trades: 'Trades',
    blocks: 'Blocks',
    transactions: 'Transactions',
    failed: 'Transactions that failed',
    factory: 'New tokens',
    raw: 'Decode or send a raw transaction',
    json: 'The newest block as JSON',
    blocksCsv: 'Blocks as a file',
    transactionsCsv: 'Transactions as a file',
  },
} as const
