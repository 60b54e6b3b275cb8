import type { ComponentProps, ReactNode } from 'react'
import { Missing, None } from '../../ui/states.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ListPages } from '../../ui/pager.tsx'
import { ListTable } from './list-table.tsx'
import type { Section, SectionContent } from './section.ts'
import { TitledCard } from '../../ui/titled-card.tsx'

type Shown = Section & Pick<ComponentProps<typeof TitledCard>, 'isWhole'> & { children?: ReactNode }

/** A list of a page, in each of its states, and below it what its page has to add. */
export function ListSection({ id, title, group, content, isWhole, children }: Shown) {
  return (
    <TitledCard title={title} id={id} isWhole={isWhole}>
      {content.value === undefined ? (
        <Missing what={group} title={title} why={content.missing} />
      ) : (
        <Present title={title} {...content.value} />
      )}
      {children}
    </TitledCard>
  )
}

function Present({ title, chart, table, empty, warning, hint, pages }: SectionContent & { title: string }) {
  return (
    <>
      {chart !== undefined && <ChartFigure title={title} {...chart} />}
      {table.rows.length === 0 ? <None>{empty}</None> : <ListTable table={table} />}
      {warning !== '' && <p className="border-t border-hairline px-[18px] py-3 text-warn">{warning}</p>}
      {hint !== '' && <p className="card-note">{hint}</p>}
      {pages !== undefined && <ListPages name={title} pages={pages} />}
    </>
  )
}
