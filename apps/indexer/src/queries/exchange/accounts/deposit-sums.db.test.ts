import assert from 'node:assert/strict'
import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { decodeAddress, moduleAccountOf } from '@injsight/chain'
import { forEachRecording, type Recording } from '@injsight/testing'
import type { Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'
import { readCoins } from '#src/handlers/bank/read-events.ts'
import { feeSubaccount } from '#src/handlers/exchange/auction.ts'
import { decodePositions } from '#src/handlers/exchange/history/position-changes.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { indexedRecording } from '../../../../test/indexed-recording.ts'
import { listRecordedEvents } from '../../../../test/recorded/recorded-events.ts'
import { findNames } from '../../orders/names.ts'
import { walkFills, type FoundFill } from '../../orders/walk-fills.ts'
import { listMarkets, type Market } from '../markets.ts'

// What a subaccount has is what came in, less what went out: transfers, fills of spot orders, fees, what positions brought
// and what funding moved, less the margin that positions still have. Amounts are in 10^-36ths of a denom's smallest unit.

const [one, highest] = [10n ** 18n, 2n ** 47n - 1n]
const nobody = '0'.repeat(40)
const defaultOf = (address: string) => `${address}${'0'.repeat(24)}`
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const moduleOf = (name: string) => hexOf(moduleAccountOf(name))
/** What positions that were liquidated had left: it goes to the insurance fund, a part of it to who asked for it. */
const liquidated = 'what liquidated positions had left'

function createLedger() {
  const sums = new Map<string, { sum: bigint; dust: bigint }>()
  return {
    sums,
    /** @param dust what the chain may have rounded off for that */
    add(owner: string, denom: bigint, amount: bigint, dust = one) {
      const line = sums.get(`${owner} ${denom}`) ?? { sum: 0n, dust: one }
      sums.set(`${owner} ${denom}`, { sum: line.sum + amount, dust: line.dust + dust })
    },
  }
}
type Ledger = ReturnType<typeof createLedger>

/** How many smallest units the numbers of a market's events count. */
function unitsOf(market: Market, generation: number) {
  const scale = (decimals: number | null) => (generation === 2 ? 10n ** BigInt(decimals ?? 0) : 1n)
  return { base: scale(market.baseDecimals), quote: scale(market.quoteDecimals) }
}

/**
 * The chain tells of a fee what the exchange keeps, and of a rebate all that the exchange pays: a share of the whole goes to
 * the recipient that the order names.
 */
function splitFee(fee: bigint, share: bigint): { charge: bigint; reward: bigint } {
  const charge = fee > 0n ? (fee * one) / (one - share) : (fee * (one - share)) / one
  return { charge, reward: charge - fee }
}

function shareOf({ told }: Market): bigint {
  const share = told['relayer_fee_share_rate']
  return typeof share === 'string' ? parseDecimal(share) : 0n
}

type Names = Awaited<ReturnType<typeof findNames>>

function addFill(ledger: Ledger, market: Market, { fill: { account, fill } }: FoundFill, names: Names): void {
  const { base, quote } = unitsOf(market, fill.generation)
  const owner = names.subaccountId(account, fill.nonce).slice(2)
  const recipient = hexOf(fill.feeRecipient ?? names.address(account))
  const quoteDenom = denomKey(market.quoteDenom)
  const share = recipient === nobody ? 0n : shareOf(market)
  const { charge, reward } = splitFee(fill.fee * one * quote, share)
  const add = (amount: bigint) => ledger.add(owner, quoteDenom, amount, one * quote * 4n)
  ledger.add(defaultOf(recipient), quoteDenom, reward, one * quote)
  ledger.add(hexOf(feeSubaccount), quoteDenom, fill.fee * one * quote, one * quote)
  const { position } = fill
  if (position === null) {
    const sign = fill.isBuy ? 1n : -1n
    ledger.add(owner, denomKey(market.baseDenom ?? ''), sign * fill.quantity * one * base)
    add(-sign * fill.price * fill.quantity * quote - charge)
    return
  }
  // Of what only reduces a position the fee has been taken from the profit.
  add(position.pnl * one * quote - (position.margin === 0n ? 0n : charge))
  // A market that is settled by force pays out what positions have left.
  if (!fill.isLiquidation || fill.execution !== ExecutionType.Market) return
  add(-position.payout * one * quote)
  ledger.add(liquidated, quoteDenom, position.payout * one * quote, one * quote)
}

async function addFills(pool: Pool, ledger: Ledger, markets: Map<bigint, Market>): Promise<void> {
  const search = {
    markets: [...markets.keys()],
    areNamed: false,
    accounts: undefined,
    from: 0n,
    to: highest,
  }
  for await (const { fills } of walkFills(pool, search)) {
    const accounts = fills.map(({ fill }) => fill.account)
    const names = await findNames(pool, { markets: [], accounts, heights: [] })
    for (const found of fills) {
      const market = markets.get(found.at.market)
      if (market !== undefined) addFill(ledger, market, found, names)
    }
  }
}

/** Funding is counted into the margin of a position whenever it changes. */
async function addPositions(pool: Pool, ledger: Ledger, markets: Map<bigint, Market>): Promise<void> {
  const { rows } = await pool.query<{ account: string; changes: Buffer }>(
    'select account, changes from position_changes order by height',
  )
  const accounts = rows.map(({ account }) => BigInt(account))
  const names = await findNames(pool, { markets: [], accounts, heights: [] })
  const held = new Map<string, ReturnType<typeof decodePositions>[number]['position']>()
  for (const { account, changes } of rows)
    for (const { market: key, nonce, position } of decodePositions(changes)) {
      const market = markets.get(key)
      if (market === undefined) continue
      const { quote } = unitsOf(market, market.generation)
      const owner = names.subaccountId(BigInt(account), nonce).slice(2)
      const before = held.get(`${key} ${owner}`)
      const marginOf = (one?: typeof position) => (one === undefined || one.quantity === 0n ? 0n : one.margin)
      const moved =
        before === undefined
          ? 0n
          : (position.cumulative_funding_entry - before.cumulative_funding_entry) * before.quantity
      const funding = before?.is_long === true ? -moved : moved
      const locked = (marginOf(position) - marginOf(before)) * one
      ledger.add(owner, denomKey(market.quoteDenom), (funding - locked) * quote, one * quote * 4n)
      held.set(`${key} ${owner}`, position)
    }
}

async function addTransfers(pool: Pool, ledger: Ledger): Promise<void> {
  const { rows } = await pool.query<Record<'denom' | 'amount', string> & Record<string, Buffer | null>>(
    `select t.from_subaccount, t.to_subaccount, t.denom, t.amount, s.address as sender, r.address as recipient
      from subaccount_transfers as t join addresses as s on s.account = t.sender
      join addresses as r on r.account = t.recipient`,
  )
  for (const { denom, amount, from_subaccount: from, to_subaccount: to, sender, recipient } of rows) {
    const moved = BigInt(amount) * one * one
    // Out of an account's own balance: these coins are among those that go to the exchange, below.
    ledger.add(from ? hexOf(from) : defaultOf(hexOf(sender ?? feeSubaccount)), BigInt(denom), -moved, 0n)
    ledger.add(to ? hexOf(to) : defaultOf(hexOf(recipient ?? feeSubaccount)), BigInt(denom), moved, 0n)
  }
}

/** Whole coins of an account's default subaccount are kept in its own balance: they come and go with each block. */
function addCoins(recording: Recording, ledger: Ledger): void {
  const exchange = moduleOf('exchange')
  const owners = new Map([
    [moduleOf('auction'), hexOf(feeSubaccount)],
    [moduleOf('insurance'), liquidated],
  ])
  const bytesOf = (address: string | undefined) => hexOf(decodeAddress(address ?? '').bytes)
  for (const { values } of listRecordedEvents(recording, 'transfer')) {
    const [sender, recipient] = [bytesOf(values['sender']), bytesOf(values['recipient'])]
    if ((sender === exchange) === (recipient === exchange)) continue
    const other = sender === exchange ? recipient : sender
    const owner = owners.get(other) ?? defaultOf(other)
    for (const { denom, amount } of readCoins(values['amount'] ?? '')) {
      const moved = amount * one * one
      ledger.add(owner, denomKey(denom), sender === exchange ? -moved : moved, 0n)
    }
  }
}

/** What the subaccounts have at the end: at the beginning of the recordings nobody had anything. */
async function readChanges(pool: Pool): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ subaccount: Buffer; denom: string; total: string }>(
    'select subaccount, denom, total from exchange_deposits',
  )
  const ends = rows.map(
    (row) => [`${hexOf(row.subaccount)} ${row.denom}`, parseDecimal(row.total) * one] as const,
  )
  return new Map(ends)
}

