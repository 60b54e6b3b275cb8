import { nodeMethods } from './about-node.ts'
import { blockMethods } from './blocks.ts'
import { listBlocks } from './list-blocks.ts'
import type { AnswerState } from '../grpc/answer-state.ts'
import type { Chain, Method } from './method.ts'
import type { Parameters } from './parameters.ts'
import { refuse } from './refuse.ts'
import { searchMethods } from './search.ts'
import { stateMethods } from './state.ts'
import { transactionMethods } from './transactions.ts'

export type Rpc = {
  has(method: string): boolean
  /** The JSON of a method's result. @throws Fault of `refuse` */
  call(
    method: string,
    parameters: Parameters | { from: 'json'; positional: unknown[] },
  ): Promise<Buffer | string>
}

/** The CometBFT RPC of a recorded chain. */
export function createRpc(chain: Chain, answerState: AnswerState): Rpc {
  const methods = new Map<string, Method>(
    Object.entries({
      ...blockMethods(chain),
      blockchain: listBlocks(chain),
      ...transactionMethods(chain),
      ...searchMethods(chain),
      ...stateMethods(answerState),
      ...nodeMethods(chain),
    }),
  )
  return {
    has: (name) => methods.has(name),
    async call(name, parameters) {
      const method = methods.get(name)
      if (method === undefined) throw refuse(-32601)
      return method.answer('values' in parameters ? parameters : named(method, parameters.positional))
    },
  }
}

function named({ parameters }: Method, positional: unknown[]): Parameters {
  return { from: 'json', values: Object.fromEntries(parameters.map((name, at) => [name, positional[at]])) }
}
