import { MsgRecvPacket } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import { ibcDenoms } from './tables.ts'
import { readTransfer } from './read-transfer.ts'
import { traceHash, type Trace } from './trace-hash.ts'

// An event says that a denom became known, by its hash; the packet says which.
export const denomMessages = [
  onMessage(MsgRecvPacket, ({ packet }, state, { events }) => {
    const known = events
      .filter(({ type }) => type === 'denomination_trace')
      .map((event) => event.text('trace_hash').toUpperCase())
    const transfer = readTransfer(Buffer.from(packet?.data ?? []))
    if (packet === undefined || transfer === undefined || known.length === 0) return
    const trace = splitDenom(`${packet.destinationPort}/${packet.destinationChannel}/${transfer.denom}`)
    const hash = traceHash(trace)
    if (known.includes(hash)) state.put(ibcDenoms, { hash, ...trace })
  }),
]

export function putTrace(state: State, trace: Trace): void {
  state.put(ibcDenoms, { hash: traceHash(trace), ...trace })
}

/** Pairs of a port and a channel, then the name; which may have slashes too. */
function splitDenom(denom: string): Trace {
  const parts = denom.split('/')
  let at = 0
  while (at < parts.length - 1 && parts.length > 2 && isChannel(parts[at + 1])) at += 2
  return { path: parts.slice(0, at).join('/'), base: parts.slice(at).join('/') }
}

const mostChannels = 2n ** 64n

function isChannel(part: string | undefined): boolean {
  const [, digits] = /^channel-(\d{1,20})$/.exec(part ?? '') ?? []
  return digits !== undefined && BigInt(digits) < mostChannels
}
