import type { Translated } from '../../translated.ts'
import * as general from './general/en.ts'
import * as bank from './bank/en.ts'
import * as staking from './staking/en.ts'
import * as governance from './governance/en.ts'
import * as grants from './grants/en.ts'
import * as exchange from './exchange/en.ts'
import * as contracts from './contracts/en.ts'
import * as tokens from './tokens/en.ts'
import * as oracles from './oracles/en.ts'
import * as bridges from './bridges/en.ts'
import * as evm from './evm/en.ts'

/** Short titles of message types, in English, by module and name: `messageTitle` finds them. */
export const titles = {
  ...general.titles,
  ...bank.titles,
  ...staking.titles,
  ...governance.titles,
  ...grants.titles,
  ...exchange.titles,
  ...contracts.titles,
  ...tokens.titles,
  ...oracles.titles,
  ...bridges.titles,
  ...evm.titles,
}

/** What the fields of messages hold, in English: `fieldLabel` finds them. */
export const fields = {
  ...general.fields,
  ...bank.fields,
  ...staking.fields,
  ...governance.fields,
  ...grants.fields,
  ...exchange.fields,
  ...contracts.fields,
  ...tokens.fields,
  ...oracles.fields,
  ...bridges.fields,
}

/** The labels of one language: what `import(`@injsight/chain/labels/<language>`)` gives. */
export type Labels = Translated<{ titles: typeof titles; fields: typeof fields }>
