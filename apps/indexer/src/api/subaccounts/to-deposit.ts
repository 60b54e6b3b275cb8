import { addDecimals } from '#src/queries/exchange/decimals.ts'
import type { Deposit } from '#src/queries/exchange/accounts/subaccounts.ts'
import type { UsdPrices } from '../usd-prices.ts'

/** What a subaccount holds of a denom, and what that is worth; the latter is empty where no market tells. */
export function toDeposit({ denom, available, total }: Deposit, usd: UsdPrices) {
  return {
    totalBalance: addDecimals([total]),
    availableBalance: addDecimals([available]),
    totalBalanceUsd: usd.worthOf(denom, total) ?? '',
    availableBalanceUsd: usd.worthOf(denom, available) ?? '',
  }
}
