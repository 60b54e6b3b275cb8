import { invalidParams } from './rpc-error.ts'
import { readAddress, readHash, readTag, type BlockTag } from './read-params.ts'

/** What `eth_getLogs` is asked for. */
export type AskedLogs = {
  blocks: { hash: Buffer } | { from: BlockTag; to: BlockTag }
  addresses: Buffer[]
  /** By place; an empty one takes any topic, but there must be one. */
  topics: Buffer[][]
}

/** Contracts, and contracts with first topics: more than anybody lists, and less than what a query would choke on. */
const mostChoices = 1000

/** @throws RpcError -32602 */
export function readLogFilter(value: unknown): AskedLogs {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidParams('invalid argument 0: the filter must be an object')
  }
  const { address, topics: asked, ...range } = value as Record<string, unknown>
  const addresses = readChoices(address).map((one) => readAddress(one, 'address'))
  const topics = readTopics(asked)
  const pairs = Math.max(addresses.length, 1) * Math.max(topics[0]?.length ?? 0, 1)
  if (pairs > mostChoices) throw tooMany(pairs)
  return { blocks: readRange(range), addresses, topics }
}

function readRange({ blockHash, fromBlock, toBlock }: Record<string, unknown>): AskedLogs['blocks'] {
  if (isAbsent(blockHash)) {
    return {
      from: isAbsent(fromBlock) ? 'latest' : readTag(fromBlock, 'fromBlock'),
      to: isAbsent(toBlock) ? 'latest' : readTag(toBlock, 'toBlock'),
    }
  }
  if (!isAbsent(fromBlock) || !isAbsent(toBlock)) {
    throw invalidParams(
      'invalid argument 0: cannot specify both blockHash and fromBlock or toBlock, choose one or the other',
    )
  }
  return { hash: readHash(blockHash, 'blockHash') }
}

function readTopics(value: unknown): Buffer[][] {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) throw invalidParams('invalid topics: they must be an array')
  if (value.length > 4) throw invalidParams('invalid topics: exceed max topics, there are four places')
  return value.map((choices) => {
    const listed = readChoices(choices)
    // Among choices, none stands for any.
    return listed.includes(null) ? [] : listed.map((one) => readHash(one, 'topic'))
  })
}

/** One, a list of them, or none. */
function readChoices(value: unknown): unknown[] {
  if (isAbsent(value)) return []
  const choices: unknown[] = Array.isArray(value) ? value : [value]
  if (choices.length > mostChoices) throw tooMany(choices.length)
  return choices
}

function tooMany(choices: number) {
  return invalidParams(`these are ${choices} choices of addresses and topics, want at most ${mostChoices}`)
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null
}
