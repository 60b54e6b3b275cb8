/** The hosts of a network's public services, by what they answer. */
export const hostNames = [
  'explorer',
  'exchange',
  'chain',
  'rest',
  'node',
  'charts',
  'content',
  'uiApi',
  'prices',
  'priceProvider',
  'priceFeeds',
  'gateway',
  'ethereum',
  'pictures',
  'identities',
  'ipfs',
] as const
export type HostName = (typeof hostNames)[number]

/** Where the public services of a network answer, without a slash at the end; empty where it has none. */
export type Network = { chainId: string; urls: Record<HostName, string> }

const ofInjective = (part: string) => `https://${part}.injective.network`
const devnetApi = 'https://devnet.api.injective.dev'
/** The same for every network: each of their files and questions names the one that it is about. */
const shared = {
  content: 'https://d1baot60r65stl.cloudfront.net',
  uiApi: 'https://api.ui.injective.network/api/v1',
  priceProvider: 'https://api.coingecko.com/api/v3',
  priceFeeds: 'https://benchmarks.pyth.network/v1',
  pictures: 'https://imagedelivery.net',
  identities: 'https://s3.amazonaws.com',
  ipfs: 'https://ipfs.io',
  /** Whoever runs the site has an account with a provider of Ethereum, or does without. */
  ethereum: '',
}

/** As `@injectivelabs/networks` names them. */
export const networks = {
  mainnet: {
    chainId: 'injective-1',
    urls: {
      ...shared,
      explorer: ofInjective('k8s.global.mainnet.explorer.grpc-web'),
      exchange: ofInjective('sentry.exchange.grpc-web'),
      chain: ofInjective('sentry.chain.grpc-web'),
      rest: ofInjective('sentry.lcd'),
      node: ofInjective('sentry.tm'),
      charts: ofInjective('k8s.global.mainnet.chart.grpc-web'),
      prices: `${ofInjective('k8s.global.mainnet.asset')}/asset-price/v1`,
      gateway: ofInjective('products.web3-gateway'),
    },
  },
  testnet: {
    chainId: 'injective-888',
    urls: {
      ...shared,
      explorer: ofInjective('k8s.testnet.explorer.grpc-web'),
      exchange: ofInjective('testnet.sentry.exchange.grpc-web'),
      chain: ofInjective('testnet.sentry.chain.grpc-web'),
      rest: ofInjective('testnet.sentry.lcd'),
      node: ofInjective('testnet.sentry.tm'),
      charts: ofInjective('tc-charts.testnet'),
      prices: `${ofInjective('k8s.testnet.asset')}/asset-price/v1`,
      gateway: ofInjective('testnet.sentry.exchange.grpc-web'),
    },
  },
  devnet: {
    chainId: 'injective-777',
    urls: {
      ...shared,
      explorer: devnetApi,
      exchange: devnetApi,
      chain: 'https://devnet.grpc.injective.dev',
      rest: 'https://devnet.lcd.injective.dev',
      node: 'https://devnet.tm.injective.dev',
      charts: devnetApi,
      prices: 'https://devnet.asset.injective.dev/asset-price/v1',
      gateway: devnetApi,
    },
  },
} as const satisfies Record<string, Network>
