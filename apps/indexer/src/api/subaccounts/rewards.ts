import type {
  RewardsRequest,
  RewardsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { listRewardPayments } from '#src/queries/exchange/rewards.ts'
import { readName } from '../accounts/read-page.ts'
import type { UsdPrices } from '../usd-prices.ts'

const mostPayments = 100

/** The method about what trading was rewarded with, the newest payment first; the chain tells no numbers of epochs. */
export function createRewardMethods({ pool, readUsd }: { pool: Pool; readUsd: () => Promise<UsdPrices> }) {
  return {
    async rewards({ accountAddress, epoch }: RewardsRequest): Promise<RewardsResponse> {
      const { account, bytes } = readName(accountAddress)
      // Minus one stands for the newest, as it does at the public service.
      if (epoch < -1n) throw invalidInput('reward.epoch', `${epoch} is not the number of an epoch`)
      const [payments, usd] = await Promise.all([listRewardPayments(pool, bytes, mostPayments), readUsd()])
      return {
        rewards: payments.map(({ timeMs, coins }) => ({
          accountAddress: account,
          rewards: coins.map((coin) => ({ ...coin, usdValue: usd.worthOf(coin.denom, coin.amount) ?? '' })),
          distributedAt: timeMs,
        })),
      }
    },
  }
}
