/** A refusal as JSON-RPC writes it. Its message is for people, its code and data for programs. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of JSON-RPC itself, and those that clients of Ethereum know. */
export const codes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  unknownBlock: -32000,
  unavailable: -32002,
  limit: -32005,
  /** Of EIP-4444: history that isn't kept. */
  notKept: 4444,
} as const

export function invalidParams(message: string): RpcError {
  return new RpcError(codes.invalidParams, message)
}
