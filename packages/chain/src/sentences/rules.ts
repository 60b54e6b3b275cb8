import { authz } from './authz.ts'
import { bank } from './bank.ts'
import { chainCare } from './chain-care.ts'
import { distribution } from './distribution.ts'
import { evm } from './evm.ts'
import { exchange } from './exchange/exchange.ts'
import { feegrant } from './feegrant.ts'
import type { Fields } from './fields.ts'
import { funds } from './funds.ts'
import { gov } from './gov.ts'
import { ibcLinks } from './ibc/links.ts'
import { ibcPackets } from './ibc/packets.ts'
import { ocr } from './ocr.ts'
import { oracle } from './oracle.ts'
import { account, identifier } from './parts.ts'
import { tell, type Rule, type RuleContext, type Rules } from './rule.ts'
import { peggy } from './peggy.ts'
import { staking } from './staking.ts'
import { tokens } from './tokens.ts'
import { splitType } from './type-name.ts'
import { vesting } from './vesting.ts'
import { wasm } from './wasm.ts'

const rules: Rules = {
  ...bank,
  ...staking,
  ...distribution,
  ...exchange,
  ...gov,
  ...authz,
  ...feegrant,
  ...vesting,
  ...ibcPackets,
  ...ibcLinks,
  ...wasm,
  ...peggy,
  ...tokens,
  ...funds,
  ...oracle,
  ...ocr,
  ...evm,
  ...chainCare,
}

/** How messages of a type are told, where somebody has found the words. */
export function findRule(type: string): Rule | undefined {
  if (Object.hasOwn(rules, type)) return rules[type]
  return type.endsWith('.MsgUpdateParams') ? updateParams : undefined
}

// Every module has this one.
function updateParams(message: Fields, context: RuleContext, type: string) {
  return tell('params.update', context, {
    authority: account(message.text('authority')),
    module: identifier(splitType(type).module),
  })
}
