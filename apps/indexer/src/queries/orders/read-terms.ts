import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { Terms } from '#src/handlers/orders/asked-terms.ts'
import { isNoHash, type PackedTerms } from '#src/handlers/orders/entries.ts'
import { readSubaccount } from '#src/handlers/exchange/read-values.ts'
import { isBuy } from '#src/handlers/orders/read-orders.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { asGeneration } from './amounts.ts'
import type { Names } from './names.ts'
import type { OrderTerms, OrderType as TypeName } from './types.ts'

type Owned = { market: bigint; account: bigint; hash: Buffer | null }

export function readTerms(terms: PackedTerms, { market, account, hash }: Owned, names: Names): OrderTerms {
  const amounts = names.amounts(market, terms.generation)
  return {
    hash: hash && toHashOrNull(hash),
    marketId: names.marketId(market),
    subaccountId: names.subaccountId(account, terms.nonce),
    feeRecipient: encodeAddress('inj', terms.feeRecipient ?? names.address(account)),
    cid: terms.cid.toString(),
    type: nameOfType(terms.type),
    isBuy: isBuy(terms.type),
    isMarketOrder: terms.isMarketOrder,
    price: amounts.price(terms.price),
    quantity: amounts.quantity(terms.quantity),
    margin: terms.margin === null ? null : amounts.money(terms.margin),
    triggerPrice: terms.trigger === null ? null : amounts.price(terms.trigger),
    expirationBlock: terms.expiration === 0n ? null : terms.expiration,
    generation: asGeneration(terms.generation),
  }
}

/** The terms as they were before they were packed. */
export function unpackTerms(terms: PackedTerms, subaccountId: string): Terms {
  const { type, isMarketOrder, price, quantity, margin, trigger, expiration, feeRecipient } = terms
  return {
    subaccount: readSubaccount(subaccountId),
    feeRecipient: feeRecipient === null ? '' : encodeAddress('inj', feeRecipient),
    cid: terms.cid.toString(),
    type,
    isMarketOrder,
    price,
    quantity,
    margin,
    trigger,
    expiration,
  }
}

export function toHashOrNull(hash: Buffer): string | null {
  return isNoHash(hash) ? null : toPrefixedHex(hash)
}

export function nameOfType(type: number): TypeName {
  return (OrderType[type] ?? 'UNSPECIFIED') as TypeName
}
