import type {
  PortfolioRequest,
  PortfolioResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import type { Pool } from 'pg'
import { addDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { readName } from '../accounts/read-page.ts'
import { createUpnls, listDeposits } from '../portfolio/holdings.ts'
import { requireKnown } from '../require-known.ts'
import { sumUsd, type UsdPrices } from '../usd-prices.ts'

/** The method about what the subaccounts of an account are worth, in dollars; what has no price counts for nothing. */
export function createWorthMethods({ pool, readUsd }: { pool: Pool; readUsd: () => Promise<UsdPrices> }) {
  const readUpnls = createUpnls(pool)
  return {
    async portfolio({ accountAddress }: PortfolioRequest): Promise<PortfolioResponse> {
      const { account, bytes } = readName(accountAddress)
      await requireKnown(pool, 'exchange')
      const usd = await readUsd()
      const [deposits, upnls] = await Promise.all([listDeposits(pool, bytes, usd), readUpnls(account)])
      const ids = new Set([
        ...deposits.map(({ subaccountId }) => subaccountId),
        ...upnls.map(({ position }) => position?.subaccountId ?? ''),
      ])
      const subaccounts = [...ids].toSorted().map((subaccountId) => {
        const held = deposits.filter((one) => one.subaccountId === subaccountId).map(({ deposit }) => deposit)
        const availableBalance = sum(held.map(({ availableBalanceUsd }) => availableBalanceUsd))
        const total = sum(held.map(({ totalBalanceUsd }) => totalBalanceUsd))
        const open = upnls.filter(({ position }) => position?.subaccountId === subaccountId)
        return {
          subaccountId,
          availableBalance,
          lockedBalance: addDecimals([total, multiplyDecimals(availableBalance, '-1')]),
          unrealizedPnl: sum(
            open.map(({ quoteDenom, unrealizedPnl }) => usd.worthOf(quoteDenom, unrealizedPnl || '0') ?? ''),
          ),
        }
      })
      const of = (name: 'availableBalance' | 'lockedBalance' | 'unrealizedPnl') =>
        addDecimals(subaccounts.map((one) => one[name]))
      const parts = {
        availableBalance: of('availableBalance'),
        lockedBalance: of('lockedBalance'),
        unrealizedPnl: of('unrealizedPnl'),
      }
      return { portfolio: { portfolioValue: addDecimals(Object.values(parts)), ...parts, subaccounts } }
    },
  }
}

function sum(worths: string[]): string {
  return sumUsd(worths.filter((worth) => worth !== ''))
}
