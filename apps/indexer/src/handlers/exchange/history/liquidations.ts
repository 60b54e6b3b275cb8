import {
  MsgEmergencySettleMarket as SettleV1,
  MsgLiquidatePosition as LiquidateV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgBatchLiquidatePositions,
  MsgEmergencySettleMarket,
  MsgLiquidateCrossMarginPool,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { marketKey } from '#src/decode/values/keys.ts'
import type { History } from '#src/state/history.ts'
import { historyTable } from '#src/state/tables.ts'
import { noteEvent, noteMessage, type MessageContext } from '../../module.ts'
import { readEach } from '../../or-fault.ts'
import { decimalOr, readBoolean, readDecimal, readList, readObject } from '../../read-json.ts'
import { sequenceOf } from '../../sequence-of.ts'
import { noteExchange } from '../generations.ts'
import { readAccountAddress, readMarketId, readSubaccount } from '../read-values.ts'

/** Positions that others closed because their margin no longer sufficed. */
export const liquidations = historyTable('liquidations', 'sequence', {
  seq: 'int8',
  ordinal: 'int4', // of the event, then of the trade in it
  place: 'int4',
  market: 'int8',
  account: 'int8',
  subaccount: 'bytes',
  liquidator: 'int8?', // null when a contract did it, whose message isn't told
  was_long: 'bool',
  quantity: 'decimal',
  price: 'decimal',
  payout: 'decimal', // negative: the position was bankrupt
  pnl: 'decimal?', // not told by older chains
  lost_from_available: 'decimal',
  lost_from_cancels: 'decimal',
  insurance_used: 'amount', // what the market's insurance fund paid
  generation: 'int4',
})

export const liquidationNotes = [
  ...noteExchange('EventBatchDerivativeExecution', (event, history, context, generation) => {
    // A market that is settled says so of everybody, at the beginning of a block.
    if (event.find('is_liquidation') !== 'true' || event.mode !== undefined) return
    const market = marketKey(readMarketId(event.json('market_id')))
    for (const [at, one] of readList(event.json('trades'), 'trades').entries()) {
      const trade = readObject(one, 'trade')
      const delta = readObject(trade['position_delta'], 'trade')
      const subaccount = readSubaccount(trade['subaccount_id'])
      history.append(liquidations, {
        seq: sequenceOf(context),
        ordinal: event.ordinal,
        place: at,
        market,
        account: history.account(subaccount.account),
        subaccount: subaccount.id,
        liquidator: null,
        was_long: !readBoolean(delta['is_long'], 'direction'),
        quantity: readDecimal(delta['execution_quantity'], 'quantity'),
        price: readDecimal(delta['execution_price'], 'price'),
        payout: readDecimal(trade['payout'], 'payout'),
        pnl: trade['pnl'] === undefined ? null : decimalOr(trade['pnl'], 0n),
        lost_from_available: 0n,
        lost_from_cancels: 0n,
        insurance_used: 0n,
        generation,
      })
    }
  }),
  ...noteExchange('EventLostFundsFromLiquidation', (event, history, context) => {
    const market = marketKey(readMarketId(event.json('market_id')))
    const { id } = readSubaccount(event.json('subaccount_id'))
    const row = findLast(
      history,
      sequenceOf(context),
      (one) => one.market === market && one.subaccount.equals(id),
    )
    if (row === undefined) return
    row.lost_from_available = readDecimal(event.json('lost_funds_from_available_during_payout'), 'funds')
    row.lost_from_cancels = readDecimal(event.json('lost_funds_from_order_cancels'), 'funds')
  }),
  noteEvent('injective.insurance.v1beta1.EventInsuranceWithdraw', (event, history, context) => {
    const market = marketKey(readMarketId(event.json('market_id')))
    const row = findLast(history, sequenceOf(context), (one) => one.market === market)
    if (row === undefined) return
    const { amount } = readObject(event.json('withdrawal'), 'coin')
    row.insurance_used += BigInt(String(amount))
  }),
]

export const liquidatorNotes = [
  noteMessage(LiquidateV1, noteLiquidator),
  noteMessage(MsgLiquidatePosition, noteLiquidator),
  noteMessage(SettleV1, noteLiquidator),
  noteMessage(MsgEmergencySettleMarket, noteLiquidator),
  noteMessage(MsgLiquidateCrossMarginPool, noteLiquidator),
  noteMessage(MsgBatchLiquidatePositions, ({ sender, liquidations: all }, history, context) => {
    readEach('positions', all, (one) => noteLiquidator({ ...one, sender }, history, context))
  }),
]

/** @property marketId left out for all that a subaccount has with a margin in common */
type Liquidator = { sender: string; subaccountId: string; marketId?: string }

function noteLiquidator(
  { sender, subaccountId, marketId }: Liquidator,
  history: History,
  context: MessageContext,
): void {
  const { id } = readSubaccount(subaccountId)
  const market = marketId === undefined ? undefined : marketKey(readMarketId(marketId))
  const seq = sequenceOf(context)
  const liquidator = history.account(readAccountAddress(sender))
  for (const row of rowsOf(history)) {
    if (row.seq === seq && row.subaccount.equals(id) && (market ?? row.market) === row.market)
      row.liquidator = liquidator
  }
}

type Row = ReturnType<typeof rowsOf>[number]

function rowsOf(history: History) {
  return history.rowsOf(liquidations)
}

function findLast(history: History, seq: bigint, isWanted: (row: Row) => boolean): Row | undefined {
  return rowsOf(history).findLast((row) => row.seq === seq && isWanted(row))
}
