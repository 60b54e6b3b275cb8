import { badChainData } from '@injsight/errors'
import type { Account } from '#src/decode/values/account.ts'
import { once } from './read-orders.ts'
import {
  readAccountBytes,
  readHash,
  readNamedMarket,
  readSubaccount,
  type Market,
  type Subaccount,
} from '../exchange/read-values.ts'
import { readInteger, readItems, readOptionalText } from '../read-json.ts'

export type Failed = { account: Account; hash: Buffer; code: number; cid: string }

/** EventOrderFail: orders of a batch that were refused, with the chain's codes. */
export const readOrderFail = once((event): Failed[] => {
  const account = readAccountBytes(event.json('account'))
  const hashes = readItems(event.json('hashes'), readHash)
  const codes = readItems(event.json('flags'), readInteger)
  const cids = event.find('cids') === undefined ? [] : readItems(event.json('cids'), readOptionalText)
  if (hashes.length !== codes.length)
    throw badChainData('orders.fail', 'Refused orders and their codes differ')
  return hashes.map((hash, at) => ({ account, hash, code: Number(codes[at]), cid: cids[at] ?? '' }))
})

export type RefusedCancel = {
  market: Market
  subaccount: Subaccount
  /** All zeros where the order was named by its cid. */
  hash: Buffer
  cid: string
  why: string
}

/** EventOrderCancelFail */
export const readRefusedCancel = once((event): RefusedCancel => {
  const hash = readOptionalText(event.json('order_hash'))
  return {
    market: readNamedMarket(event.json('market_id')),
    subaccount: readSubaccount(event.json('subaccount_id')),
    hash: readHexHash(hash),
    cid: readOptionalText(event.json('cid')),
    why: readOptionalText(event.json('description')).slice(0, 200),
  }
})

/** @param text in hex; what is no hash is none */
export function readHexHash(text: string): Buffer {
  const bytes = Buffer.from(text.replace(/^0x/, ''), 'hex')
  return bytes.length === 32 ? bytes : Buffer.alloc(32)
}
