import type { ChainEvent } from '#src/decode/chain-event.ts'
import { onEvent, type StateEventHandler } from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { putFrame, setLevel } from './follow-books.ts'
import { readHash, readNamedMarket } from '../exchange/read-values.ts'
import { decimalOr, readItems, readObject, readNotNegative } from '../read-json.ts'
import { bookLevels, books, kinds, openOrders } from './tables.ts'

/** The upgrade to v2 writes every order anew, in the units of people. */
export const migrationEvents: StateEventHandler[] = [
  onEvent('injective.exchange.v2.EventSpotOrdersV2Migration', migrate),
  onEvent('injective.exchange.v2.EventDerivativeOrdersV2Migration', migrate),
]

async function migrate(
  event: ChainEvent,
  state: State,
  { block }: { block: { height: bigint } },
): Promise<void> {
  const { key: market } = readNamedMarket(event.json('market_id'))
  const changes = ['buy_order_changes', 'sell_order_changes'].flatMap((key) =>
    readItems(event.json(key), readChange),
  )
  await state.prefetch(
    openOrders,
    changes.map(({ hash }) => ({ hash })),
  )
  for (const { hash, ...change } of changes) {
    const order = await state.find(openOrders, { hash })
    if (order !== undefined)
      state.put(openOrders, { ...order, ...change, generation: 2, changed: block.height })
  }
  await sumLevels(state, market)
  const book = await state.find(books, { market })
  if (book === undefined) return
  const migrated = { ...book, generation: 2, height: block.height }
  state.put(books, migrated)
  // Deltas from here on are in the new units.
  putFrame(state, {
    ...migrated,
    height: block.height - 1n,
    levels: await state.list(bookLevels, { market }),
  })
}

function readChange(value: unknown) {
  const change = readObject(value)
  return {
    hash: readHash(change['hash']),
    price: readNotNegative(change['p']),
    quantity: readNotNegative(change['q']),
    fillable: readNotNegative(change['f']),
    margin: decimalOr(change['m'], null),
    trigger_price: decimalOr(change['tp'], null),
  }
}

/** The levels change their units with the orders, and nothing tells of them. */
async function sumLevels(state: State, market: bigint): Promise<void> {
  for (const { is_buy, price } of await state.list(bookLevels, { market })) {
    state.remove(bookLevels, { market, is_buy, price })
  }
  for (const { kind, is_buy, price, fillable } of await state.list(openOrders, { market })) {
    if (kind !== kinds.limit) continue
    const level = await state.find(bookLevels, { market, is_buy, price })
    setLevel(state, market, is_buy, { price, quantity: (level?.quantity ?? 0n) + fillable })
  }
}
