import type { Head } from '../../live/head.ts'
import { layOutBlock } from '../../views/blocks/lay-out-block.ts'
import { sayBlock } from '../../views/blocks/say-block.server.ts'
import type { Field } from '../../ui/charts/treemap.ts'
import type { Language } from '../../language/languages.ts'
import { plainText } from '../../language/written.ts'
import { withSource } from '../../views/lists/told-content.server.ts'
import { fetchBlockDeeds } from '../../sources/blocks/block-deeds.server.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { keepFor } from '../../sources/asking/keep-for.server.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'

/** The newest block in a sentence and a small picture: all of it is of this one block. */
export type Now = {
  height: bigint
  /** Milliseconds since 1970. */
  time: number
  /** And whose word it is, where that is another than the page's. */
  sentence: string
  /** Undefined when its transactions couldn't be had. */
  cells: Cell[] | undefined
}

/** A transaction in the picture: where it lies, in percent. */
export type Cell = Field & Pick<TransactionLine, 'kind' | 'hasFailed'>

/** Whoever looks at the newest block is told the same. */
const kept = new Map<Language, { hash: string; ask: () => Promise<Now> }>()
const keptMs = 3000
const less = { milliseconds: 300, when: ({ cells }: Now) => cells === undefined }

export function fetchNow(head: Head, language: Language): Promise<Now> {
  const known = kept.get(language)
  if (known?.hash === head.hash) return known.ask()
  const ask = keepFor(keptMs, () => askNow(head, language), less)
  kept.set(language, { hash: head.hash, ask })
  return ask()
}

async function askNow(head: Head, language: Language): Promise<Now> {
  const { height, time } = head
  const { value: deeds, beside } = await noteBeside(() => fetchBlockDeeds(head, language))
  const { lines, auction, events, names } = deeds
  const told = { ...head, lines: lines.value, markets: auction.value?.markets, events: events.value }
  const said = sayBlock(told, { language, names })
  return {
    height,
    time,
    sentence: withSource(plainText(said), beside, language),
    cells: lines.value && drawCells(lines.value),
  }
}

/** As wide and high as the card shows it, for the cells to be near to squares there. */
const picture = { x: 0, y: 0, width: 304, height: 84 }
/** Smaller ones would be specks. */
const mostCells = 60

export function drawCells(lines: readonly TransactionLine[]): Cell[] {
  const largest = layOutBlock(lines, picture).slice(0, mostCells)
  return layOutBlock(
    largest.map(({ line }) => line),
    picture,
  ).map(({ line: { kind, hasFailed }, field }) => ({ kind, hasFailed, ...toShares(field) }))
}

function toShares({ x, y, width, height }: Field): Field {
  return {
    x: share(x, picture.width),
    y: share(y, picture.height),
    width: share(width, picture.width),
    height: share(height, picture.height),
  }
}

function share(part: number, whole: number): number {
  return Math.round((part * 10_000) / whole) / 100
}
