/** As `injectived` names a development chain. */
export const chainId = 'injective-777'

/** Who tells the price of the binary options, and of what. */
export const provider = { name: 'local', symbol: 'INJ-ABOVE-30' }

/** The tokens of a local chain; USDT and WBTC stand where the bridge of the public chain has them. */
export const tokens = {
  inj: { denom: 'inj', symbol: 'INJ', name: 'Injective', decimals: 18 },
  usdt: {
    denom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7',
    symbol: 'USDT',
    name: 'Tether',
    decimals: 6,
  },
  wbtc: {
    denom: 'peggy0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    symbol: 'WBTC',
    name: 'Wrapped Bitcoin',
    decimals: 8,
  },
} as const

/** The contracts of a local chain: its first code's first, and the first that alice made. */
export const contracts = {
  cw20: {
    address: 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
    symbol: 'LOCAL',
    name: 'Local Token',
    decimals: 6,
  },
  erc20: {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    symbol: 'LUSD',
    name: 'Local Dollar',
    decimals: 6,
  },
} as const
