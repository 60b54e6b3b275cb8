import type { Translated } from '../../translated.ts'
import { general } from './general/en.ts'
import { bank } from './bank/en.ts'
import { staking } from './staking/en.ts'
import { governance } from './governance/en.ts'
import { grants } from './grants/en.ts'
import { exchange } from './exchange/en.ts'
import { contracts } from './contracts/en.ts'
import { tokens } from './tokens/en.ts'
import { oracles } from './oracles/en.ts'
import { bridges } from './bridges/en.ts'
import { evm } from './evm/en.ts'
import type { steps } from './steps/en.ts'

/** Why a transaction failed, in English: ICU messages, by the names that `Failure.key` has. */
export const failures = {
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

export { steps } from './steps/en.ts'

/** One pattern for every failure: what each language has to say. */
export type FailurePatterns = Translated<typeof failures>

/** One sentence for everything that may be done. */
export type StepPatterns = Translated<typeof steps>
