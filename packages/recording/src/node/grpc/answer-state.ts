import { refusal, Status } from '@injsight/grpc-web'
import type { MethodInfo } from '@protobuf-ts/runtime-rpc'
import type { Answers, GrpcAnswer } from '#src/folder/read-answers.ts'
import { cutPage, keyOf, splitRequest } from './cut-page.ts'
import { loadMethod } from './load-method.ts'

/** A question to the chain's state: what the node said to it, and the height at which it said so. */
export type AnswerState = (
  path: string,
  request: Uint8Array,
) => Promise<{ reply: Uint8Array; height: bigint }>

/**
 * Answers from what was recorded. An answer is found by the meaning of its request: the order of fields does not
 * matter, and pages are cut out of the whole list that was recorded.
 *
 * @returns a function that throws Faults with `values.grpcStatus`: the node's own refusals, and 12, "not in this
 *   recording"
 */
export function createAnswerState({ grpc }: Pick<Answers, 'grpc'>): AnswerState {
  const byPath = Map.groupBy(grpc, ({ path }) => path)
  const indexes = new Map<string, Promise<Index>>()
  return async (path, request) => {
    const answers = byPath.get(path)
    if (answers === undefined) throw notRecorded(path)
    const index = indexes.get(path) ?? createIndex(path, answers)
    indexes.set(path, index)
    return (await index)(request)
  }
}

type Index = (request: Uint8Array) => { reply: Uint8Array; height: bigint }

async function createIndex(path: string, answers: GrpcAnswer[]): Promise<Index> {
  const method = await loadMethod(path)
  const exact = new Map<string, GrpcAnswer>()
  const whole = new Map<string, GrpcAnswer>()
  for (const answer of answers) {
    const request = Buffer.from(answer.request, 'base64')
    exact.set(canonicalKey(method, request), answer)
    if (method !== undefined) whole.set(splitRequest(method, request).question, answer)
  }
  return (request) => {
    const same = exact.get(canonicalKey(method, request))
    if (same !== undefined) return { reply: replyOf(same), height: same.height }
    if (method === undefined) throw notRecorded(path)
    const { question, page, hasPages } = splitRequest(method, request)
    const found = whole.get(question)
    if (found === undefined) throw notRecorded(path)
    const reply = replyOf(found)
    return { reply: hasPages ? cutPage(method, reply, page) : reply, height: found.height }
  }
}

function canonicalKey(method: MethodInfo | undefined, request: Uint8Array): string {
  return keyOf(method === undefined ? request : method.I.toBinary(method.I.fromBinary(request)))
}

function replyOf(answer: GrpcAnswer): Uint8Array {
  if ('response' in answer) return Buffer.from(answer.response, 'base64')
  throw refusal(answer.status, answer.message)
}

function notRecorded(path: string) {
  return refusal(Status.unimplemented, `not in this recording: ${path}`)
}
