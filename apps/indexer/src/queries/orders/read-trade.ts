import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { Fill } from '#src/handlers/orders/fills.ts'
import { isOfResting } from '#src/handlers/orders/read-trades.ts'
import { toSequence } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { asGeneration } from './amounts.ts'
import type { Names } from './names.ts'
import type { Execution, Trade } from './types.ts'

/** Where a fill stands. */
export type FillPlace = { market: bigint; height: bigint; place: number }

export function readTrade({ account, hash, cause, fill }: Fill, at: FillPlace, names: Names): Trade {
  const { position, execution } = fill
  const amounts = names.amounts(at.market, fill.generation)
  return {
    sequence: toSequence(at.height, at.place),
    height: at.height,
    timeMs: names.timeMs(at.height),
    transaction: cause && toSequence(at.height, cause.tx),
    marketId: names.marketId(at.market),
    subaccountId: names.subaccountId(account, fill.nonce),
    orderHash: toPrefixedHex(hash),
    cid: fill.cid.toString(),
    isBuy: fill.isBuy,
    isMaker: isOfResting(execution),
    execution: (ExecutionType[execution] as Execution | undefined) ?? 'UnspecifiedExecutionType',
    isLiquidation: fill.isLiquidation,
    price: amounts.price(fill.price),
    quantity: amounts.quantity(fill.quantity),
    fee: amounts.money(fill.fee),
    feeRecipient: encodeAddress('inj', fill.feeRecipient ?? names.address(account)),
    position: position && {
      isLong: position.isLong,
      margin: amounts.money(position.margin),
      payout: amounts.money(position.payout),
      pnl: amounts.money(position.pnl),
    },
    generation: asGeneration(fill.generation),
  }
}
