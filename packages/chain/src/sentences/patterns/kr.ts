import { general } from './general/kr.ts'
import { blocks } from './blocks/kr.ts'
import { bank } from './bank/kr.ts'
import { staking } from './staking/kr.ts'
import { governance } from './governance/kr.ts'
import { grants } from './grants/kr.ts'
import { exchange } from './exchange/kr.ts'
import { contracts } from './contracts/kr.ts'
import { tokens } from './tokens/kr.ts'
import { oracles } from './oracles/kr.ts'
import { bridges } from './bridges/kr.ts'
import { evm } from './evm/kr.ts'
import type { Patterns } from './en.ts'

/** What happened, in Korean. */
export const sentences: Patterns = {
  ...general,
  ...blocks,
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
