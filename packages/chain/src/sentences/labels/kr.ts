import * as general from './general/kr.ts'
import * as bank from './bank/kr.ts'
import * as staking from './staking/kr.ts'
import * as governance from './governance/kr.ts'
import * as grants from './grants/kr.ts'
import * as exchange from './exchange/kr.ts'
import * as contracts from './contracts/kr.ts'
import * as tokens from './tokens/kr.ts'
import * as oracles from './oracles/kr.ts'
import * as bridges from './bridges/kr.ts'
import * as evm from './evm/kr.ts'
import type { Labels } from './en.ts'

/** Short titles of message types, in Korean, by module and name: `messageTitle` finds them. */
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

/** What the fields of messages hold, in Korean: `fieldLabel` finds them. */
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
