import { contractRules } from './rules/contract.ts'
import { evmRules } from './rules/evm.ts'
import { exchangeRules } from './rules/exchange.ts'
import { govRules } from './rules/gov.ts'
import { ibcRules } from './rules/ibc.ts'
import { injectiveRules } from './rules/injective.ts'
import type { Rules } from './rule.ts'
import { sdkRules } from './rules/sdk.ts'
import { stakingRules } from './rules/staking.ts'

/** By codespace and code; the first that fits counts. */
export const rules: Rules = {
  ...sdkRules,
  ...stakingRules,
  ...govRules,
  ...exchangeRules,
  ...injectiveRules,
  ...contractRules,
  ...evmRules,
  ...ibcRules,
}
