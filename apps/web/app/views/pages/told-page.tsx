import type { ReactNode } from 'react'
import { PageHead } from '../../frame/page-head.tsx'
import type { Written } from '../../language/written.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { Chips, type Choice } from '../../ui/chips.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Whole } from '../../ui/whole.tsx'
import { ListSection } from '../lists/list-section.tsx'
import type { Section } from '../lists/section.ts'
import { ToldFacts, type ToldFact } from '../sentences/told-facts.tsx'
import { Words } from '../sentences/words.tsx'

/** A page that the server has written whole: what it is about, the facts, the lists. Paths have their language. */
export type ToldPage = {
  title: string
  description: string
  heading: Written
  /** Below the heading; empty for nothing. */
  about: string
  crumbs?: { to: string; list: string; here: string }
  /** Pages beside this one. */
  beside?: { label: string; choices: Choice[] }
  facts: ToldFact[]
  sections: Section[]
  /** Whether the next block may change what it shows. */
  isLive: boolean
}

export function ToldPageView({ page, children }: { page: ToldPage; children?: ReactNode }) {
  const { title, description, heading, about, crumbs, beside, facts, sections, isLive } = page
  useRevalidateOnHead(isLive)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      <Heading
        title={heading.map((piece, at) =>
          // The order of a heading's pieces never changes.
          typeof piece === 'string' ? <Whole key={at} of={piece} /> : <Words key={at} of={[piece]} />,
        )}
        about={about}
        crumbs={crumbs}
      />
      {beside !== undefined && (
        <nav aria-label={beside.label} className="no-print flex flex-wrap gap-2">
          <Chips choices={beside.choices} mark="page" />
        </nav>
      )}
      {facts.length > 0 && (
        <dl className="card facts">
          <ToldFacts facts={facts} />
        </dl>
      )}
      {children}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
