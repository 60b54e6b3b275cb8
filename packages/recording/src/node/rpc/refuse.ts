import { asFault, Fault } from '@injsight/errors'

const words: Record<number, string> = {
  [-32700]: 'Parse error. Invalid JSON',
  [-32600]: 'Invalid Request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
}

/** A refusal of JSON-RPC with a node's own code and words. */
export function refuse(rpcCode: number, data = ''): Fault {
  return new Fault('invalid-input', 'rpc.refused', data, { rpcCode })
}

/** A refusal for reasons of the chain, as a node gives most of them. */
export const refuseInternally = (data: string): Fault => refuse(-32603, data)

/** Any thrown value as the `error` of a JSON-RPC answer. */
export function errorOf(error: unknown): { code: number; message: string; data?: string } {
  const fault = asFault(error)
  const code = typeof fault.values.rpcCode === 'number' ? fault.values.rpcCode : -32603
  const message = words[code] ?? 'Internal error'
  return fault.message === '' ? { code, message } : { code, message, data: fault.message }
}
