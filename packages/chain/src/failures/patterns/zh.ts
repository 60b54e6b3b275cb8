import { general } from './general/zh.ts'
import { bank } from './bank/zh.ts'
import { staking } from './staking/zh.ts'
import { governance } from './governance/zh.ts'
import { grants } from './grants/zh.ts'
import { exchange } from './exchange/zh.ts'
import { contracts } from './contracts/zh.ts'
import { tokens } from './tokens/zh.ts'
import { oracles } from './oracles/zh.ts'
import { bridges } from './bridges/zh.ts'
import { evm } from './evm/zh.ts'
import type { FailurePatterns } from './en.ts'

/** Why a transaction failed, in simplified Chinese. */
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

export { steps } from './steps/zh.ts'
