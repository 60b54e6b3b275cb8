import { Missing, None } from '../../ui/states.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ListPages } from '../../ui/pager.tsx'
import { ListTable } from './list-table.tsx'
import type { Section, SectionContent } from './section.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

// Few lists offer anything.
const OfferButtons = onDemand(async () => (await import('../../wallet/offer-buttons.tsx')).OfferButtons)

/** A list of a page, in each of its states. */
export function ListSection({ id, title, group, content, offers = [] }: Section) {
  return (
    <TitledCard title={title} id={id}>
      {content.value === undefined ? (
        <Missing what={group} why={content.missing} />
      ) : (
        <Present title={title} {...content.value} />
      )}
      {offers.length > 0 && (
        <OfferButtons offers={offers} className="border-t border-hairline px-[18px] py-3" />
      )}
    </TitledCard>
  )
}

function Present({ title, chart, table, empty, warning, hint, pages }: SectionContent & { title: string }) {
  return (
    <>
      {chart !== undefined && <ChartFigure title={title} {...chart} />}
      {table.rows.length === 0 ? <None>{empty}</None> : <ListTable table={table} />}
      {warning !== '' && <p className="border-t border-hairline px-[18px] py-3 text-warn">{warning}</p>}
      {hint !== '' && (
        <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">{hint}</p>
      )}
      {pages !== undefined && <ListPages name={title} pages={pages} />}
    </>
  )
}
