import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { Order } from './nonces.ts'

/** A spot market order may be refused before it is counted: then it has no hash. */
export function findRefusedEarly(events: ChainEvent[]): (order: Order) => boolean {
  const cids: unknown[] = []
  for (const event of events) {
    if (event.type !== 'injective.exchange.v2.EventOrderFail') continue
    const [hashes, named] = [event.json('hashes'), event.json('cids')]
    if (!Array.isArray(hashes) || !Array.isArray(named)) continue
    for (const [at, hash] of hashes.entries()) if (isZeros(hash)) cids.push(named[at] ?? '')
  }
  return ({ orderInfo }) => {
    const at = cids.indexOf(orderInfo?.cid ?? '')
    if (at >= 0) cids.splice(at, 1)
    return at >= 0
  }
}

function isZeros(base64: unknown): boolean {
  return typeof base64 === 'string' && Buffer.from(base64, 'base64').every((byte) => byte === 0)
}
