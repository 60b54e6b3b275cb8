import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'

const day = 86_400_000

/** Things of the recording to ask for. */
export async function findThings(from: Pool) {
  const one = async (text: string) => {
    const { rows } = await from.query<Record<string, string>>(text)
    const [row] = rows
    assert.ok(row, text)
    return row
  }
  const market = async (kind: string) =>
    (
      await one(`select id from markets where kind = '${kind}' order by (select sum(filled) from order_counts as c
      where c.market = markets.key) desc nulls last limit 1`)
    )['id'] ?? ''
  const [spotMarket, derivativeMarket, binaryMarket] = await Promise.all(
    ['spot', 'perpetual', 'binary'].map(market),
  )
  const trader =
    await one(`select '0x' || encode(address, 'hex') || lpad(to_hex(nonce), 24, '0') as subaccount
    from addresses join (select account, nonce from order_counts join markets on key = order_counts.market
      where kind = 'spot' group by account, nonce order by sum(filled) desc limit 1) as k using (account)`)
  const subaccount = trader['subaccount'] ?? ''
  const deposit = await one(
    `select denoms.denom from exchange_deposits as held join denoms on denoms.id = held.denom
    where '0x' || encode(subaccount, 'hex') = '${subaccount}' limit 1`,
  )
  const resting = (kind: string) =>
    one(`select '0x' || encode(hash, 'hex') as hash, subaccount from open_orders join markets on key = open_orders.market
      where markets.kind = '${kind}' limit 1`)
  const [spotOrder, derivativeOrder] = [await resting('spot'), await resting('perpetual')]
  const filled =
    await one(`select '0x' || encode(address, 'hex') || lpad(to_hex(nonce), 24, '0') as subaccount
    from order_counts as c join markets on key = c.market join addresses using (account)
    where kind = 'perpetual' and filled > 0 limit 1`)
  const tx = await one(`select upper(encode(hash, 'hex')) as hash from txs limit 1`)
  const block = await one(`select height::text from blocks order by n_txs desc limit 1`)
  const time = await one(`select (extract(epoch from max(time)) * 1000)::int8 as head from blocks`)
  const called = await one(`select address from contracts limit 1`)
  const bid = await one(`select round::text from auction_bids limit 1`)
  const rewarded = await one(`select encode(address, 'hex') as address from reward_payments
    join addresses using (account) limit 1`)
  const operator = await one(`select encode(consensus, 'hex') as consensus from validators limit 1`)
  const holding = await one(`select holder from cw20_balances where amount > 0 limit 1`)
  const head = Number(time['head'])
  return {
    subaccountId: subaccount,
    account: encodeAddress('inj', Buffer.from(subaccount.slice(2, 42), 'hex')),
    spotId: spotMarket ?? '',
    derivativeId: derivativeMarket ?? '',
    binaryId: binaryMarket ?? '',
    denom: deposit['denom'] ?? '',
    order: spotOrder['hash'] ?? '',
    derivativeOrder: derivativeOrder['hash'] ?? '',
    /** Subaccounts with orders in a book, and with trades of derivatives. */
    ordering: { spot: spotOrder['subaccount'] ?? '', derivative: derivativeOrder['subaccount'] ?? '' },
    derivativeTrader: filled['subaccount'] ?? '',
    hash: tx['hash'] ?? '',
    fullestBlock: block['height'] ?? '',
    contract: called['address'] ?? '',
    holder: holding['holder'] ?? '',
    bidRound: bid['round'] ?? '',
    rewarded: encodeAddress('inj', Buffer.from(rewarded['address'] ?? '', 'hex')),
    validator: encodeAddress('injvalcons', Buffer.from(operator['consensus'] ?? '', 'hex')),
    dates: { startDate: String(head - day), endDate: String(head) },
  }
}
