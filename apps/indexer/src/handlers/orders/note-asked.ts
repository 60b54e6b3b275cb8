import * as v1 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import * as v2 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { HistoryMessageHandler, MessageContext } from '#src/handlers/module.ts'
import type { History } from '#src/state/history.ts'
import { ethereumType } from '../evm/read-run.ts'
import { readEach } from '../or-fault.ts'
import { readPlacedByPrecompile } from './asked-by-precompile.ts'
import { readAskedTerms } from './asked-terms.ts'
import { nameOf, notePlaced, ordersOf, type Noted } from './block-orders.ts'
import { ofOlderMessage, ofPrecompile, type Units } from './generations.ts'
import { packTerms } from './note-orders.ts'
import { askingTypes, readAsked, type Asked } from './read-asked.ts'
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
  { typeUrl: ethereumType, handle: noteCall },
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
  const block = ordersOf(history)
  const units = generation === 1 && block.speaksV2 ? ofOlderMessage : generation
  const order = tx.index + 1
  const cause = { tx: tx.index, message: index }
  readEach('orders', asked, (one) => {
    const hash = readHexHash(one.answer)
    const known = block.placed.get(nameOf(hash))
    const noted =
      known?.entry.rests === true
        ? { ...known, order, entry: { ...known.entry, cause } }
        : readNoted(sender, one, { hash, cause, order, generation: units })
    if (noted.entry.kind === 'placed')
      notePlaced(block, { ...noted, entry: { ...noted.entry, rests: false } })
    else block.noted.push({ ...noted, entry: noted.entry })
  })
}

type Place = { hash: Buffer; cause: { tx: number; message: number }; order: number; generation: Units }

/** @throws Fault `bad-chain-data` when the order can't be read */
function readNoted(sender: string, asked: Asked, { hash, cause, order, generation }: Place): Noted {
  const { market, terms } = readAskedTerms(sender, asked)
  const packed = packTerms(terms, generation)
  const isPlaced = asked.answer.startsWith('0x')
  const code = /^\d{1,9}$/.test(asked.answer) ? Number(asked.answer) : 0
  return {
    market: market.key,
    account: terms.subaccount.account,
    order,
    entry: isPlaced
      ? { kind: 'placed', hash, cause, rests: false, terms: packed }
      : { kind: 'refused', hash, cause, code, terms: packed, cid: packed.cid },
  }
}

/**
 * A call of the exchange's precompile. Of an order that rests it is noted that the call asked for it, its terms being the
 * block's. Of a market order, and of one that was filled at once, no event has the terms: they are those of the call, in
 * its units, as no market's scale is at hand here; so are those of what was refused. What a contract in between asks of the
 * precompile has no cause: it doesn't stand in the transaction, and nothing that the chain tells says that the precompile
 * was called.
 */
function noteCall(value: Uint8Array, history: History, { response, tx, index }: MessageContext): void {
  const placed = readPlacedByPrecompile(value, response)
  if (placed === undefined || tx === undefined) return
  const block = ordersOf(history)
  const order = tx.index + 1
  const cause = { tx: tx.index, message: index }
  const asked = new Map(placed.asked.map((one) => [one.answer, one]))
  readEach('orders', placed.hashes, (name) => {
    const hash = readHexHash(name)
    const [known, one] = [block.placed.get(nameOf(hash)), asked.get(name)]
    if (known !== undefined)
      return notePlaced(block, { ...known, order, entry: { ...known.entry, cause, rests: false } })
    if (one === undefined) return
    const { entry, ...noted } = readNoted(placed.sender, one, {
      hash,
      cause,
      order,
      generation: ofPrecompile,
    })
    if (entry.kind === 'placed') notePlaced(block, { ...noted, entry })
  })
  const refused = placed.asked.filter(({ answer }) => !answer.startsWith('0x'))
  readEach('orders', refused, (one) => {
    const hash = readHexHash(one.answer)
    block.noted.push(readNoted(placed.sender, one, { hash, cause, order, generation: ofPrecompile }))
  })
}

function noteLiquidation(_: Uint8Array, history: History, { tx, index }: MessageContext): void {
  if (tx !== undefined) ordersOf(history).liquidations.add(`${tx.index}/${index}`)
}
