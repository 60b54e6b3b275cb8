import { Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { JsonValue } from '@protobuf-ts/runtime'
import { isPartOfList } from '../node/grpc/cut-page.ts'
import { loadMethod } from '../node/grpc/load-method.ts'
import type { Question } from './questions.ts'

/** What a node said to a question, as a line of answers.jsonl; bytes are base64. */
export type AnswerLine = { kind: 'grpc'; path: string; request: string; height: number } & (
  | { response: string }
  | { status: number; message: string }
)

const unimplemented = 12
const inFlight = 8

/**
 * Asks questions about the state at one height. What a node doesn't implement is left out; a refusal is an answer.
 *
 * @returns lines in the order of the questions
 */
export async function askState(
  node: NodeClient,
  questions: Question[],
  height: bigint,
  onAnswer: () => void,
): Promise<AnswerLine[]> {
  const lines: (AnswerLine | undefined)[] = []
  for (let at = 0; at < questions.length; at += inFlight) {
    const asked = questions.slice(at, at + inFlight).map((question) => askOne(node, question, height))
    for (const line of await Promise.all(asked)) {
      lines.push(line)
      onAnswer()
    }
  }
  return lines.filter((line) => line !== undefined)
}

async function askOne(
  node: NodeClient,
  { path, request }: Question,
  height: bigint,
): Promise<AnswerLine | undefined> {
  const method = await loadMethod(path)
  if (method === undefined) return undefined
  const bytes = method.I.toBinary(method.I.fromJson(request as JsonValue))
  const asked = {
    kind: 'grpc' as const,
    path,
    request: Buffer.from(bytes).toString('base64'),
    height: Number(height),
  }
  try {
    const response = await node.queryAbci(path, bytes, height)
    return { ...asked, response: response.toString('base64') }
  } catch (error) {
    const status = error instanceof Fault ? error.values.grpcStatus : undefined
    if (typeof status !== 'number') throw error
    return status === unimplemented ? undefined : { ...asked, status, message: (error as Fault).message }
  }
}

/** A reply as the JSON of protobuf, undefined where the node had none. */
export async function readReply(lines: AnswerLine[], path: string): Promise<Record<string, unknown>[]> {
  const method = await loadMethod(path)
  return lines.flatMap((line) => {
    if (method === undefined || line.path !== path || !('response' in line)) return []
    return [method.O.fromBinary(Buffer.from(line.response, 'base64')) as Record<string, unknown>]
  })
}

/** How many lists were longer than what a node gives at a time: only their beginning is recorded. */
export async function countPartialLists(lines: AnswerLine[]): Promise<number> {
  const isPartial = await Promise.all(
    lines.map(async (line) => {
      const method = 'response' in line ? await loadMethod(line.path) : undefined
      return method !== undefined && 'response' in line
        ? isPartOfList(method.O.fromBinary(Buffer.from(line.response, 'base64')))
        : false
    }),
  )
  return isPartial.filter(Boolean).length
}
