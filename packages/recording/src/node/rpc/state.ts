import { asFault } from '@injsight/errors'
import type { AnswerState } from '../grpc/answer-state.ts'
import type { Method } from './method.ts'
import { readBytes, readText } from './parameters.ts'
import { refuse } from './refuse.ts'

/** What is asked of the chain's state, and the transactions that a recording can't take. */
export function stateMethods(answerState: AnswerState): Record<string, Method> {
  const refuseTransaction: Method = {
    parameters: ['tx'],
    answer() {
      // For good, not for reasons that may pass.
      throw refuse(-32602, 'this is a recording: it takes no transactions')
    },
  }
  return {
    abci_query: {
      parameters: ['path', 'data', 'height', 'prove'],
      async answer(parameters) {
        const path = readText(parameters, 'path') ?? ''
        const wanted = BigInt(readText(parameters, 'height') || 0)
        return JSON.stringify({
          response: await queryState(answerState, path, readBytes(parameters, 'data', 'hex'), wanted),
        })
      },
    },
    broadcast_tx_sync: refuseTransaction,
    broadcast_tx_async: refuseTransaction,
    broadcast_tx_commit: refuseTransaction,
    check_tx: refuseTransaction,
  }
}

const nothing = { info: '', index: '0', key: null, proofOps: null }

/** @param wanted a height, or 0 for whichever is there: of other heights a recording knows as little as a pruned node */
async function queryState(
  answerState: AnswerState,
  path: string,
  request: Buffer,
  wanted: bigint,
): Promise<object> {
  try {
    const { reply, height } = await answerState(path, request)
    if (wanted !== 0n && wanted !== height) {
      const log = `failed to load state at height ${wanted}; version does not exist (latest height: ${height}): invalid request`
      return { ...nothing, code: 18, log, value: null, height: '0', codespace: 'sdk' }
    }
    const value = reply.length === 0 ? null : Buffer.from(reply).toString('base64')
    return { ...nothing, code: 0, log: '', value, height: String(height), codespace: '' }
  } catch (error) {
    const { message, values } = asFault(error)
    if (typeof values.grpcStatus !== 'number') throw error
    return { ...nothing, ...wrap(values.grpcStatus, message), value: null, height: '0', codespace: 'sdk' }
  }
}

/** The gRPC status inside the SDK's own error, as a node's application wraps it for `abci_query`. */
function wrap(grpcStatus: number, message: string): { code: number; log: string } {
  const { code, words } = sdkErrors[grpcStatus] ?? { code: 18, words: 'invalid request' }
  return {
    code,
    log: `rpc error: code = ${statusNames[grpcStatus] ?? 'Unknown'} desc = ${message}: ${words}`,
  }
}

const sdkErrors: Record<number, { code: number; words: string }> = {
  5: { code: 22, words: 'key not found' },
  12: { code: 6, words: 'unknown request' },
  16: { code: 4, words: 'unauthorized' },
}
const statusNames: Record<number, string> = {
  2: 'Unknown',
  3: 'InvalidArgument',
  5: 'NotFound',
  9: 'FailedPrecondition',
  11: 'OutOfRange',
  12: 'Unimplemented',
  13: 'Internal',
  16: 'Unauthenticated',
}
