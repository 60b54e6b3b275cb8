import { general } from './general/vn.ts'
import { bank } from './bank/vn.ts'
import { staking } from './staking/vn.ts'
import { governance } from './governance/vn.ts'
import { grants } from './grants/vn.ts'
import { exchange } from './exchange/vn.ts'
import { contracts } from './contracts/vn.ts'
import { tokens } from './tokens/vn.ts'
import { oracles } from './oracles/vn.ts'
import { bridges } from './bridges/vn.ts'
import { evm } from './evm/vn.ts'
import type { FailurePatterns } from './en.ts'

/** Why a transaction failed, in Vietnamese. */
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

export { steps } from './steps/vn.ts'
