import { general } from './next-steps/general.ts'
import { bank } from './next-steps/bank.ts'
import { staking } from './next-steps/staking.ts'
import { governance } from './next-steps/governance.ts'
import { grants } from './next-steps/grants.ts'
import { exchange } from './next-steps/exchange.ts'
import { contracts } from './next-steps/contracts.ts'
import { tokens } from './next-steps/tokens.ts'
import { oracles } from './next-steps/oracles.ts'
import { bridges } from './next-steps/bridges.ts'
import { evm } from './next-steps/evm.ts'
import type { FailurePatterns, StepPatterns } from './patterns/en.ts'

/** What may be done after a failure. There is always something; where it is nothing, that is said too. */
const steps: Record<keyof FailurePatterns, keyof StepPatterns> = {
  ...general,
  ...bank,
  ...staking,
  ...governance,
  ...grants,
  ...exchange,
  ...contracts,
  ...tokens,
  ...oracles,
  ...bridges,
  ...evm,
}

export function stepAfter(failure: keyof FailurePatterns): keyof StepPatterns {
  return steps[failure]
}
