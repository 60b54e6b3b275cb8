import type { Pool } from 'pg'
import { accountOfModule } from '#src/decode/values/account.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'

type Coin = { denom: string; amount: string }

export type Basket = {
  round: bigint
  /** When it ends; null before the chain has said. */
  ending: Date | null
  /** Empty without a bid. */
  bidder: string
  bid: string
  coins: Coin[]
}

const bidDenom = 'inj'

/** What is auctioned now: what the module holds, but for the bid, and no more INJ than its cap. */
export async function findBasket(pool: Pool): Promise<Basket | undefined> {
  const { rows } = await pool.query<{
    round: string
    ending: string
    bidder: string
    bid: string
    coins: Coin[]
  }>({
    name: 'auction_basket',
    // One row, and the denoms of one account by index balances_account.
    text: `select a.round, a.ending, a.bidder, a.bid, (
        select coalesce(jsonb_agg(jsonb_build_object('denom', denom, 'amount', amount::text) order by denom collate "C"), '[]')
        from (select d.denom, case d.denom when $2 then least(b.amount - a.bid, a.inj_cap) else b.amount end as amount
          from balances as b join denoms as d on d.id = b.denom where b.account = $1) as held
        where amount > 0) as coins
      from auction_module as a`,
    values: [accountOfModule('auction').key, bidDenom],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const { round, ending, ...rest } = row
  return { ...rest, round: BigInt(round), ending: ending === '0' ? null : new Date(Number(ending) * 1000) }
}

export type AuctionRow = {
  round: bigint
  /** null where the index began within it. */
  began: Date | null
  ending: Date
  basket: Coin[]
  /** null without a winner, or while it goes on. */
  result: { winner: Buffer; denom: string; amount: string } | null
  bids: number
}

/** Rounds below one, the newest first. */
export async function listAuctions(
  pool: Pool,
  { below, limit }: { below?: bigint; limit: number },
): Promise<AuctionRow[]> {
  type Stored = Record<'round' | 'ending', string> & {
    began: Date
    basket: Coin[]
    winner: Buffer | null
    denom: string | null
    amount: string | null
    bids: number
  }
  const { rows } = await pool.query<Stored>({
    name: 'auctions',
    // Index auction_rounds_round, from the round down; its result and its bids by theirs.
    text: `select r.round, r.ending, b.time as began, r.basket, a.address as winner, d.denom, w.amount,
        (select count(*)::int from auction_bids as o where o.round = r.round) as bids
      from auction_rounds as r join blocks as b using (height)
      left join lateral (select * from auction_results as w where w.round = r.round limit 1) as w on true
      left join addresses as a on a.account = w.winner left join denoms as d on d.id = w.denom
      where r.round < $1 order by r.round desc limit $2`,
    values: [below ?? 2n ** 62n, limit],
  })
  return rows.map(({ round, ending, winner, denom, amount, ...row }) => ({
    ...row,
    round: BigInt(round),
    ending: new Date(Number(ending) * 1000),
    result: winner === null || denom === null || amount === null ? null : { winner, denom, amount },
  }))
}

/** Where the chain told a bid. */
export type BidPlace = { height: bigint; place: number }

export type BidRow = {
  at: BidPlace
  round: bigint
  time: Date
  bidder: Buffer
  denom: string
  amount: string
  /** In hex; null where none brought it. */
  hash: string | null
}

/** Bids of a round, or of an account, the newest first. */
export async function listBids(
  pool: Pool,
  of: { round: bigint } | { bidder: Uint8Array },
  { limit, after }: { limit: number; after?: BidPlace | undefined },
): Promise<BidRow[]> {
  const isRound = 'round' in of
  const { height, place } = after ?? { height: 2n ** 62n, place: 0 }
  const { rows } = await pool.query<
    Omit<BidRow, 'round' | 'at'> & { round: string; height: string; place: number }
  >({
    name: isRound ? 'auction_bids_of_round' : 'auction_bids_of_account',
    // Index auction_bids_round or auction_bids_bidder from its end; the rest by keys.
    text: `select o.round, o.height, o.place, b.time, a.address as bidder, d.denom, o.amount, encode(t.hash, 'hex') as hash
      from auction_bids as o join blocks as b using (height)
      join addresses as a on a.account = o.bidder join denoms as d on d.id = o.denom
      left join txs as t using (tx_seq)
      where o.${isRound ? 'round' : 'bidder'} = $1 and (o.height, o.place) < ($3, $4)
      order by o.height desc, o.place desc limit $2`,
    values: [isRound ? of.round : accountKey(of.bidder), limit, height, place],
  })
  return rows.map(({ height: block, place: within, ...row }) => ({
    ...row,
    round: BigInt(row.round),
    at: { height: BigInt(block), place: within },
  }))
}

export type AccountRound = {
  round: bigint
  /** Its last bid, in the smallest unit of inj. */
  amount: string
  /** The basket of a round that it won; null of others. */
  won: Coin[] | null
}

/** Rounds in which an account bid, the newest first, and in how many it did; those below one where that is told. */
export async function listRoundsOfBidder(
  pool: Pool,
  bidder: Uint8Array,
  { below, limit }: { below?: bigint; limit: number },
): Promise<{ rounds: AccountRound[]; total: bigint }> {
  const { rows } = await pool.query<{ round: string; amount: string; won: Coin[] | null; total: string }>({
    name: 'auction_rounds_of_account',
    // The last bid of each round by index auction_bids_bidder: from one round to the block in which it began, where the one before ended.
    text: `with recursive last as (
        (select round, amount from auction_bids where bidder = $1 order by height desc, place desc limit 1)
        union all
        select o.round, o.amount from last cross join lateral (
          select round, amount from auction_bids
          where bidder = $1 and height <= (select min(height) from auction_rounds where round = last.round)
          order by height desc, place desc limit 1
        ) as o
      ), counted as (select count(*) as total from last)
      select last.round, last.amount, total, (
          select r.basket from auction_results as w join auction_rounds as r using (round)
          where w.round = last.round and w.winner = $1 limit 1
        ) as won
      from last cross join counted where last.round < $2 order by last.round desc limit $3`,
    values: [accountKey(bidder), below ?? 2n ** 62n, limit],
  })
  const rounds = rows.map(({ round, amount, won }) => ({ round: BigInt(round), amount, won }))
  return { rounds, total: BigInt(rows[0]?.total ?? 0) }
}

/** The blocks that began a round, the oldest first. */
export async function listAuctionHeights(
  pool: Pool,
  { from, below, limit }: { from: bigint; below: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'auction_heights',
    // The primary key of auction_rounds.
    text: `select height from auction_rounds where height >= $1 and height < $2 order by height limit $3`,
    values: [from, below, limit],
  })
  return rows.map(({ height }) => BigInt(height))
}

/** What winners paid in all rounds that the index has, in the smallest unit of inj. */
export async function sumWinningBids(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>({
    name: 'auction_burnt',
    text: `select coalesce(sum(amount), 0)::text as sum from auction_results where denom = $1`, // a row for each round, read whole
    values: [denomKey(bidDenom)],
  })
  return rows[0]?.sum ?? '0'
}
