/** Prices that others tell, outside of the chain. */
export const prices = {
  source:
    '{source, select, injective {Injective’s price service} coingecko {CoinGecko} other {A price service}}',
  said: '{source}, {age}',
  nobody: 'No market of this chain and no price service that this site asks has a price of it.',
  silent: 'The price services do not answer at the moment.',
  hint: 'A price with a source beside it is one that others tell, outside of this chain.',
} as const
