import { list, message, such, text, texts, whole, type Of } from '../../define.ts'

export type EventAttribute = Of<typeof EventAttribute>
export const EventAttribute = message('EventAttribute', 'what an event says of one thing', {
  key: text(1, 'what it is about'),
  value: text(2, "the chain's own text: JSON in events of the chain's own types"),
})

export type BlockEvent = Of<typeof BlockEvent>
export const BlockEvent = message('BlockEvent', 'something that a block did without a transaction', {
  type: text(
    1,
    'as the chain calls it: slash, active_proposal, injective.auction.v1beta1.EventAuctionResult, …',
  ),
  attributes: list(
    2,
    'as they stand in the event; mode says whether the block began or ended',
    EventAttribute,
  ),
})

export type ListBlockEventsRequest = Of<typeof ListBlockEventsRequest>
export const ListBlockEventsRequest = message('ListBlockEventsRequest', 'names a block', {
  height: such('87', whole(1, 'height of the block')),
  types: such('slash', texts(2, 'only events of these types; of all when none is named')),
})

export type ListBlockEventsResponse = Of<typeof ListBlockEventsResponse>
export const ListBlockEventsResponse = message(
  'ListBlockEventsResponse',
  'what a block did without a transaction',
  {
    height: whole(1, 'height of the block'),
    events: list(2, 'those of its beginning, then those of its end', BlockEvent),
  },
)
