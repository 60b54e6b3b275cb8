import { bank } from './bank.ts'
import { distribution } from './distribution.ts'
import { exchange } from './exchange/exchange.ts'
import type { Fields } from './fields.ts'
import { account, identifier } from './parts.ts'
import { tell, type Rule, type RuleContext, type Rules } from './rule.ts'
import { staking } from './staking.ts'

const rules: Rules = { ...bank, ...staking, ...distribution, ...exchange }

/** How messages of a type are told, where somebody has found the words. */
export function findRule(type: string): Rule | undefined {
  if (Object.hasOwn(rules, type)) return rules[type]
  return type.endsWith('.MsgUpdateParams') ? updateParams : undefined
}

// Every module has this one.
function updateParams(message: Fields, context: RuleContext, type: string) {
  return tell('params.update', context, {
    authority: account(message.text('authority')),
    module: identifier(moduleOf(type)),
  })
}

function moduleOf(type: string): string {
  return type.split('.').find((part, at) => at > 0 && part !== 'core' && part !== 'applications') ?? type
}
