import type { Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { newBalances, readMove, readNewBalances } from '#src/handlers/bank/read-events.ts'
import type { Happening } from '#src/queries/blocks/happenings.ts'

/** Coins that came to an account, or went from it. */
export type CoinMove = { tx: number | undefined; owner: Account; denom: string; change: bigint }
export type Flow = { tx: number | undefined; owner: Account; denom: string; minted: bigint; burned: bigint }

/** What a block tells of coins, in the order in which they moved. */
export type Coins = {
  moves: CoinMove[]
  flows: Flow[]
  /** Balances after the block. */
  told: { owner: Account; denom: string; amount: bigint }[]
  /** Types of events that could not be read. */
  unread: Set<string>
}

/** What cannot be read is passed over, and its type said. */
export function gatherCoins(happenings: Happening[]): Coins {
  const coins: Coins = { moves: [], flows: [], told: [], unread: new Set() }
  for (const { tx, event } of happenings) {
    try {
      readers[event.type]?.(event, tx, coins)
    } catch {
      coins.unread.add(event.type)
    }
  }
  return coins
}

type Reader = (event: ChainEvent, tx: number | undefined, coins: Coins) => void

const readers: Record<string, Reader> = {
  [newBalances]: (event, _, { told }) => void told.push(...readNewBalances(event)),
  coin_received: move('receiver', 1n),
  coin_spent: move('spender', -1n),
  coinbase: flow('minter', (amount) => ({ minted: amount, burned: 0n })),
  burn: flow('burner', (amount) => ({ minted: 0n, burned: amount })),
}

function move(who: 'receiver' | 'spender', sign: bigint): Reader {
  return (event, tx, { moves }) => {
    const { owner, coins } = readMove(event, who)
    for (const { denom, amount } of coins) moves.push({ tx, owner, denom, change: sign * amount })
  }
}

function flow(who: 'minter' | 'burner', split: (amount: bigint) => Pick<Flow, 'minted' | 'burned'>): Reader {
  return (event, tx, { flows }) => {
    const { owner, coins } = readMove(event, who)
    for (const { denom, amount } of coins) flows.push({ tx, owner, denom, ...split(amount) })
  }
}
