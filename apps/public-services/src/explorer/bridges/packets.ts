import type { IBCTransferTx } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { readDenom } from '@injsight/chain'
import { invalidInput, notFound } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  GetIbcPacketRequest,
  GetIbcPacketResponse,
  IbcChannel,
  IbcPacket,
  ListIbcPacketsRequest,
  ListIbcPacketsResponse,
} from '@injsight/injsight-v1'
import { hashOf } from '../../shapes/hash-of.ts'
import type { IbcPaths } from '../../chain-state/ibc-paths.ts'
import { isObject, textOf } from '../../content/read-json.ts'
import { mergePages } from '../../trading/merge-pages.ts'
import type { Host } from '../../upstream/host.ts'
import { readTime } from '../to-head.ts'
import { findNumbered } from './find-numbered.ts'

type Sources = { explorer: Pick<Host, 'transport'>; ibcPaths: IbcPaths }

/** Of packets the explorer lists those that carry coins. */
const transferPort = 'transfer'

/** Transfers through a channel, both ways, the newest first. @throws Fault `invalid-input` */
export async function listIbcPackets(
  sources: Sources,
  { port, channel, cursor, limit }: ListIbcPacketsRequest,
): Promise<ListIbcPacketsResponse> {
  const ours = await findChannel(sources, port, channel)
  const lists = [true, false].map((isOutgoing) => {
    const ask = askTransfers(sources.explorer, ours, isOutgoing)
    return async (page: { skip: bigint; limit: number }) => {
      const found = await ask({ skip: Number(page.skip), limit: page.limit })
      return found.map((one) => toPacket(one, isOutgoing))
    }
  })
  const { lines, next } = await mergePages(lists, { cursor, limit })
  return { packets: lines, next }
}

/** A transfer by its number in its channel. @throws Fault `invalid-input`, `not-found` */
export async function getIbcPacket(
  sources: Sources,
  { direction, port, channel, sequence }: GetIbcPacketRequest,
): Promise<GetIbcPacketResponse> {
  if (direction !== 'out' && direction !== 'in')
    throw invalidInput('packet.direction', `"${direction.slice(0, 40)}" is neither out nor in`)
  if (!/^\d{1,20}$/.test(sequence))
    throw invalidInput('packet.sequence', `"${sequence.slice(0, 40)}" is not the number of a packet`)
  const isOutgoing = direction === 'out'
  const ours = await findChannel(sources, port, channel)
  const ask = askTransfers(sources.explorer, ours, isOutgoing)
  const found = await findNumbered(
    { ask, numberOf: ({ packetSequence }) => packetSequence },
    BigInt(sequence),
  )
  if (found === undefined)
    throw notFound('packet', `The explorer lists no packet ${sequence} of ${port}/${channel}`)
  const packet = toPacket(found, isOutgoing)
  const { time, transactionHash } = packet
  const step = { deed: isOutgoing ? 'send' : 'receive', hasFailed: false, why: '', transactionHash, time }
  return { packet: [packet], steps: [step], chain: ours.chain, other: [], unknown: ['steps'] }
}

async function findChannel({ ibcPaths }: Sources, port: string, channel: string): Promise<IbcChannel> {
  if (port !== transferPort)
    throw refusal(Status.unimplemented, 'The explorer lists packets of transfers alone')
  const { channels } = await ibcPaths()
  const found = channels.find((one) => one.port === port && one.channel === channel)
  if (found === undefined) throw notFound('channel', `There is no channel ${port}/${channel}`)
  return found
}

/** Other chains call their channels as this one does: a way is told by both of its ends. */
function askTransfers(
  { transport }: Sources['explorer'],
  { port, channel, counterpartyPort, counterpartyChannel }: IbcChannel,
  isOutgoing: boolean,
) {
  const explorer = new InjectiveExplorerRPCClient(transport)
  const [ours, theirs] = [
    { port, channel },
    { port: counterpartyPort, channel: counterpartyChannel },
  ]
  const [from, to] = isOutgoing ? [ours, theirs] : [theirs, ours]
  return async ({ skip, limit }: { skip: number; limit: number }): Promise<IBCTransferTx[]> => {
    const asked = { sender: '', receiver: '', limit, skip: BigInt(skip) }
    const way = { srcPort: from.port, srcChannel: from.channel, destPort: to.port, destChannel: to.channel }
    return (await explorer.getIBCTransferTxs({ ...asked, ...way }).response).field
  }
}

const states: Readonly<Record<string, string>> = {
  Completed: 'delivered',
  Failed: 'refused',
  Timeout: 'timed_out',
}

function toPacket(told: IBCTransferTx, isOutgoing: boolean): IbcPacket {
  const { sender, receiver, denom, amount, state, createdAt } = told
  const source = { port: told.sourcePort, channel: told.sourceChannel }
  const target = { port: told.destinationPort, channel: told.destinationChannel }
  const [ours, theirs] = isOutgoing ? [source, target] : [target, source]
  return {
    isOutgoing,
    ...ours,
    counterpartyPort: theirs.port,
    counterpartyChannel: theirs.channel,
    sequence: String(told.packetSequence),
    height: 0n,
    time: readTime({ blockUnixTimestamp: 0n, timestamp: createdAt }),
    transactionHash: hashOf(told.txHashes[0] ?? ''),
    state: states[state] ?? 'waiting',
    why: '',
    sender,
    receiver,
    denom,
    localDenom: localDenomOf(denom, { source, target, isOutgoing }),
    amount,
    memo: memoOf(told.dataHex),
    timeoutHeight: told.timeoutHeight === '0-0' ? '' : told.timeoutHeight,
    timeoutTime: told.timeoutTimestamp / 1_000_000n,
  }
}

type End = { port: string; channel: string }
type Way = { source: End; target: End; isOutgoing: boolean }

/** What this chain calls the coins of a packet: coming home they lose the way that they took, else it grows. */
function localDenomOf(denom: string, { source, target, isOutgoing }: Way): string {
  const back = `${source.port}/${source.channel}/`
  const path = isOutgoing
    ? denom
    : denom.startsWith(back)
      ? denom.slice(back.length)
      : `${target.port}/${target.channel}/${denom}`
  return readDenom(path) ?? path
}

/** The explorer tells the content of a packet as bytes of hex. */
function memoOf(content: Uint8Array): string {
  try {
    const told: unknown = JSON.parse(Buffer.from(Buffer.from(content).toString(), 'hex').toString())
    return isObject(told) ? textOf(told['memo']) : ''
  } catch {
    return ''
  }
}
