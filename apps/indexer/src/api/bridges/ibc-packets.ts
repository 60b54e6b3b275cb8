import { invalidInput, notFound } from '@injsight/errors'
import type {
  GetIbcPacketRequest,
  GetIbcPacketResponse,
  IbcPacket,
  ListIbcPacketsRequest,
  ListIbcPacketsResponse,
  ListIbcPathsResponse,
  PacketStep,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { keyOfPacket } from '#src/handlers/ibc/packets.ts'
import { traceHash } from '#src/handlers/ibc/trace-hash.ts'
import {
  listIbcChannels,
  listIbcClients,
  listIbcConnections,
  listKnownTraces,
} from '#src/queries/bridges/ibc-paths.ts'
import type { FateRow } from '#src/queries/bridges/ibc.ts'
import { findPacket, listPacketsOfChannel, type PacketRow } from '#src/queries/bridges/packets.ts'
import { cutPage, readChainPlace, readLimit } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'

/** @throws Fault `unavailable` where the index does not know them */
export async function listIbcPaths(pool: Pool): Promise<ListIbcPathsResponse> {
  await requireKnown(pool, 'ibc')
  const [clients, connections, channels] = await Promise.all([
    listIbcClients(pool),
    listIbcConnections(pool),
    listIbcChannels(pool),
  ])
  return {
    clients: clients.map(({ chain, isFrozen, ...client }) => ({
      ...client,
      chain: chain ?? '',
      isFrozen: isFrozen === true,
    })),
    connections,
    channels: channels.map(({ state, ordering, chain, ...channel }) => ({
      ...channel,
      state: state ?? '',
      ordering: ordering ?? '',
      chain: chain ?? '',
    })),
  }
}

/** @throws Fault `invalid-input` */
export async function listIbcPackets(
  pool: Pool,
  { port, channel, limit: wanted, cursor }: ListIbcPacketsRequest,
): Promise<ListIbcPacketsResponse> {
  const limit = readLimit(wanted)
  const of = { port: readName(port), channel: readName(channel) }
  const found = await listPacketsOfChannel(pool, of, { before: readPlace(cursor), limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ sequence, place }) => [sequence, String(place)])
  return { packets: await toPackets(pool, lines), next }
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getIbcPacket(
  pool: Pool,
  { direction, port, channel, sequence }: GetIbcPacketRequest,
): Promise<GetIbcPacketResponse> {
  if (direction !== 'out' && direction !== 'in')
    throw invalidInput('packet.direction', `"${direction.slice(0, 40)}" is neither out nor in`)
  if (!/^\d{1,20}$/.test(sequence))
    throw invalidInput('packet.sequence', `"${sequence.slice(0, 40)}" is not the number of a packet`)
  const deed = direction === 'out' ? 'send' : 'receive'
  const row = await findPacket(pool, keyOfPacket(deed, readName(port), readName(channel), BigInt(sequence)))
  const [packet] = row === undefined ? [] : await toPackets(pool, [row])
  if (row === undefined || packet === undefined)
    throw notFound('packet', `The index has no packet ${sequence} of ${port}/${channel}`)
  const [[ours], other] = await Promise.all([
    listIbcChannels(pool, { port, channel }),
    findOther(pool, packet),
  ])
  return {
    packet: [packet],
    steps: row.fate.map(toStep),
    chain: ours?.chain ?? '',
    other: other?.fate.map(toStep) ?? [],
    unknown: [],
  }
}

/** A channel may lead back to this chain: then both ends are told. */
async function findOther(pool: Pool, packet: IbcPacket): Promise<PacketRow | undefined> {
  const { isOutgoing, port, channel, counterpartyPort, counterpartyChannel, sequence } = packet
  const deed = isOutgoing ? 'receive' : 'send'
  const key = keyOfPacket(deed, counterpartyPort, counterpartyChannel, BigInt(sequence))
  const found = await findPacket(pool, key)
  if (found === undefined) return undefined
  // Another chain may call its channels as this one does.
  const isSame = isOutgoing
    ? found.sourcePort === port && found.sourceChannel === channel
    : found.targetPort === port && found.targetChannel === channel
  const [ours] = await listIbcChannels(pool, { port, channel })
  return isSame && ours?.connection === 'connection-localhost' ? found : undefined
}

async function toPackets(pool: Pool, rows: readonly PacketRow[]): Promise<IbcPacket[]> {
  const names = rows.map(nameHere)
  const known = await listKnownTraces(
    pool,
    names.flatMap((name) => (name === undefined ? [] : [hashOf(name)])),
  )
  return rows.map((row, at) => {
    const name = names[at]
    const isTraced = name !== undefined && known.has(hashOf(name))
    return toPacket(row, isTraced ? `ibc/${hashOf(name)}` : isNative(row) ? (name ?? '') : '')
  })
}

function hashOf(name: string): string {
  return traceHash({ path: '', base: name })
}

/** What a packet's coins are called where they are on this chain, written out with the way that they took. */
function nameHere({ deed, denom, ...way }: PacketRow): string | undefined {
  if (denom === null || deed === 'send') return denom ?? undefined
  const back = `${way.sourcePort}/${way.sourceChannel}/`
  return denom.startsWith(back) ? denom.slice(back.length) : `${way.targetPort}/${way.targetChannel}/${denom}`
}

/** Whether what a packet carries may be a denom of this chain's own: it left, or came back. */
function isNative(row: PacketRow): boolean {
  return row.deed === 'send' || (row.denom ?? '').startsWith(`${row.sourcePort}/${row.sourceChannel}/`)
}

function toPacket(row: PacketRow, localDenom: string): IbcPacket {
  const isOutgoing = row.deed === 'send'
  const { state, why } = endOf(row.fate)
  const [sourcePort, sourceChannel] = [row.sourcePort, row.sourceChannel]
  const [targetPort, targetChannel] = [row.targetPort, row.targetChannel]
  return {
    isOutgoing,
    port: isOutgoing ? sourcePort : targetPort,
    channel: isOutgoing ? sourceChannel : targetChannel,
    counterpartyPort: isOutgoing ? targetPort : sourcePort,
    counterpartyChannel: isOutgoing ? targetChannel : sourceChannel,
    sequence: row.number,
    height: BigInt(row.sequence) >> 16n,
    time: BigInt(row.timeMs),
    transactionHash: row.hash === null ? '' : row.hash.toUpperCase(),
    state,
    why,
    sender: row.sender ?? '',
    receiver: row.receiver ?? '',
    denom: row.denom ?? '',
    localDenom,
    amount: row.amount ?? '',
    memo: row.memo ?? '',
    timeoutHeight: row.timeoutHeight === '0-0' ? '' : row.timeoutHeight,
    timeoutTime: BigInt(row.timeoutTime) / 1_000_000n,
  }
}

function endOf(fate: readonly FateRow[]): { state: string; why: string } {
  const timedOut = fate.some(({ deed }) => deed === 'timeout')
  if (timedOut) return { state: 'timed_out', why: '' }
  const last = fate.findLast(({ isSuccess }) => isSuccess !== null)
  if (last === undefined) return { state: 'waiting', why: '' }
  return last.isSuccess === true ? { state: 'delivered', why: '' } : { state: 'refused', why: last.why ?? '' }
}

function toStep({ deed, isSuccess, why, txHash, time }: FateRow): PacketStep {
  return {
    deed,
    hasFailed: isSuccess === false,
    why: why ?? '',
    transactionHash: txHash === null ? '' : txHash.toUpperCase(),
    time: time === null ? 0n : BigInt(new Date(time).getTime()),
  }
}

/** @throws Fault `invalid-input` */
function readName(text: string): string {
  if (/^[\w.+\-#[\]<>]{1,128}$/.test(text)) return text
  throw invalidInput('packet.channel', `"${text.slice(0, 80)}" is not the name of a port or a channel`)
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): { sequence: bigint; place: number } | undefined {
  return readChainPlace(cursor, (sequence, place) => ({ sequence, place }))
}
