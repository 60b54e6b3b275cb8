import { existsSync } from 'node:fs'
import { damaged } from './read-facts.ts'
import { inflateFile, linesOf } from './read-lines.ts'

/** One question to the chain's state and what the node said; bytes are base64, as they are kept. */
export type GrpcAnswer = { path: string; request: string; height: bigint } & (
  | { response: string }
  | { status: number; message: string }
)

/** Everything that was asked besides blocks. */
export type Answers = {
  grpc: GrpcAnswer[]
  /** The `result` of what else was asked of the RPC without parameters, by method. */
  rpc: Map<string, unknown>
}

/**
 * Reads answers.jsonl.gz; a recording without one has no answers.
 *
 * @throws Fault `bad-chain-data`, code `recording.damaged`, naming file and line
 */
export async function readAnswers(file: string, to: bigint): Promise<Answers> {
  const answers: Answers = { grpc: [], rpc: new Map() }
  if (!existsSync(file)) return answers
  let line = 0
  for (const bytes of linesOf(await inflateFile(file))) {
    line++
    try {
      readAnswer(answers, JSON.parse(bytes.toString('utf8')) as Line, to)
    } catch (error) {
      throw damaged(file, line, error instanceof Error ? error.message : 'it is no JSON', error)
    }
  }
  return answers
}

type Line = { kind?: string; height?: number | string; params?: object } & Record<string, unknown>

function readAnswer(answers: Answers, line: Line, to: bigint): void {
  switch (line.kind) {
    case 'grpc':
      answers.grpc.push(readGrpcAnswer(line, BigInt(line.height ?? to)))
      return
    case 'rpc':
      if (line.status === 200 && Object.keys(line.params ?? {}).length === 0) {
        answers.rpc.set(text(line, 'method'), resultOf(text(line, 'body')))
      }
      return
    case 'rest':
      return
    default:
      throw new Error(`"${String(line.kind)}" is no kind of answer`)
  }
}

function readGrpcAnswer(line: Line, height: bigint): GrpcAnswer {
  const question = { path: text(line, 'path'), request: text(line, 'request'), height }
  if (typeof line.response === 'string') return { ...question, response: line.response }
  if (typeof line.status !== 'number') throw new Error('it has neither a response nor a status')
  return { ...question, status: line.status, message: text(line, 'message') }
}

function resultOf(body: string): unknown {
  return (JSON.parse(body) as { result?: unknown }).result
}

function text(line: Line, name: string): string {
  const value = line[name]
  if (typeof value !== 'string') throw new Error(`"${name}" is missing`)
  return value
}
