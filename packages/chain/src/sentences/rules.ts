import { authz } from './rules/authz.ts'
import { bank } from './rules/bank.ts'
import { chainCare } from './rules/chain-care.ts'
import { distribution } from './rules/distribution.ts'
import { evm } from './rules/evm/evm.ts'
import { exchange } from './rules/exchange/exchange.ts'
import { feegrant } from './rules/feegrant.ts'
import type { Fields } from './fields.ts'
import { funds } from './rules/funds.ts'
import { gov } from './rules/gov.ts'
import { ibcLinks } from './rules/ibc/links.ts'
import { ibcPackets } from './rules/ibc/packets.ts'
import { ocr } from './rules/ocr.ts'
import { oracle } from './rules/oracle.ts'
import { account, identifier } from './parts.ts'
import { tell, type Rule, type RuleContext, type Rules } from './rule.ts'
import { peggy } from './rules/peggy.ts'
import { staking } from './rules/staking.ts'
import { tokens } from './rules/tokens.ts'
import { splitType } from './type-name.ts'
import { vesting } from './rules/vesting.ts'
import { wasm } from './rules/wasm.ts'

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
