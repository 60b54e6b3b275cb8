import { invalidInput } from '@injsight/errors'
import type { IMessageType } from '@protobuf-ts/runtime'

/**
 * A message from its bytes, where these are as the chain writes them: nothing unknown in it, nothing twice, in the one
 * order. So what is checked is what the chain will do.
 *
 * @param name what it is, for people
 * @throws Fault `invalid-input`, code `message.format`
 */
export function readExactly<Message extends object>(
  type: IMessageType<Message>,
  bytes: Uint8Array,
  name: string,
): Message {
  const message = readKnown(type, bytes, name)
  if (Buffer.compare(type.toBinary(message), bytes) !== 0)
    throw invalidInput(
      'message.format',
      `The bytes of ${name} are not in the one order that the chain writes`,
    )
  return message
}

function readKnown<Message extends object>(
  type: IMessageType<Message>,
  bytes: Uint8Array,
  name: string,
): Message {
  try {
    return type.fromBinary(bytes, { readUnknownField: 'throw' })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw invalidInput('message.format', `${name} can't be read: ${why}`)
  }
}
