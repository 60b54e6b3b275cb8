import * as general from './general/vn.ts'
import * as bank from './bank/vn.ts'
import * as staking from './staking/vn.ts'
import * as governance from './governance/vn.ts'
import * as grants from './grants/vn.ts'
import * as exchange from './exchange/vn.ts'
import * as contracts from './contracts/vn.ts'
import * as tokens from './tokens/vn.ts'
import * as oracles from './oracles/vn.ts'
import * as bridges from './bridges/vn.ts'
import * as evm from './evm/vn.ts'
import type { Labels } from './en.ts'

/** Short titles of message types, in Vietnamese, by module and name: `messageTitle` finds them. */
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

/** What the fields of messages hold, in Vietnamese: `fieldLabel` finds them. */
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
