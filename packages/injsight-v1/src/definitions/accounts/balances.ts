import { count, flag, list, message, such, text, whole, type Of } from '../../define.ts'

const smallest = "whole number in the denom's smallest unit, decimal text"

export type ListBalanceHistoryRequest = Of<typeof ListBalanceHistoryRequest>
export const ListBalanceHistoryRequest = message(
  'ListBalanceHistoryRequest',
  'a part of the history of a balance',
  {
    account: such('inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu', text(1, 'inj1… or 0x… of who holds it')),
    denom: such('inj', text(2, 'what is held')),
    before: whole(
      3,
      'only heights below this one; 0 means from the head on. The reply says how to go on: next',
    ),
    limit: count(4, 'how many lines at most, up to 1000; 0 means 100'),
  },
)

export type BalancePoint = Of<typeof BalancePoint>
export const BalancePoint = message('BalancePoint', 'a block that changed a balance', {
  height: whole(1, 'height of the block'),
  amount: text(2, `after the block: ${smallest}; empty when it is not known`),
  change: text(3, `by the block: ${smallest}, negative when it became less; empty when it is not known`),
  time: whole(4, 'of the block, milliseconds since 1970'),
})

export type ListBalanceHistoryResponse = Of<typeof ListBalanceHistoryResponse>
export const ListBalanceHistoryResponse = message('ListBalanceHistoryResponse', 'how a balance came about', {
  account: text(1, 'inj1… of who holds it'),
  denom: text(2, 'what is held'),
  points: list(3, 'the blocks that changed it, newest first', BalancePoint),
  next: whole(4, 'ask with this as `before` for older ones; 0 when there are none'),
  knownFrom: whole(5, 'height from whose end on the balance is known: earlier ones are not in the index'),
  first: text(
    6,
    `on the last page, the balance before the oldest of the points, or all the time when there are none: ${smallest}; empty when it is not known`,
  ),
  isKnown: flag(7, 'false when the index does not know the balances of this chain at all'),
})

export type ListSupplyHistoryRequest = Of<typeof ListSupplyHistoryRequest>
export const ListSupplyHistoryRequest = message(
  'ListSupplyHistoryRequest',
  "a part of the history of a denom's supply",
  {
    denom: such('inj', text(1, 'what is supplied')),
    cursor: text(2, 'what the reply before gave as next; empty for the newest'),
    limit: count(3, 'how many lines at most, up to 1000; 0 means 100'),
  },
)

export type SupplyPoint = Of<typeof SupplyPoint>
export const SupplyPoint = message('SupplyPoint', 'a block that changed a supply', {
  height: whole(1, 'height of the block'),
  amount: text(2, `after the block: ${smallest}; empty when it is not known`),
  minted: text(3, `in the block: ${smallest}`),
  burned: text(4, `in the block: ${smallest}`),
  modules: text(5, 'names of the modules that minted or burned, with commas between'),
  time: whole(6, 'of the block, milliseconds since 1970'),
})

export type ListSupplyHistoryResponse = Of<typeof ListSupplyHistoryResponse>
export const ListSupplyHistoryResponse = message('ListSupplyHistoryResponse', 'how a supply came about', {
  denom: text(1, 'what is supplied'),
  points: list(2, 'the blocks that changed it, newest first', SupplyPoint),
  next: text(3, 'ask with this as cursor for older ones; empty when there are none'),
  knownFrom: whole(4, 'height from whose end on the supply is known: earlier ones are not in the index'),
  isKnown: flag(5, 'false when the index does not know the supplies of this chain at all'),
})
