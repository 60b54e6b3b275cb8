import { translationsIn } from '../../../language/use-translations.ts'
import { formatInteger } from '../../../language/format-integer.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { readCoins, type ChainEvent } from '../../../sources/transactions/raw-transaction.server.ts'
import { simulateMessage, type Simulated } from '../../../sources/transactions/simulate-message.server.ts'
import { writeExecution, type Execution } from '../../../sources/wasm/execution.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import { account, coins } from '../../../views/lists/cells.server.ts'
import { toShown, type ShownTable } from '../../../views/lists/table.ts'
import type { RefusalView } from '../../../views/transactions/refusal.tsx'
import { viewOutcome } from '../../transactions/raw/raw-view.server.ts'

/** What would come of a message, as a node says that tried it. */
export type TriedView = {
  title: string
  words: string
  isGood: boolean
  refusal: RefusalView | undefined
  /** Coins that would move. */
  moves: { title: string; table: ShownTable } | undefined
  events: { title: string; all: ChainEvent[]; more: string } | undefined
}

const mostEvents = 100
const mostMoves = 100
const longestValue = 1000

export async function tryExecute(execution: Execution, naming: Naming): Promise<TriedView> {
  return viewTried(await simulateMessage(execution.sender, writeExecution(execution)), naming)
}

export function viewTried({ outcome, raw: bytes }: Simulated, naming: Naming): TriedView {
  const t = translationsIn(naming.language, 'contractForms')
  const raw = translationsIn(naming.language, 'raw')
  const title = t('tried.title')
  const nothing = { title, isGood: false, refusal: undefined, moves: undefined, events: undefined }
  if (outcome.unanswered !== undefined) return { ...nothing, words: t(`refusals.${outcome.unanswered}`) }
  const { refusal } = viewOutcome(outcome, bytes, naming)
  if (refusal !== undefined)
    return { ...nothing, words: raw('wouldFail'), refusal: { ...refusal, log: visible(refusal.log) } }
  const told = (outcome.events ?? []).flatMap(ofMessage)
  return {
    title,
    isGood: true,
    words: raw('wouldUse', { gas: formatInteger(outcome.gasUsed ?? 0n) }),
    refusal: undefined,
    moves: viewMoves(told, naming),
    events: viewEvents(told, naming),
  }
}

/** What the message itself tells: all else is about its fee and its signature, of which a trial has none. */
function ofMessage({ type, attributes }: ChainEvent): ChainEvent[] {
  const told = attributes.filter(({ key }) => key !== 'msg_index')
  return told.length === attributes.length ? [] : [{ type, attributes: told }]
}

function viewEvents(told: readonly ChainEvent[], { language }: Naming): TriedView['events'] {
  if (told.length === 0) return undefined
  const t = translationsIn(language, 'contractForms')
  const more = told.length - mostEvents
  return {
    title: t('tried.events'),
    all: told.slice(0, mostEvents).map(({ type, attributes }) => ({
      type: visible(type),
      attributes: attributes.map(({ key, value }) => ({
        key: visible(key),
        value: visible(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value),
      })),
    })),
    more: more > 0 ? t('tried.more', { count: more }) : '',
  }
}

function viewMoves(told: readonly ChainEvent[], naming: Naming): TriedView['moves'] {
  const words = translationsIn(naming.language, 'token')
  const rows = told.flatMap(({ type, attributes }, at) => {
    const { sender, recipient, amount } = Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
    const moved = readCoins(amount ?? '')
    if (type !== 'transfer' || !sender || !recipient || moved.length === 0) return []
    return {
      key: String(at),
      cells: [account(sender, naming), account(recipient, naming), coins(moved, naming)],
    }
  })
  if (rows.length === 0) return undefined
  const columns = [
    { name: words('columns.from') },
    { name: words('columns.to') },
    { name: words('columns.amount'), isNumber: true },
  ]
  const title = translationsIn(naming.language, 'contractForms')('tried.moves')
  return { title, table: toShown({ columns, rows }, mostMoves) }
}
