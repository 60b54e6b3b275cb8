import type { Message, OrderOutcome, PacketOutcome, TokenMove } from '@injsight/chain'
import type {
  GetMentionsResponse,
  OrderOutcome as ToldOrder,
  PacketFate,
  TransactionOutcome,
} from '@injsight/injsight-v1'

// An order that waits for its trigger is told as it was asked, and what took its place with it; so is one of which
// nobody knows what became of it, and whatever else its message placed: they are counted.
const untold = new Set(['waiting', 'triggered', 'unknown'])

/** What became of the orders of a transaction, for its sentences; of a message's orders all or none. */
export function ordersOf({ orders }: { orders: readonly Omit<ToldOrder, 'place'>[] }): OrderOutcome[] {
  const asked = new Set(orders.flatMap(({ message, status }) => (untold.has(status) ? [message] : [])))
  return orders
    .filter(({ message }) => !asked.has(message))
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
  return endOf(sent.map(statusOf), messages)
}

/** Who sent which of several packets, nobody says. */
function endOf(ends: (PacketOutcome['status'] | undefined)[], messages: readonly Message[]): PacketOutcome[] {
  const senders = messages.flatMap(({ type }, at) => (type === transferType ? [at] : []))
  const [status, ...others] = ends
  const [message, ...more] = senders
  if (status === undefined || message === undefined || others.length + more.length > 0) return []
  return [{ message, status }]
}

/** What a list knows of a transaction, for its sentence. */
export function outcomesOf(
  { orders, packets, tokenMoves }: TransactionOutcome,
  messages: readonly Message[],
): { orders: OrderOutcome[]; packets: PacketOutcome[]; tokenMoves: TokenMove[] } {
  return { orders: ordersOf({ orders }), packets: endOf(packets.map(readEnd), messages), tokenMoves }
}

const endings = { arrived: 'arrived', returned: 'returned', expired: 'expired' } as const

function readEnd(text: string): PacketOutcome['status'] | undefined {
  return Object.hasOwn(endings, text) ? endings[text as keyof typeof endings] : undefined
}

const placing = /^\/injective\.exchange\.v\w+\.Msg(Create\w+Order|BatchCreate\w+|BatchUpdateOrders)$/
/** Whether a message only carries others, which somebody was let do. */
export function isExecution(type: string): boolean {
  return execution.test(type)
}

const execution = /^\/cosmos\.authz\.v1beta1\.MsgExec(Compat)?$/

/** Whether messages ask for what the chain decides on later. */
export function hasOutcome(messages: readonly Message[]): boolean {
  return messages.some((message) =>
    typesOf(message).some((type) => placing.test(type) || type === transferType),
  )
}

/** Whether messages place orders or cancel some themselves: contracts that they call may, too. */
export function concernsOrders(messages: readonly Message[]): boolean {
  return messages.some((message) => typesOf(message).some((type) => ofOrders.test(type)))
}

const ofOrders = /^\/injective\.exchange\.v\w+\.Msg(Batch|Cancel|Create|Liquidate)/

/** Its type, and those of the messages that it executes, which may be written as text. */
function typesOf({ type, value }: Message): string[] {
  if (!isExecution(type)) return [type]
  return [...JSON.stringify(value ?? '').matchAll(/"@type\\*":\s*\\*"([^"\\]+)/g)].map(
    ([, inner = '']) => inner,
  )
}

/** How it ended; undefined for a packet that is still on its way. */
export function statusOf({ steps }: PacketFate): PacketOutcome['status'] | undefined {
  const end = steps.findLast(({ deed }) => deed === 'acknowledge' || deed === 'timeout')
  if (end === undefined) return undefined
  if (end.deed === 'timeout') return 'expired'
  return end.hasFailed ? 'returned' : 'arrived'
}
