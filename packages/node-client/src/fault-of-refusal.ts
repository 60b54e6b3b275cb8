import { Fault, badChainData, invalidInput, notFound, unavailable } from '@injsight/errors'
import type { Refusal } from './read-envelope.ts'

/**
 * A node's refusal as one of our faults. What a node says about heights it doesn't have is `not-found`; what we
 * don't recognise is taken for trouble that passes, with the node's own words.
 *
 * @example faultOfRefusal('block', { code: -32603, message: 'Internal error', data: 'height 9 must be less than …' })
 */
export function faultOfRefusal(method: string, { code, message, data }: Refusal): Fault {
  const words = data === '' ? message : data
  const [, asked, head] = /height (\d+) must be less than or equal to .*height (\d+)/.exec(words) ?? []
  if (asked !== undefined) {
    return notFound('block', `The node has no block ${asked} yet, its head is ${head}`, {
      height: asked,
      head,
    })
  }
  const [, pruned, lowest] = /height (\d+) is not available, lowest height is (\d+)/.exec(words) ?? []
  if (pruned !== undefined) {
    return new Fault(
      'not-found',
      'block.pruned',
      `The node has dropped block ${pruned}, it begins at ${lowest}`,
      {
        height: pruned,
        lowest,
      },
    )
  }
  const refused = readCheck(words)
  if (refused) return invalidInput('tx.refused', `The node refuses the transaction: ${refused.log}`, refused)
  const [, unfit] =
    /^(?:broadcast error on transaction validation: )?(gas wanted .*|tx already exists in cache)$/.exec(
      words,
    ) ?? []
  if (unfit !== undefined)
    return invalidInput('tx.unfit', `The node does not take the transaction: ${unfit}`, {})
  if (/^could not find |not found$/.test(words))
    return notFound(method, `The node says to ${method}: ${words}`)
  if (code === -32602 || words.includes('genesis_chunked'))
    return invalidInput('node.refused', `The node refuses ${method}: ${words}`, { method })
  if (code === -32601 || code === -32600 || code === -32700) {
    return badChainData('node.refused', `The node does not understand ${method}: ${words}`, { method })
  }
  return unavailable('node.refused', `The node can't answer ${method}: ${words}`, { method, rpcCode: code })
}

/**
 * What became of a transaction that the chain didn't take, where its node tells it as an error, as those of CometBFT 1
 * do.
 */
function readCheck(
  words: string,
): { hash: string; code: number; log: string; codespace: string } | undefined {
  const [, hash = '', code, log = '', codespace = ''] =
    /tx ([0-9A-F]{64}) is invalid: code=(\d+), data=[^,]*, log='(.*)', codespace='(\w*)'$/s.exec(words) ?? []
  return code === undefined ? undefined : { hash, code: Number(code), log, codespace }
}
