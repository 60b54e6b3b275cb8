import type { EvmArgument } from '@injsight/chain'
import type { AbiParameter, Hex } from 'viem'
import { hexToBytes } from 'viem/utils'
import { eventKey, signatureOf, type AbiEvent } from './abi-index.ts'
import { decodeValues } from './decode-values.ts'
import { standards, type KnownAbis } from '../abis/known-abis.ts'
import type { EthereumLog } from '../transactions/response.ts'

/** What a contract told. */
export type DecodedLog = {
  event: string
  /** Its name and types: `Transfer(address,address,uint256)`. */
  signature: string
  /** Of what is of no fixed length and indexed, the chain keeps a hash only: that stands for it, as `bytes32`. */
  arguments: EvmArgument[]
  /** By the ABI of that contract, or because events of this signature and so many topics usually are this one. */
  known: 'contract' | 'signature'
}

/**
 * The event that a log is; undefined where nobody knows it or its data isn't what it takes.
 *
 * @example decodeLog(log, createKnownAbis())?.event // 'Transfer'
 */
export function decodeLog(
  { address, topics, data }: Pick<EthereumLog, 'address' | 'topics' | 'data'>,
  abis: KnownAbis,
): DecodedLog | undefined {
  const [topic, ...indexed] = topics
  if (topic === undefined) return undefined
  const key = eventKey(topic, indexed.length)
  const own = abis.find(address)?.abi.events.get(key)
  const candidates = own ? [own] : standards.flatMap((abi) => abi.events.get(key) ?? [])
  for (const event of candidates) {
    const values = readEvent(event, indexed, hexToBytes(data))
    if (values) {
      const known = own ? 'contract' : 'signature'
      return { event: event.name, signature: signatureOf(event), arguments: values, known }
    }
  }
  return undefined
}

function readEvent({ inputs }: AbiEvent, topics: readonly Hex[], data: Uint8Array) {
  const marked = inputs.map((input) => ({
    ...input,
    isIndexed: 'indexed' in input && input.indexed === true,
  }))
  const told = marked.filter(({ isIndexed }) => !isIndexed)
  const values = decodeValues(told, data)
  const ofTopics = marked
    .filter(({ isIndexed }) => isIndexed)
    .map((input, at) => readTopic(input, topics[at]))
  if (!values) return undefined
  const all = marked.map(({ isIndexed }) => (isIndexed ? ofTopics.shift() : values.shift()))
  return all.every((value) => value !== undefined) ? all : undefined
}

function readTopic(input: AbiParameter, topic: Hex | undefined): EvmArgument | undefined {
  if (topic === undefined) return undefined
  const isKept = /^(u?int\d*|address|bool|bytes\d+)$/.test(input.type)
  return decodeValues([isKept ? input : { ...input, type: 'bytes32' }], hexToBytes(topic))?.[0]
}
