import type { Message, OrderOutcome, PacketOutcome } from '@injsight/chain'
import type { GetMentionsResponse, GetOrderFatesResponse, PacketFate } from '@injsight/injsight-v1'

// An order that waits for its trigger is told as it was asked, and what took its place with it.
const conditional = new Set(['waiting', 'triggered'])

/** What became of the orders of a transaction, for its sentences; of a message's orders all or none. */
export function ordersOf({ orders }: GetOrderFatesResponse): OrderOutcome[] {
  const told = new Set(orders.flatMap(({ message, status }) => (conditional.has(status) ? [message] : [])))
  return orders
    .filter(({ message }) => !told.has(message))
    .map(({ message, status, filled, averagePrice }) => ({
      message,
      status,
      filled: filled?.human ?? '',
      averagePrice: averagePrice?.human ?? '',
    }))
}

const transferType = '/ibc.applications.transfer.v1.MsgTransfer'

/** What became of the packet that the only transfer of a transaction sent. */
export function packetsOf(
  { packets }: GetMentionsResponse,
  hash: string,
  messages: readonly Message[],
): PacketOutcome[] {
  const sent = packets.filter(
    ({ isOutgoing, steps }) =>
      isOutgoing && steps.some(({ deed, transactionHash }) => deed === 'send' && transactionHash === hash),
  )
  const senders = messages.flatMap(({ type }, at) => (type === transferType ? [at] : []))
  const [packet] = sent
  const [message] = senders
  if (packet === undefined || message === undefined || sent.length + senders.length > 2) return []
  const status = statusOf(packet)
  return status === undefined ? [] : [{ message, status }]
}

/** How it ended; undefined for a packet that is still on its way. */
export function statusOf({ steps }: PacketFate): PacketOutcome['status'] | undefined {
  const end = steps.findLast(({ deed }) => deed === 'acknowledge' || deed === 'timeout')
  if (end === undefined) return undefined
  if (end.deed === 'timeout') return 'expired'
  return end.hasFailed ? 'returned' : 'arrived'
}
