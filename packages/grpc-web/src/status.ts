import { Fault, asFault, type FaultKind, type FaultValues } from '@injsight/errors'

/** gRPC status codes by name. */
export const Status = {
  ok: 0,
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  outOfRange: 11,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  dataLoss: 15,
  unauthenticated: 16,
} as const

const httpStatuses = [200, 499, 500, 400, 504, 404, 409, 403, 429, 400, 409, 400, 501, 500, 503, 500, 401]
const names = Object.keys(Status).map((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/**
 * A refusal with a gRPC status of its own, for passing on what another service said, word for word.
 *
 * @returns Fault, code `grpc.<status in snake_case>`, of the kind that the status stands for
 * @example throw refusal(12, 'not in this recording: /cosmos.gov.v1.Query/Proposal')  // code: grpc.unimplemented
 */
export function refusal(status: number, message: string, values: FaultValues = {}, cause?: unknown): Fault {
  const code = `grpc.${names[status] ?? 'unknown'}`
  return new Fault(kindOfStatus(status), code, message, { ...values, grpcStatus: status }, cause)
}

/** A method that exists and that nobody answers here. */
export function notServed(path: string): Fault {
  return refusal(Status.unimplemented, `${path} is not answered here`)
}

/** What a failed call is answered with: `status` of gRPC, `http` of REST, words for people. */
export type Failure = { status: number; http: number; message: string; fault: Fault }

/** What makes a Fault of any thrown value. */
export type ToFault = (error: unknown) => Fault

/**
 * Any thrown value as the answer to a call. Of a bug only the fact is told, its words are for our log.
 */
export function failureOf(error: unknown, toFault: ToFault = asFault): Failure {
  const fault = error instanceof Fault ? error : toFault(error)
  const status = fault.values.grpcStatus
  if (typeof status === 'number') {
    return { status, http: httpStatuses[status] ?? 500, message: fault.message, fault }
  }
  const message = fault.kind === 'bug' ? 'Something broke on our side' : fault.message
  return { ...ofKind[fault.kind], message, fault }
}

const ofKind: Record<FaultKind, { status: number; http: number }> = {
  'invalid-input': { status: Status.invalidArgument, http: 400 },
  'not-found': { status: Status.notFound, http: 404 },
  unavailable: { status: Status.unavailable, http: 503 },
  'bad-chain-data': { status: Status.internal, http: 502 },
  bug: { status: Status.internal, http: 500 },
}

/** The gRPC status that an HTTP status without one stands for. */
export function statusOfHttp(http: number): number {
  const status = httpStatuses.indexOf(http)
  if (http === 502) return Status.unavailable
  return status === -1 ? Status.unknown : status
}

function kindOfStatus(status: number): FaultKind {
  switch (status) {
    case Status.notFound:
    case Status.unimplemented:
      return 'not-found'
    case Status.cancelled:
    case Status.deadlineExceeded:
    case Status.resourceExhausted:
    case Status.aborted:
    case Status.unavailable:
      return 'unavailable'
    case Status.internal:
    case Status.dataLoss:
      return 'bad-chain-data'
    // unknown too: that is what a node says to most wrong questions
    default:
      return 'invalid-input'
  }
}
