import * as general from './general/es.ts'
import * as bank from './bank/es.ts'
import * as staking from './staking/es.ts'
import * as governance from './governance/es.ts'
import * as grants from './grants/es.ts'
import * as exchange from './exchange/es.ts'
import * as contracts from './contracts/es.ts'
import * as tokens from './tokens/es.ts'
import * as oracles from './oracles/es.ts'
import * as bridges from './bridges/es.ts'
import * as evm from './evm/es.ts'
import type { Labels } from './en.ts'

/** Short titles of message types, in Spanish, by module and name: `messageTitle` finds them. */
export const titles: Labels['titles'] = {
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

/** What the fields of messages hold, in Spanish: `fieldLabel` finds them. */
export const fields: Labels['fields'] = {
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
