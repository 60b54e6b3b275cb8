import * as v1 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import * as v2 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { HistoryMessageHandler, MessageContext } from '#src/handlers/module.ts'
import type { History } from '#src/state/history.ts'
import { readAskedTerms } from './asked-terms.ts'
import { ordersOf } from './block-orders.ts'
import { packTerms } from './note-orders.ts'
import { askingTypes, readAsked } from './read-asked.ts'
import { readHexHash } from './read-refusals.ts'

const liquidations = [
  v1.MsgLiquidatePosition,
  v1.MsgEmergencySettleMarket,
  v2.MsgLiquidatePosition,
  v2.MsgBatchLiquidatePositions,
  v2.MsgLiquidateCrossMarginPool,
  v2.MsgEmergencySettleMarket,
]

/** What messages asked for: it is linked with what the block tells by the hashes in their responses. */
export const notedMessages: HistoryMessageHandler[] = [
  ...askingTypes.map((typeUrl) => ({ typeUrl, handle: noteAsked })),
  ...liquidations.map(({ typeName }) => ({ typeUrl: `/${typeName}`, handle: noteLiquidation })),
]

function noteAsked(
  value: Uint8Array,
  history: History,
  { typeUrl, response, tx, index }: MessageContext,
): void {
  const read = readAsked(typeUrl, value, response)
  if (read === undefined || tx === undefined) return
  const { sender, generation, asked } = read
  const cause = { tx: tx.index, message: index }
  const all = asked.map((one) => ({ ...one, ...readAskedTerms(sender, one) }))
  const { noted, causes } = ordersOf(history)
  for (const { answer, market, terms } of all) {
    const { account } = terms.subaccount
    const packed = packTerms(terms, generation)
    const order = tx.index + 1
    if (/^0x[0-9a-f]{64}$/i.test(answer)) {
      const hash = readHexHash(answer)
      causes.set(hash.toString('hex'), cause)
      const entry = { kind: 'placed', hash, cause, rests: false, terms: packed } as const
      noted.push({ market: market.key, account, entry, order })
    } else {
      const code = /^\d{1,9}$/.test(answer) ? Number(answer) : 0
      const hash = Buffer.alloc(32)
      const entry = { kind: 'refused', hash, cause, code, terms: packed, cid: packed.cid } as const
      noted.push({ market: market.key, account, entry, order })
    }
  }
}

function noteLiquidation(_: Uint8Array, history: History, { tx, index }: MessageContext): void {
  if (tx !== undefined) ordersOf(history).liquidations.add(`${tx.index}/${index}`)
}
