import { findAttribute } from '../events.ts'
import { readJson, type Fields } from '../fields.ts'
import { account, amount, count, denom, identifier } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Part, SentenceKey } from '../sentence.ts'
import { contractOf } from './evm/contract.ts'

/** Tokens made on the chain, who may do what with them, and their twins in Injective's EVM. */
export const tokens = {
  ...rulesOf('injective.tokenfactory.v1beta1', {
    MsgCreateDenom: create,
    MsgMint: mint,
    MsgBurn: burn,
    MsgChangeAdmin: changeAdmin,
    MsgSetDenomMetadata: describe,
  }),
  ...rulesOf('injective.permissions.v1beta1', {
    MsgCreateNamespace: (message, context) =>
      tell('permissions.create', context, { ...sent(message), denom: denomOf(message.object('namespace')) }),
    MsgUpdateNamespace: ofDenom('permissions.update'),
    MsgUpdateActorRoles: updateRoles,
    MsgClaimVoucher: ofDenom('permissions.claimVoucher'),
  }),
  ...rulesOf('injective.erc20.v1beta1', {
    MsgCreateTokenPair: pair,
    MsgDeleteTokenPair: (message, context) =>
      tell('erc20.unpair', context, { ...sent(message), denom: denom(message.text('bank_denom')) }),
  }),
}

const sent = (message: Fields) => ({ sender: account(message.text('sender')) })
const denomOf = (message: Fields) => denom(message.text('denom'))

function ofDenom(key: SentenceKey) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, { ...sent(message), denom: denomOf(message) })
}

function create(message: Fields, context: RuleContext) {
  const made = `factory/${message.text('sender')}/${message.text('subdenom')}`
  return tell('tokenfactory.create', context, { ...sent(message), denom: denom(made) })
}

function mint(message: Fields, context: RuleContext) {
  const parts = { ...sent(message), amount: amount(message.coin('amount')) }
  const receiver = message.findText('receiver')
  if (receiver === undefined || receiver === message.text('sender')) {
    return tell('token.mint', context, parts)
  }
  return tell('token.mintFor', context, { ...parts, receiver: account(receiver) })
}

function burn(message: Fields, context: RuleContext) {
  const parts = { ...sent(message), amount: amount(message.coin('amount')) }
  const owner = message.findText('burnFromAddress') ?? message.findText('burn_from_address')
  if (owner === undefined || owner === message.text('sender')) {
    return tell('token.burn', context, parts)
  }
  return tell('token.burnFrom', context, { ...parts, owner: account(owner) })
}

function changeAdmin(message: Fields, context: RuleContext) {
  const parts = { ...sent(message), denom: denomOf(message) }
  const admin = message.findText('new_admin')
  if (admin === undefined) return tell('tokenfactory.dropAdmin', context, parts)
  return tell('tokenfactory.changeAdmin', context, { ...parts, admin: account(admin) })
}

function describe(message: Fields, context: RuleContext) {
  const described = denom(message.object('metadata').text('base'))
  return tell('tokenfactory.describe', context, { ...sent(message), denom: described })
}

function updateRoles(message: Fields, context: RuleContext) {
  const parts = { ...sent(message), denom: denomOf(message) }
  const added = message.list('role_actors_to_add').flatMap(readActors)
  const revoked = message.list('role_actors_to_revoke').flatMap(readActors)
  const [given, taken] = [added[0], revoked[0]]
  if (given && added.length + revoked.length === 1)
    return tell('permissions.giveRole', context, { ...parts, ...given })
  if (taken && added.length + revoked.length === 1)
    return tell('permissions.takeRole', context, { ...parts, ...taken })
  return tell('permissions.updateRoles', context, { ...parts, count: count(added.length + revoked.length) })
}

function readActors(entry: Fields) {
  const role = identifier(entry.text('role'))
  return entry.texts('actors').map((actor) => ({ actor: account(actor), role }))
}

// Who names no contract has the chain make one.
function pair(message: Fields, context: RuleContext) {
  const asked = message.object('token_pair')
  const parts = { ...sent(message), denom: denom(asked.text('bank_denom')) }
  const named = asked.findText('erc20_address')
  if (named !== undefined)
    return tell('erc20.pair', context, { ...parts, contract: contractOf(named, context) })
  const made = findAttribute(context, 'injective.erc20.v1beta1.EventCreateTokenPair', 'erc20_address')
  if (made === undefined) return tell('erc20.makePair', context, parts)
  const contract: Part = { kind: 'contract', address: String(readJson(made)) }
  return tell('erc20.makePairAt', context, { ...parts, contract })
}
