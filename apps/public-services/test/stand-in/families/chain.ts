import { ofChain } from '../../../src/pass-on.ts'
import type { Family } from '../family.ts'
import { grpcWeb, toldBehind } from '../grpc-web.ts'

/** The chain's own queries over gRPC-web. */
export const chain: Family = (options) => [grpcWeb(toldBehind(ofChain, options), options)]
