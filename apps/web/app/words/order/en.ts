export const order = {
  name: 'Order',
  said: '{side, select, buy {{who} wanted to buy {amount} at {price} on {market}} other {{who} wanted to sell {amount} at {price} on {market}}}',
  filled: 'Filled',
  average: 'Average price',
  fees: 'Fees that the exchange kept',
  rest: 'Still in the book',
  transaction: 'Placed by',
  trigger: 'the trigger of {order}',
  before: 'before the index began',
  cancelled: 'cancelled',
  someFills: 'Public services do not tell all of its fills.',
  hash: 'Order hash',
  life: 'Its life',
  who: 'Who',
  chain: 'the chain itself',
  pooled: 'the other side of the block',
  why: {
    market:
      'A market order takes what is there at the end of its block, at {price} or better, and never waits: {left} of it found nobody.',
    resting: '{left} of it rests in the book, until somebody trades at {price}.',
    waiting: 'It comes into the book when the mark price reaches {trigger}.',
    ended: '{left} of it was not filled: {reason}.',
  },
  all: 'Orders of this account',
  absent: 'There is no order {hash}',
  absentText:
    'Only orders that the sources of this site have kept are known. A hash may be that of a transaction or a block, too.',
} as const
