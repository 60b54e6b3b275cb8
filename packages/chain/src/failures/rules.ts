import { contractRules } from './contract-rules.ts'
import { evmRules } from './evm-rules.ts'
import { exchangeRules } from './exchange-rules.ts'
import { govRules } from './gov-rules.ts'
import { ibcRules } from './ibc-rules.ts'
import { injectiveRules } from './injective-rules.ts'
import type { Rules } from './rule.ts'
import { sdkRules } from './sdk-rules.ts'
import { stakingRules } from './staking-rules.ts'

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
