import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { GetMentionsResponse, MentionedChannel, PacketFate } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findStoredTransaction } from '#src/queries/transactions/find-stored-transaction.ts'
import type { StoredTransaction } from '#src/queries/blocks/stored-block.ts'
import type { FateRow } from '#src/queries/bridges/ibc.ts'
import { listPacketMentions, type PacketMention } from '#src/queries/search/mentions.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { readEthereum } from '../evm/read-ethereum.ts'
import { toTransactionData } from '../explorer/transaction-data.ts'
import { readHash } from '../read-place.ts'
import { nameAll } from './list-names.ts'
import { readMentions } from './read-mentions.ts'

const mostPackets = 50

/** @throws Fault `invalid-input`, `not-found` */
export async function getMentions(pool: Pool, text: string): Promise<GetMentionsResponse> {
  const hash = readHash(text)
  const sequence = await findSequenceOfHash(pool, hash)
  const told = sequence === undefined ? undefined : await findWords(pool, sequence)
  if (sequence === undefined || told === undefined) {
    throw notFound('transaction', `There is no transaction ${hash.toString('hex')} in the index`)
  }
  const found = readMentions(told)
  const packets = await listPacketMentions(pool, sequence, mostPackets)
  const ofPackets = packets.map((packet) => sideOf(packet).channel)
  const names = await nameAll(pool, { ...found, channels: [...new Set([...found.channels, ...ofPackets])] })
  return { ...names, packets: packets.map((packet) => toPacket(packet, names.channels)) }
}

/** Messages and events of a transaction, as they were told. */
async function findWords(pool: Pool, sequence: bigint): Promise<string | undefined> {
  const stored = await findStoredTransaction(pool, sequence)
  if (stored === undefined) return undefined
  const { messages, logs, gasFee } = toTransactionData(stored.transaction)
  const words = [messages, logs].map((bytes) => new TextDecoder().decode(bytes))
  // A contract may pay for others, and is named nowhere else then.
  return [...contractsOf(stored.transaction), gasFee?.granter ?? '', ...words].join('\n')
}

/** The contracts of an Ethereum transaction, which names them in its bytes alone. */
function contractsOf(transaction: StoredTransaction): string[] {
  const run = readEthereum(transaction)
  const writers = run?.logs.map(({ address }) => toPrefixedHex(address)) ?? []
  const named = new Set([run?.signed.to, run?.created, ...writers])
  return [...named].filter((address) => address !== undefined).map(readAccount)
}

function toPacket(packet: PacketMention, channels: readonly MentionedChannel[]): PacketFate {
  const { port, channel } = sideOf(packet)
  const known = channels.find((one) => one.port === port && one.channel === channel)
  return {
    sequence: packet.sequence,
    isOutgoing: packet.isOutgoing,
    port,
    channel,
    chain: known?.chain ?? '',
    counterpartyChannel: packet.isOutgoing ? packet.targetChannel : packet.sourceChannel,
    timeoutTime: BigInt(packet.timeoutTime) / 1_000_000n,
    steps: packet.steps.map(toStep),
  }
}

function sideOf(packet: PacketMention): { port: string; channel: string } {
  return packet.isOutgoing
    ? { port: packet.sourcePort, channel: packet.sourceChannel }
    : { port: packet.targetPort, channel: packet.targetChannel }
}

function toStep({ deed, isSuccess, why, txHash, time }: FateRow) {
  return {
    deed,
    hasFailed: isSuccess === false,
    why: why ?? '',
    transactionHash: txHash?.toUpperCase() ?? '',
    time: time === null ? 0n : BigInt(new Date(time).getTime()),
  }
}
