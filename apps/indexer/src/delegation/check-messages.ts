import { readAccount } from '@injsight/chain'
import { findMessageType, messageTypesOf, type Any } from '@injsight/chain/decode'
import { Fault, invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import { readExactly } from './read-exactly.ts'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'

const signerOption = 'cosmos.msg.v1.signer'
const mostHeld = 8

/**
 * Checks that messages are what a gateway pays for: of the types that it is told, and signed by nobody but the account
 * that asks. Whoever pays signs the transaction too, and must not sign for anything in it but its fee.
 *
 * @throws Fault naming the message
 */
export function checkMessages(
  messages: readonly Any[],
  { account, allowed }: { account: string; allowed: readonly string[] },
): void {
  if (messages.length === 0) throw invalidInput('messages.none', 'There is no message in the transaction')
  for (const message of messages) checkSigner(message, account)
  for (const type of listTypes(messages)) checkType(type, allowed)
}

function checkType(type: string, allowed: readonly string[]): void {
  const name = type.replace(/^\//, '')
  const isAllowed = allowed.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
  )
  if (isAllowed) return
  throw refusal(
    Status.permissionDenied,
    `Nobody here pays the fee of ${name.slice(0, 100)}, only of ${allowed.join(', ')}: send it with a fee of your own`,
    { type: name },
  )
}

/** Those inside an authorisation as well. */
function listTypes(messages: readonly Any[]): string[] {
  const packed = messages.map(({ type, value }) => ({ typeUrl: type, value }))
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages: packed }))
  const { types, isWhole } = messageTypesOf(TxRaw.toBinary(TxRaw.create({ bodyBytes })))
  if (!isWhole) throw invalidInput('messages.unreadable', 'A message in the transaction can not be read')
  if (types.filter((type) => type.startsWith('/cosmos.authz.v1beta1.MsgExec')).length > mostHeld)
    throw invalidInput('messages.held', `More than ${mostHeld} messages of the transaction run others`)
  return types
}

/** Every field that names a signer has to name the account. */
function checkSigner({ type, value }: Any, account: string): void {
  const known = findMessageType(type)
  const names = (known?.options[signerOption] ?? []) as string[]
  if (known === undefined || names.length === 0)
    throw refusal(
      Status.permissionDenied,
      `Who signs ${type.slice(0, 100)} is not known here: send it with a fee of your own`,
    )
  const message = readExactly(known, value, type) as Record<string, unknown>
  for (const name of names) {
    const field = known.fields.find((field) => field.name === name)
    const signer = field && message[field.localName]
    if (typeof signer === 'string' && toAccount(signer) === account) continue
    const told =
      typeof signer === 'string' && signer !== '' ? signer.slice(0, 100) : 'nobody that can be read'
    throw refusal(
      Status.permissionDenied,
      `${type} is to be signed by ${told} (${name}), the transaction by ${account}: a fee is paid for messages of one's own`,
      { signer: told, account },
    )
  }
}

/** Only as the chain writes it; undefined for anything else. */
function toAccount(text: string): string | undefined {
  try {
    return text.startsWith('inj1') && readAccount(text) === text ? text : undefined
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}
