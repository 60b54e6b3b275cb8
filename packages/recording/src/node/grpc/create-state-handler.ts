import { createHandler, forward, type FormatReply, type Handler } from '@injsight/grpc-web'
import type { Logger } from '@injsight/runtime'
import type { Answers } from '#src/folder/read-answers.ts'
import type { AnswerState } from './answer-state.ts'
import { loadService } from './load-method.ts'

/**
 * The chain's query services over gRPC-web and REST. Their descriptions are large, so they are loaded when somebody
 * asks for the first time, and only those that the recording has an answer of.
 */
export function createStateHandler(
  { grpc }: Pick<Answers, 'grpc'>,
  answerState: AnswerState,
  log: Logger,
): Handler {
  const load = async (): Promise<Handler> => {
    const names = new Set(grpc.map(({ path }) => path.split('/')[1] ?? ''))
    const services = await Promise.all([...names].map(loadService))
    const known = services.filter((service) => service !== undefined)
    // As the chain's own REST writes it: decimals with their point, what is packed in an Any unpacked.
    const { decodeMessage } = await import('@injsight/chain/decode')
    const format: FormatReply = (type, reply) => decodeMessage(type, reply)
    const answer = async ({ path, request }: { path: string; request: Uint8Array }) =>
      (await answerState(path, request)).reply
    return createHandler({ services: known.map((service) => forward(service, answer, { format })), log })
  }
  let handler: Promise<Handler> | undefined
  return async (request, response) => (await (handler ??= load()))(request, response)
}
