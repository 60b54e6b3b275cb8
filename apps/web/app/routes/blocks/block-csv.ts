import { csvResponse, csvTime, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchHeads } from '../../sources/blocks/heads.server.ts'
import type { Route } from './+types/block-csv'

const linesOfPage = 100

/** The list of blocks as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [t, things] = [translationsIn(language, 'blocks'), translationsIn(language, 'things')]
  const columns = [
    t('height'),
    `${t('time')} (UTC)`,
    t('proposer'),
    t('transactions'),
    things('failed'),
    t('gas'),
    t('hash'),
  ]
  return csvResponse('blocks', columns, listPages())
})

async function* listPages(): CsvPages {
  let before = 0n
  for (;;) {
    const heads = await fetchHeads(linesOfPage, before)
    yield heads.map(({ height, time, moniker, proposer, txs, failed, gasUsed, hash }) => [
      height,
      csvTime(Number(time)),
      moniker === '' ? proposer : moniker,
      txs,
      failed,
      gasUsed,
      hash,
    ])
    const last = heads.at(-1)
    if (last === undefined || heads.length < linesOfPage || last.height <= 1n) return
    before = last.height
  }
}
