import * as general from './general/zh.ts'
import * as bank from './bank/zh.ts'
import * as staking from './staking/zh.ts'
import * as governance from './governance/zh.ts'
import * as grants from './grants/zh.ts'
import * as exchange from './exchange/zh.ts'
import * as contracts from './contracts/zh.ts'
import * as tokens from './tokens/zh.ts'
import * as oracles from './oracles/zh.ts'
import * as bridges from './bridges/zh.ts'
import * as evm from './evm/zh.ts'
import type { Labels } from './en.ts'

/** Short titles of message types, in simplified Chinese, by module and name: `messageTitle` finds them. */
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

/** What the fields of messages hold, in simplified Chinese: `fieldLabel` finds them. */
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
