import { readFields, readJson, type Fields } from '../fields.ts'
import { account, amount, amounts, choice } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Message, Sentence } from '../sentence.ts'
import { tellUntil } from '../until.ts'

export const authz = rulesOf('cosmos.authz.v1beta1', {
  MsgExec: execute,
  MsgExecCompat: executeCompatible,
  MsgGrant: grant,
  MsgRevoke: revoke,
  MsgPruneExpiredGrants: prune,
})

function execute(message: Fields, context: RuleContext) {
  return tellInner(message, message.list('msgs'), context)
}

// The compatible form writes its messages as texts.
function executeCompatible(message: Fields, context: RuleContext) {
  const inner = message.texts('msgs').map((json) => readFields(readJson(json)))
  return tellInner(message, inner, context)
}

function tellInner(message: Fields, inner: readonly Fields[], context: RuleContext): Sentence {
  const sentence = context.tell(inner.map(toMessage))
  const grantee = message.text('grantee')
  const acting = new Set(inner.map(subjectOf))
  const [granter, another] = acting
  // Nobody needs a permission for messages of one's own, and what is told is the first.
  if (granter === grantee) return sentence
  const isOne = granter !== undefined && another === undefined
  const told = isOne ? actFor(sentence, granter, grantee) : undefined
  if (told) return told
  const parts = { sentence: { kind: 'sentence', sentence }, grantee: account(grantee) } as const
  return { key: 'authz.execute', parts }
}

/** The sentence with another subject: who did it, and for whom. Undefined where it has none that can be changed. */
function actFor({ key, parts }: Sentence, granter: string, grantee: string): Sentence | undefined {
  for (const [place, part] of Object.entries(parts)) {
    if (part.kind === 'sentence') {
      const inner = actFor(part.sentence, granter, grantee)
      if (inner) return { key, parts: { ...parts, [place]: { kind: 'sentence', sentence: inner } } }
    }
    if (part.kind === 'account') {
      if (part.address !== granter) return undefined
      const names = { grantee: account(grantee), granter: account(granter) }
      // Within others who act for somebody: the comma before what was done is that of the last.
      const name = key.startsWith('authz.inName') ? 'authz.inNameOf' : 'authz.inName'
      const subject = { kind: 'sentence', sentence: { key: name, parts: names } } as const
      return { key, parts: { ...parts, [place]: subject } }
    }
  }
  return undefined
}

// The grantee is who acts where one permission is used by another.
const subjects = [
  'sender',
  'from_address',
  'delegator_address',
  'voter',
  'depositor',
  'proposer',
  'granter',
  'grantee',
]

function subjectOf(message: Fields): string | undefined {
  return subjects.map((name) => message.findText(name)).find((subject) => subject !== undefined)
}

function toMessage(inner: Fields): Message {
  return { type: inner.text('@type'), value: inner.json }
}

function grant(message: Fields, context: RuleContext) {
  return tellUntil(tellGrant(message, context), message.object('grant').findText('expiration'))
}

function tellGrant(message: Fields, context: RuleContext) {
  const parts = grantParts(message)
  const authorization = message.object('grant').object('authorization')
  const type = authorization.text('@type')
  if (type.endsWith('.StakeAuthorization')) return grantStaking(parts, authorization, context)
  const limit = limited.has(lastOf(type)) ? authorization.coins('spend_limit') : []
  const spending = { ...parts, limit: amounts(limit) }
  if (limit.length > 0 && type.endsWith('.SendAuthorization'))
    return tell('authz.grantSpending', context, spending)
  const permission = {
    kind: 'messageType',
    type: authorization.findText('msg') ?? permissionOf(type),
  } as const
  return limit.length > 0
    ? tell('authz.grantUpTo', context, { ...spending, permission })
    : tell('authz.grant', context, { ...parts, permission })
}

function grantParts(message: Fields) {
  return { granter: account(message.text('granter')), grantee: account(message.text('grantee')) }
}

function grantStaking(parts: ReturnType<typeof grantParts>, authorization: Fields, context: RuleContext) {
  const deed = authorization.text('authorization_type').replace('AUTHORIZATION_TYPE_', '').toLowerCase()
  const told = { ...parts, deed: choice(deed) }
  if (!authorization.findObject('max_tokens')) return tell('authz.grantStaking', context, told)
  const limit = amount(authorization.coin('max_tokens'))
  return tell('authz.grantStakingUpTo', context, { ...told, limit })
}

const limited = new Set(['SendAuthorization', 'GenericExchangeAuthorization'])

// Authorisations of their own kind are named after the message that they allow.
function permissionOf(type: string): string {
  return permissions[lastOf(type)] ?? type.replace(/\.(\w+)Authz$/, '.Msg$1')
}

const permissions: Record<string, string> = {
  SendAuthorization: '/cosmos.bank.v1beta1.MsgSend',
  StoreCodeAuthorization: '/cosmwasm.wasm.v1.MsgStoreCode',
  ContractExecutionAuthorization: '/cosmwasm.wasm.v1.MsgExecuteContract',
  ContractExecutionCompatAuthorization: '/injective.wasmx.v1.MsgExecuteContractCompat',
  ContractMigrationAuthorization: '/cosmwasm.wasm.v1.MsgMigrateContract',
  TransferAuthorization: '/ibc.applications.transfer.v1.MsgTransfer',
}

function lastOf(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1)
}

function revoke(message: Fields, context: RuleContext) {
  const permission = { kind: 'messageType', type: message.text('msg_type_url') } as const
  return tell('authz.revoke', context, { ...grantParts(message), permission })
}

function prune(message: Fields, context: RuleContext) {
  return tell('authz.prune', context, { pruner: account(message.text('pruner')) })
}
