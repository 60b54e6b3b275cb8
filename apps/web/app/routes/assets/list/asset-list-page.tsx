import { PageHead } from '../../../frame/page-head.tsx'
import { useRevalidateOnHead } from '../../../live/live.tsx'
import { FindForm } from '../../../ui/find-form.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { ChoiceGroups } from '../../../views/markets/choice-groups.tsx'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import type { loadList } from './load-list.server.ts'

/** A list of assets, of the bank or of contracts. */
export function AssetListPage({ loaded }: { loaded: Awaited<ReturnType<typeof loadList>> }) {
  const { heading, about, pages, search, choices, section } = loaded
  useRevalidateOnHead(loaded.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about === '' ? heading : about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <FindForm {...search} />
      <ChoiceGroups groups={choices} />
      <ListSection {...section} isWhole />
    </main>
  )
}