async function listLiquidators(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ address: Buffer }>(
    'select distinct address from liquidations join addresses on addresses.account = liquidator',
  )
  return rows.map(({ address }) => defaultOf(hexOf(address)))
}

await forEachRecording((recording, test) => {
  test('profit, fees, funding and transfers of each subaccount are the change of its deposits, with no rest', async () => {
    const { pool } = await indexedRecording(recording)
    const markets = new Map((await listMarkets(pool, {})).map((market) => [market.key, market]))
    const ledger = createLedger()
    await addFills(pool, ledger, markets)
    await addPositions(pool, ledger, markets)
    await addTransfers(pool, ledger)
    addCoins(recording, ledger)
    const changes = await readChanges(pool)
    const liquidators = await listLiquidators(pool)
    const rests = new Map<string, { rest: bigint; dust: bigint }>()
    for (const name of new Set([...ledger.sums.keys(), ...changes.keys()])) {
      const [owner = '', denom = ''] = name.split(/ (?=-?\d+$)/)
      const { sum, dust } = ledger.sums.get(name) ?? { sum: 0n, dust: 0n }
      // What who liquidated got of it is known of both together.
      const key = `${liquidators.includes(owner) ? liquidated : owner} ${denom}`
      const before = rests.get(key) ?? { rest: 0n, dust: 0n }
      rests.set(key, { rest: before.rest + (changes.get(name) ?? 0n) - sum, dust: before.dust + dust })
    }
    assert.ok(rests.size > 20)
    const wrong = [...rests].filter(([, { rest, dust }]) => rest > dust || rest < -dust)
    assert.deepEqual(wrong, [])
  })
})
