import type {
  AuctionsStatsResponse,
  InjBurntEndpointResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import type { Pool } from 'pg'
import { sumWinningBids } from '#src/queries/exchange/auction.ts'
import { shift } from '#src/queries/exchange/units.ts'
import type { UsdPrices } from '../usd-prices.ts'

const injDecimals = 18

/** The methods about what winners paid, which the chain burns: in whole INJ, of the rounds that the index has. */
export function createBurntMethods({ pool, readUsd }: { pool: Pool; readUsd: () => Promise<UsdPrices> }) {
  return {
    async injBurntEndpoint(): Promise<InjBurntEndpointResponse> {
      return { totalInjBurnt: shift(await sumWinningBids(pool), -injDecimals) }
    },
    async auctionsStats(): Promise<AuctionsStatsResponse> {
      const [burnt, usd] = await Promise.all([sumWinningBids(pool), readUsd()])
      return { totalBurnt: shift(burnt, -injDecimals), totalUsdValue: usd.worthOf('inj', burnt) ?? '' }
    },
  }
}
