import type { Translated } from '../../translated.ts'
import { general } from './general/en.ts'
import { blocks } from './blocks/en.ts'
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

/**
 * What happened, in English: ICU messages by module and name, which `Sentence.key` joins by a point. Every place is
 * a part of the sentence; `failed` chooses between what happened and what was only tried.
 */
export const sentences = {
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

/** What each language has to say: a pattern for every sentence. */
export type Patterns = Translated<typeof sentences>
