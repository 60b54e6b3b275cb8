import { Fault } from '@injsight/errors'
import { encodeAddress, readAccount } from '#src/addresses/addresses.ts'
import { readText, type Any } from './any.ts'
import { findMessageType, type MessageType } from './message-types.ts'
import { readFields } from './wire.ts'

const ethereumType = '/injective.evm.v1.MsgEthereumTx'
const signerOption = 'cosmos.msg.v1.signer'

/**
 * The account that has to sign a message, by the field that its definition names; undefined for unknown types and
 * where the field holds no address.
 *
 * @throws bad-chain-data `protobuf.bytes`
 * @example signerOfMessage({ type: '/cosmos.bank.v1beta1.MsgSend', value }) // from_address
 */
export function signerOfMessage({ type, value }: Any): string | undefined {
  const messageType = findMessageType(type)
  const signer = messageType && findSigner(messageType, value)
  return signer ?? (type === ethereumType ? findOlderSender(value) : undefined)
}

function findSigner(type: MessageType, bytes: Uint8Array): string | undefined {
  const [name] = (type.options[signerOption] ?? []) as string[]
  const field = type.fields.find((field) => field.name === name)
  const value = field && findFirstBytes(bytes, field.no)
  if (!field || !value) return undefined
  if (field.kind === 'message') return findSigner(field.T() as MessageType, value)
  return value.length === 20 ? encodeAddress('inj', value) : findAccount(readText(value))
}

/** Before senders were bytes they stood in another field, as hexadecimal text. */
function findOlderSender(bytes: Uint8Array): string | undefined {
  const text = findFirstBytes(bytes, 4)
  return text && findAccount(readText(text))
}

function findFirstBytes(message: Uint8Array, field: number): Uint8Array | undefined {
  for (const { number, value } of readFields(message)) {
    if (number === field && typeof value !== 'bigint') return value
  }
  return undefined
}

function findAccount(text: string): string | undefined {
  try {
    return readAccount(text)
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}
