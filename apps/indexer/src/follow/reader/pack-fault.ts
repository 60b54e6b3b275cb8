import { Fault } from '@injsight/errors'

/** A fault as plain values: threads pass errors on without their kind. Of its cause the words are left. */
export type PackedFault = Pick<Fault, 'kind' | 'code' | 'message' | 'values'> & { cause?: string }

export function packFault({ kind, code, message, values, cause }: Fault): PackedFault {
  const words = cause instanceof Error ? (cause.stack ?? cause.message) : undefined
  return { kind, code, message, values, ...(words !== undefined && { cause: words }) }
}

export function unpackFault({ kind, code, message, values, cause }: PackedFault): Fault {
  return new Fault(kind, code, message, values, cause)
}
