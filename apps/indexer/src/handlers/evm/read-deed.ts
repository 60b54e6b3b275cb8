import { keccak256 } from '@injsight/evm'
import type { Account } from '#src/decode/values/account.ts'
import type { RunLog } from './read-run.ts'

/** What a log says by a standard of tokens. Accounts are 20 bytes; the account of zeros stands for nobody. */
export type TokenDeed =
  | { kind: 'move'; standard: 'erc20'; from: Buffer; to: Buffer; amount: bigint }
  | { kind: 'pass'; standard: 'erc721'; from: Buffer; to: Buffer; token: bigint }
  | {
      kind: 'moves'
      standard: 'erc1155'
      from: Buffer
      to: Buffer
      items: { token: bigint; amount: bigint }[]
    }
  | { kind: 'allow'; owner: Buffer; spender: Buffer; amount: bigint }
  /** Of one token by ERC-721; to nobody when that ends. */
  | { kind: 'allow-one'; owner: Buffer; spender: Buffer; token: bigint }
  | { kind: 'operate'; owner: Buffer; operator: Buffer; isAllowed: boolean }
  /** It is called as an event of the standards, and has not its form. */
  | { kind: 'odd' }

/** With who says it. */
export type SaidDeed = { contract: Account; deed: TokenDeed }

const nobody = Buffer.alloc(20)

export function isNobody(account: Buffer): boolean {
  return account.equals(nobody)
}

export const transferTopic = topicOf('Transfer(address,address,uint256)')
export const singleTopic = topicOf('TransferSingle(address,address,address,uint256,uint256)')
export const batchTopic = topicOf('TransferBatch(address,address,address,uint256[],uint256[])')

/** Whether a log that begins with this topic moves tokens by ERC-1155. */
export function isItemsTopic(topic: Buffer | undefined): boolean {
  return topic !== undefined && (topic.equals(singleTopic) || topic.equals(batchTopic))
}

/** By the hash of the event's declaration, which is the first topic of its logs. */
const readers = new Map<string, (log: RunLog) => TokenDeed | undefined>([
  [hexOf(transferTopic), readTransfer],
  [hexOf(topicOf('Approval(address,address,uint256)')), readApproval],
  [hexOf(topicOf('ApprovalForAll(address,address,bool)')), readOperator],
  [hexOf(singleTopic), readSingle],
  [hexOf(batchTopic), readBatch],
])

/** What a log does to tokens; undefined when it is of no standard. */
export function readDeed(log: RunLog): TokenDeed | undefined {
  const [topic] = log.topics
  const read = topic && readers.get(hexOf(topic))
  return read && (read(log) ?? { kind: 'odd' })
}

function readTransfer({ topics, data }: RunLog): TokenDeed | undefined {
  const [from, to] = [accountAt(topics, 1), accountAt(topics, 2)]
  if (from === undefined || to === undefined) return undefined
  if (topics.length === 3 && data.length === 32)
    return { kind: 'move', standard: 'erc20', from, to, amount: wordAt(data, 0) }
  if (topics[3] !== undefined && data.length === 0)
    return { kind: 'pass', standard: 'erc721', from, to, token: numberOf(topics[3]) }
  return undefined
}

function readApproval({ topics, data }: RunLog): TokenDeed | undefined {
  const [owner, spender] = [accountAt(topics, 1), accountAt(topics, 2)]
  if (owner === undefined || spender === undefined) return undefined
  if (topics[3] !== undefined && data.length === 0)
    return { kind: 'allow-one', owner, spender, token: numberOf(topics[3]) }
  if (topics.length !== 3 || data.length !== 32) return undefined
  return { kind: 'allow', owner, spender, amount: wordAt(data, 0) }
}

function readOperator({ topics, data }: RunLog): TokenDeed | undefined {
  const [owner, operator] = [accountAt(topics, 1), accountAt(topics, 2)]
  if (owner === undefined || operator === undefined || data.length !== 32) return undefined
  const word = wordAt(data, 0)
  return word > 1n ? undefined : { kind: 'operate', owner, operator, isAllowed: word === 1n }
}

function readSingle({ topics, data }: RunLog): TokenDeed | undefined {
  const [from, to] = [accountAt(topics, 2), accountAt(topics, 3)]
  if (from === undefined || to === undefined || data.length !== 64) return undefined
  const items = [{ token: wordAt(data, 0), amount: wordAt(data, 1) }]
  return { kind: 'moves', standard: 'erc1155', from, to, items }
}

function readBatch({ topics, data }: RunLog): TokenDeed | undefined {
  const [from, to] = [accountAt(topics, 2), accountAt(topics, 3)]
  if (from === undefined || to === undefined || data.length < 64) return undefined
  const [tokens, amounts] = [listAt(data, wordAt(data, 0)), listAt(data, wordAt(data, 1))]
  if (tokens === undefined || tokens.length !== amounts?.length) return undefined
  const items = tokens.map((token, at) => ({ token, amount: amounts[at] ?? 0n }))
  return { kind: 'moves', standard: 'erc1155', from, to, items }
}

/** A list of numbers that begins with its length; undefined when the data ends before. */
function listAt(data: Buffer, offset: bigint): bigint[] | undefined {
  if (offset % 32n !== 0n || offset + 32n > BigInt(data.length)) return undefined
  const start = Number(offset / 32n)
  const length = wordAt(data, start)
  if (BigInt(start + 1) + length > BigInt(Math.floor(data.length / 32))) return undefined
  return Array.from({ length: Number(length) }, (_, at) => wordAt(data, start + 1 + at))
}

/** An address fills the last 20 bytes of a word. */
function accountAt(topics: Buffer[], at: number): Buffer | undefined {
  const topic = topics[at]
  return topic?.subarray(0, 12).every((byte) => byte === 0) === true ? topic.subarray(12) : undefined
}

function wordAt(data: Buffer, at: number): bigint {
  return numberOf(data.subarray(at * 32, at * 32 + 32))
}

function numberOf(word: Buffer): bigint {
  return BigInt(`0x${hexOf(word)}`)
}

function topicOf(declaration: string): Buffer {
  return Buffer.from(keccak256(Buffer.from(declaration)))
}

function hexOf(bytes: Buffer): string {
  return bytes.toString('hex')
}
