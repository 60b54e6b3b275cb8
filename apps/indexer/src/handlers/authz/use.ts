import type { MessageType } from '@protobuf-ts/runtime'
import type { Authorization } from './tables.ts'

/** What is left of an authorization after its use; undefined when nothing is. */
type Left = Authorization | undefined

/** An authorization that a use changes: who has to sign the message, and what the use leaves of it. */
export type Use = { signer: string; left: (authorization: Authorization) => Left }

/** How a type of message uses authorizations, by its type URL. */
export function useOf<Content extends object>(
  type: MessageType<Content>,
  use: (message: Content) => Use,
): [string, (value: Uint8Array) => Use] {
  return [`/${type.typeName}`, (value) => use(type.fromBinary(value))]
}

/** Changes authorizations of one type; those of another are never used up. */
export function keep<Content extends object>(
  type: MessageType<Content>,
  change: (content: Content) => Content | undefined,
): Use['left'] {
  return (authorization) => {
    if (authorization.typeUrl !== `/${type.typeName}`) return authorization
    const left = change(type.fromBinary(authorization.value))
    return left && { typeUrl: authorization.typeUrl, value: type.toBinary(left) }
  }
}
