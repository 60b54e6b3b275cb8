import { invalidInput } from '@injsight/errors'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { toldContent } from '../../views/lists/told-content.server.ts'
import { fetchRecord } from './lists/trading-record.server.ts'

type Asked = { account: string; marketId: string; naming: Naming }

/** The market whose record an address asks for; null for none. */
export function readRecordMarket({ searchParams }: URL): string | null {
  const marketId = searchParams.get('market')
  if (marketId === null || /^0x[0-9a-f]{64}$/i.test(marketId)) return marketId?.toLowerCase() ?? null
  throw invalidInput('page.market', `"${marketId.slice(0, 40)}" is not the id of a market`)
}

/** What an account traded and earned in a market, as a section of its page. */
export async function fetchRecordSection({ account, marketId, naming }: Asked): Promise<Section> {
  const t = translationsIn(naming.language, 'account')
  const market = plainText([writeMarketOf(marketId, naming)])
  return {
    id: 'record',
    title: t('record.title', { market }),
    content: await toldContent(naming.language, () => fetchContent({ account, marketId, naming })),
  }
}

async function fetchContent({ account, marketId, naming }: Asked): Promise<SectionContent> {
  const { table, unknown, chart } = await fetchRecord(account, marketId, naming)
  const t = translationsIn(naming.language, 'account')
  const trades = pathIn(naming.language, `/account/${account}/trades/`)
  const file = pathIn(naming.language, `/account/${account}/record.csv`)
  const hasLines = table.rows.length > 0
  return {
    table: toShown(table, mostRows),
    empty: t(unknown.length > 0 ? 'unknownPart' : 'record.none'),
    warning: '',
    hint: hasLines ? t('record.hint') : '',
    pages: {
      file: `${file}?${new URLSearchParams({ market: marketId }).toString()}`,
      links: [{ text: t('history.close'), path: trades }],
    },
    ...(hasLines && { chart }),
  }
}

/** The file has all of them. */
const mostRows = 30
