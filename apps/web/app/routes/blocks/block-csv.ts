import { csvResponse, csvTime } from '../../csv.server.ts'
import type { Head } from '@injsight/injsight-v1'
import { readTimeRange, type TimeRange } from '../../csv-range.server.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchHeads, findHeightAfter } from '../../sources/blocks/heads.server.ts'
import { inUtc } from '../../views/lists/table.ts'
import type { Route } from './+types/block-csv'
import { readBefore } from './read-before.ts'

const linesOfPage = 100

/** The list of blocks as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [t, things] = [translationsIn(language, 'blocks'), translationsIn(language, 'things')]
  const columns = [
    t('height'),
    inUtc(t('time')),
    t('proposer'),
    t('transactions'),
    things('failed'),
    t('gas'),
    t('hash'),
  ]
  const range = readTimeRange(url.searchParams)
  return csvResponse(url, 'blocks', async (cursor) => {
    const before = cursor === '' ? await findBefore(range) : readBefore(cursor)
    const told = before === undefined ? [] : await fetchHeads(linesOfPage, before)
    const heads = told.filter(({ time }) => time >= range.from)
    const last = heads.at(-1)
    const hasMore = last !== undefined && heads.length === linesOfPage && last.height > 1n
    return { columns, lines: heads.map(toCells), next: hasMore ? String(last.height) : '' }
  })
})

/** Below which height a file begins; 0 for the newest block, undefined where none is that old. */
async function findBefore({ to }: TimeRange): Promise<bigint | undefined> {
  return to === 0n ? 0n : findHeightAfter(to)
}

function toCells({ height, time, moniker, proposer, txs, failed, gasUsed, hash }: Head) {
  return [height, csvTime(Number(time)), moniker === '' ? proposer : moniker, txs, failed, gasUsed, hash]
}
