import type { NodeClient } from '@injsight/node-client'
import { bug } from '@injsight/errors'
import { mergeRpcOptions, UnaryCall, type RpcTransport } from '@protobuf-ts/runtime-rpc'

/**
 * Lets the generated clients of the chain's query services ask a node. What is asked twice at the same time, as the
 * whole state of the exchange is, the node answers once.
 *
 * @param height the answers are of the state after this block; undefined for the newest
 * @example await new QueryClient(createNodeTransport(node, 7n)).pool({}).response
 */
export function createNodeTransport(
  node: Pick<NodeClient, 'queryAbci'>,
  height: bigint | undefined,
): RpcTransport {
  const refuse = () => {
    throw bug('the query services of the chain have no streams')
  }
  const underWay = new Map<string, Promise<Uint8Array>>()
  const ask = (path: string, question: Uint8Array) => {
    const key = `${path} ${Buffer.from(question).toString('base64')}`
    const known = underWay.get(key)
    if (known !== undefined) return known
    const asked = node.queryAbci(path, question, height).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
  return {
    mergeOptions: (options) => mergeRpcOptions({}, options),
    unary(method, input, options) {
      const path = `/${method.service.typeName}/${method.name}`
      const answer = ask(path, method.I.toBinary(input)).then((bytes) => method.O.fromBinary(bytes))
      const after = <Value>(value: Value) => answer.then(() => value)
      const [status, none] = [after({ code: 'OK', detail: '' }), after({})]
      // Whoever asks waits for the response alone.
      for (const part of [status, none]) part.catch(() => {})
      return new UnaryCall(method, options.meta ?? {}, input, none, answer, status, none)
    },
    serverStreaming: refuse,
    clientStreaming: refuse,
    duplex: refuse,
  }
}

const underWayOfModule = 4

/**
 * Asks something of each, of a few at the same time: modules that ask one thing after the other have their turns too.
 * When one is refused nothing is under way any more.
 */
export async function askEach<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const queue = items.entries()
  let isRefused = false
  const askOn = async () => {
    for (const [at, item] of queue) {
      if (isRefused) return
      try {
        answers[at] = await ask(item)
      } catch (error) {
        isRefused = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: underWayOfModule }, askOn))
  const refused = ended.find((one) => one.status === 'rejected')
  if (refused !== undefined) throw refused.reason
  return answers
}

/** All pages of a list. */
export async function listAll<Item>(
  fetchPage: (pagination: Pagination) => Promise<{ items: Item[]; next: Uint8Array | undefined }>,
): Promise<Item[]> {
  const all: Item[] = []
  let key = new Uint8Array()
  do {
    const { items, next } = await fetchPage({
      key,
      offset: 0n,
      limit: 500n,
      countTotal: false,
      reverse: false,
    })
    all.push(...items)
    key = new Uint8Array(next ?? [])
  } while (key.length > 0)
  return all
}

type Pagination = { key: Uint8Array; offset: bigint; limit: bigint; countTotal: boolean; reverse: boolean }
