import { general } from './general/es.ts'
import { bank } from './bank/es.ts'
import { staking } from './staking/es.ts'
import { governance } from './governance/es.ts'
import { grants } from './grants/es.ts'
import { exchange } from './exchange/es.ts'
import { contracts } from './contracts/es.ts'
import { tokens } from './tokens/es.ts'
import { oracles } from './oracles/es.ts'
import { bridges } from './bridges/es.ts'
import { evm } from './evm/es.ts'
import type { FailurePatterns } from './en.ts'

/** Why a transaction failed, in Spanish. */
export const failures: FailurePatterns = {
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

export { steps } from './steps/es.ts'
