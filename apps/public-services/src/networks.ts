/** Where the public services of a network answer, without a slash at the end. */
export type Network = {
  chainId: string
  /** Injective's explorer: blocks, transactions, accounts; gRPC-web, and REST under /api/explorer. */
  explorer: string
  /** Injective's other services: markets, trades, portfolios, oracles, funds, auctions. */
  exchange: string
  /** The chain's own queries. */
  chain: string
}

/** As `@injectivelabs/networks` names them. */
export const networks = {
  mainnet: {
    chainId: 'injective-1',
    explorer: 'https://k8s.global.mainnet.explorer.grpc-web.injective.network',
    exchange: 'https://sentry.exchange.grpc-web.injective.network',
    chain: 'https://sentry.chain.grpc-web.injective.network',
  },
  testnet: {
    chainId: 'injective-888',
    explorer: 'https://k8s.testnet.explorer.grpc-web.injective.network',
    exchange: 'https://testnet.sentry.exchange.grpc-web.injective.network',
    chain: 'https://testnet.sentry.chain.grpc-web.injective.network',
  },
  devnet: {
    chainId: 'injective-777',
    explorer: 'https://devnet.api.injective.dev',
    exchange: 'https://devnet.api.injective.dev',
    chain: 'https://devnet.grpc.injective.dev',
  },
} as const satisfies Record<string, Network>
