import { badChainData, invalidInput, notFound, type Fault } from '@injsight/errors'

/** The `response` of `abci_query`. */
export type AbciResponse = {
  code: number
  log: string
  codespace: string
  /** base64 */
  value: string | null
  height: string
}

/**
 * Takes the reply out of an `abci_query` answer.
 *
 * @throws Fault with the gRPC status that the node meant in `values.grpcStatus`: `not-found`, code
 *   `query.not_found`, or `invalid-input`, code `query.refused`
 */
export function readAbciReply(path: string, result: unknown): Buffer {
  const response = (result as { response?: AbciResponse } | null)?.response
  if (typeof response?.code !== 'number') {
    throw badChainData('node.unreadable', `The node's answer to abci_query ${path} has no response`, { path })
  }
  if (response.code !== 0) throw faultOfAbci(path, response)
  return Buffer.from(response.value ?? '', 'base64')
}

const statuses = [
  'OK',
  'Canceled',
  'Unknown',
  'InvalidArgument',
  'DeadlineExceeded',
  'NotFound',
  'AlreadyExists',
  'PermissionDenied',
  'ResourceExhausted',
  'FailedPrecondition',
  'Aborted',
  'OutOfRange',
  'Unimplemented',
  'Internal',
  'Unavailable',
  'DataLoss',
  'Unauthenticated',
]
const notFoundStatus = 5
const unimplementedStatus = 12

/** What the Cosmos SDK's own codes stand for where its words name no gRPC status. */
const statusOfSdkCode: Record<number, number> = {
  4: 16,
  6: unimplementedStatus,
  18: 3,
  22: notFoundStatus,
  38: notFoundStatus,
}

/**
 * The SDK wraps a gRPC status into an error of its own: "rpc error: code = NotFound desc = words: key not found".
 */
const wrapped =
  /^rpc error: code = (\w+) desc = ([\s\S]*?)(?:: (?:invalid request|key not found|unauthorized|unknown request))?(?: \[[^[\]]*\])?$/

function faultOfAbci(path: string, { code, codespace, log }: AbciResponse): Fault {
  const [, name = '', said] = wrapped.exec(log) ?? []
  const named = statuses.indexOf(name)
  const known = codespace === 'sdk' ? statusOfSdkCode[code] : undefined
  const grpcStatus = named > 0 ? named : (known ?? 2)
  const values = { path, abciCode: code, codespace, grpcStatus }
  const message = said ?? log
  return grpcStatus === notFoundStatus || grpcStatus === unimplementedStatus
    ? notFound('query', message, values)
    : invalidInput('query.refused', message, values)
}
