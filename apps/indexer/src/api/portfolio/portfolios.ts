import type {
  AccountPortfolioBalancesRequest,
  AccountPortfolioBalancesResponse,
  AccountPortfolioRequest,
  AccountPortfolioResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import type { Pool } from 'pg'
import { readName } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { sumUsd, type UsdPrices } from '../usd-prices.ts'
import { createUpnls, listBanked, listDeposits } from './holdings.ts'

type Sources = { pool: Pool; readUsd: () => Promise<UsdPrices> }

/** The methods about what an account has. Amounts are in the smallest units, profit in those of the quote denom. */
export function createPortfolioMethods({ pool, readUsd }: Sources) {
  const readUpnls = createUpnls(pool)

  async function readHeld(text: string) {
    const { account, bytes } = readName(text)
    await Promise.all([requireKnown(pool, 'bank'), requireKnown(pool, 'exchange')])
    const usd = await readUsd()
    const [banked, subaccounts] = await Promise.all([listBanked(pool, bytes), listDeposits(pool, bytes, usd)])
    const bankBalances = banked.map((coin) => ({
      ...coin,
      usdValue: usd.worthOf(coin.denom, coin.amount) ?? '',
    }))
    return { accountAddress: account, bankBalances, subaccounts }
  }

  return {
    async accountPortfolio(request: AccountPortfolioRequest): Promise<AccountPortfolioResponse> {
      const held = await readHeld(request.accountAddress)
      const upnls = await readUpnls(held.accountAddress)
      const positionsWithUpnl = upnls.map(({ position, unrealizedPnl }) => ({
        ...(position ? { position } : {}),
        unrealizedPnl,
      }))
      return { portfolio: { ...held, positionsWithUpnl } }
    },
    /** What has no price counts for nothing in the total. */
    async accountPortfolioBalances(
      request: AccountPortfolioBalancesRequest,
    ): Promise<AccountPortfolioBalancesResponse> {
      const held = await readHeld(request.accountAddress)
      const worths = [
        ...held.bankBalances.map(({ usdValue }) => usdValue),
        ...held.subaccounts.map(({ deposit }) => deposit.totalBalanceUsd),
      ]
      if (request.usd)
        return { portfolio: { ...held, totalUsd: sumUsd(worths.filter((worth) => worth !== '')) } }
      return {
        portfolio: {
          ...held,
          bankBalances: held.bankBalances.map((coin) => ({ ...coin, usdValue: '' })),
          subaccounts: held.subaccounts.map(({ deposit, ...one }) => ({
            ...one,
            deposit: { ...deposit, totalBalanceUsd: '', availableBalanceUsd: '' },
          })),
          totalUsd: '',
        },
      }
    },
  }
}
