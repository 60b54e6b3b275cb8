/** Every page that isn't about one thing, by what it is about. */
export const placeGroups = [
  {
    name: 'chain',
    places: [
      ['blocks', '/blocks/'],
      ['transactions', '/transactions/'],
      ['validators', '/validators/'],
      ['governance', '/proposals/'],
      ['parameters', '/params/'],
      ['statistics', '/statistics/'],
    ],
  },
  {
    name: 'trading',
    places: [
      ['markets', '/markets/'],
      ['trades', '/trade-history/'],
      ['funding', '/markets/realtime-funding-rate/'],
      ['liquidations', '/markets/liquidations/'],
      ['insurance', '/insurance/'],
      ['oracles', '/oracles/'],
      ['tradingRewards', '/trading-rewards/'],
      ['feeDiscounts', '/fee-discounts/'],
    ],
  },
  {
    name: 'tokens',
    places: [
      ['assets', '/assets/'],
      ['nfts', '/nfts/'],
      ['permissions', '/permissions/'],
      ['bridges', '/bridges/'],
      ['auctions', '/auctions/'],
    ],
  },
  {
    name: 'builders',
    places: [
      ['contracts', '/smart-contracts/'],
      ['codes', '/smart-contracts/code/'],
      ['rawTransaction', '/raw-tx/'],
    ],
  },
] as const

/** Those that most come for, the first four wherever the header has room for any. */
export const mainPlaces = [
  ['blocks', '/blocks/'],
  ['transactions', '/transactions/'],
  ['markets', '/markets/'],
  ['trades', '/trade-history/'],
  ['assets', '/assets/'],
  ['contracts', '/smart-contracts/'],
  ['validators', '/validators/'],
  ['governance', '/proposals/'],
] as const
