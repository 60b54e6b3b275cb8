export const markets = {
  title: 'Busiest markets',
  none: 'Nothing has been traded in the last 24 hours. What is traded appears here by itself.',
  young: 'Trades are counted from {moment} on; changes and volumes are of the time since then.',
  fresh: 'since its first trade',
  last: 'Last trade in block {height}',
  fills: '{count, plural, one {# fill} other {# fills}}',
  columns: {
    market: 'Market',
    price: 'Price',
    change: '24 h',
    volume: 'Volume, 24 h',
    line: 'Last 24 h',
  },
  kinds: {
    spot: 'Spot',
    perpetual: 'Perpetual',
    expiry: 'Futures',
    binary: 'Binary option',
  },
  statuses: {
    Paused: 'paused',
    Demolished: 'closed',
    Expired: 'expired',
  },
  went: {
    up: 'up',
    down: 'down',
  },
} as const
