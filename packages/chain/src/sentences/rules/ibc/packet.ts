import { Fault } from '@injsight/errors'
import { sha256 } from '@noble/hashes/sha2.js'
import { encodeHex } from '../../../hex.ts'
import { findReadable } from '../../find-readable.ts'
import { readBase64, readFields, readJson, type Fields } from '../../fields.ts'
import type { Coin } from '../../sentence.ts'

/** A transfer of coins as a packet carries it, with the coin as this chain knows it. */
export type PacketTransfer = { sender: string; receiver: string; coin: Coin; memo: string }

/** What is to become of coins where they arrive: they go on to somebody, or with them a contract is called. */
export type Onward = { receiver: string } | { contract: string }

/** Which end of the channel this chain is. */
export type End = 'source' | 'destination'

/** What a packet of ICS-20 moves; undefined when the packet is about something else. */
export function findTransfer(packet: Fields, end: End): PacketTransfer | undefined {
  const content = packet.findText('data')
  const transfer = content === undefined ? undefined : findJson(content)
  const [sender, receiver, amount, denom] = ['sender', 'receiver', 'amount', 'denom'].map((name) =>
    transfer?.findText(name),
  )
  if (!sender || !receiver || !denom || !amount || !/^\d+$/.test(amount)) return undefined
  const coin = { amount, denom: toLocalDenom(denom, packet, end) }
  return { sender, receiver, coin, memo: transfer?.findText('memo') ?? '' }
}

/** What a memo asks of the chain where coins arrive, in the JSON of who passes packets on or calls contracts with them. */
export function findOnward(memo: string): Onward | undefined {
  if (!memo.startsWith('{')) return undefined
  return findReadable(() => readOnward(readFields(readJson(memo)), 0))
}

// Nobody goes further in earnest.
const mostHops = 8

function readOnward(asked: Fields, hops: number): Onward | undefined {
  const contract = asked.findObject('wasm')?.findText('contract')
  if (contract !== undefined) return { contract }
  const forward = asked.findObject('forward')
  const receiver = forward?.findText('receiver')
  if (forward === undefined || receiver === undefined || hops === mostHops) return undefined
  const next = forward.findObject('next')
  return (next && readOnward(next, hops + 1)) ?? { receiver }
}

/** Whether an acknowledgement says that the packet was refused. */
export function isRefusal(acknowledgement: string): boolean {
  return findJson(acknowledgement)?.findText('error') !== undefined
}

function findJson(base64: string): Fields | undefined {
  try {
    return readFields(readJson(new TextDecoder().decode(readBase64(base64))))
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

// A packet writes the way that a coin came; the chain where it arrives adds its own end, or takes it off when the
// coin comes home.
function toLocalDenom(path: string, packet: Fields, end: End): string {
  if (end === 'source') return denomOfPath(path)
  const from = `${packet.text('source_port')}/${packet.text('source_channel')}/`
  if (path.startsWith(from)) return denomOfPath(path.slice(from.length))
  return denomOfPath(`${packet.text('destination_port')}/${packet.text('destination_channel')}/${path}`)
}

function denomOfPath(path: string): string {
  if (!/^[\w.-]+\/channel-\d+\//.test(path)) return path
  return `ibc/${encodeHex(sha256(new TextEncoder().encode(path))).toUpperCase()}`
}
