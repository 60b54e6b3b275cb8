import type { Part } from '../../../page.server.ts'
import { Link } from '../../../ui/link.tsx'
import { Missing, None } from '../../../ui/states.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { FundingChart } from '../../../views/markets/funding-chart.tsx'
import type { ShownFunding } from '../../../views/markets/funding.server.ts'
import { ToldFacts, type ToldFact } from '../../../views/sentences/told-facts.tsx'

/** What the market is, and the rules of trading in it. */
export function FactsCard({ title, lines, missing }: { title: string; lines: ToldFact[]; missing: string }) {
  return (
    <TitledCard title={title} id="facts">
      <dl className="facts facts-aside">
        <ToldFacts facts={lines} />
      </dl>
      {missing !== '' && <p className="border-t border-hairline px-[18px] py-3 text-warn">{missing}</p>}
    </TitledCard>
  )
}

type Fund = { title: string; none: string; lines: Part<ToldFact[]>; note: string }

/** What stands behind the market's losses. */
export function FundCard({ title, none, lines, note }: Fund) {
  return (
    <TitledCard title={title} id="fund">
      {lines.value === undefined && <Missing what="markets" why={lines.missing} />}
      {lines.value?.length === 0 && <None>{none}</None>}
      {lines.value !== undefined && lines.value.length > 0 && (
        <dl className="facts facts-aside">
          <ToldFacts facts={lines.value} />
        </dl>
      )}
      {note !== '' && <p className="card-note">{note}</p>}
    </TitledCard>
  )
}

type Funding = {
  title: string
  none: string
  hint: string
  all: { text: string; path: string }
  shown: Part<ShownFunding>
}

/** The newest funding rates. */
export function FundingCard({ title, none, hint, all, shown }: Funding) {
  return (
    <section className="card" aria-labelledby="funding">
      <div className="card-head">
        <h2 id="funding">{title}</h2>
        <Link to={all.path} className="link ml-auto font-medium">
          {all.text}
        </Link>
      </div>
      {shown.value === undefined && <Missing what="markets" why={shown.missing} />}
      {shown.value?.table.rows.length === 0 && <None>{none}</None>}
      {shown.value !== undefined && shown.value.table.rows.length > 0 && (
        <>
          <FundingChart {...shown.value} />
          <p className="card-note">{hint}</p>
        </>
      )}
    </section>
  )
}
