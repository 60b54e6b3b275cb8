import { ofExchange } from '../../../src/pass-on.ts'
import type { Family } from '../family.ts'
import { grpcWeb, toldBehind } from '../grpc-web.ts'

/** Injective's services of markets, portfolios, oracles and funds. */
export const exchange: Family = (options) => [grpcWeb(toldBehind(ofExchange, options), options)]
