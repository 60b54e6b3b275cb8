import { PageHead } from '../../../frame/page-head.tsx'
import { useRevalidateOnHead } from '../../../live/live.tsx'
import { CopyMenu } from '../../../ui/copy-menu.tsx'
import { FindForm } from '../../../ui/find-form.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { ChoiceGroups } from '../../../views/markets/choice-groups.tsx'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import type { loadList } from './load-list.server.ts'

/** A list of assets, of the bank or of contracts. */
export function AssetListPage({ loaded }: { loaded: Awaited<ReturnType<typeof loadList>> }) {
  const { heading, about, pages, search, choices, section, json } = loaded
  useRevalidateOnHead(loaded.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about === '' ? heading : about} />
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 gap-5">
          <MarketsHead heading={heading} about={about} pages={pages} />
        </div>
        <div className="ml-auto shrink-0">
          <CopyMenu json={json} />
        </div>
      </div>
      <FindForm {...search} />
      <ChoiceGroups groups={choices} />
      <ListSection {...section} />
    </main>
  )
}
