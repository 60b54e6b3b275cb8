import { MarketTable } from '../../../views/markets/market-table.tsx'
import type { ShownMarkets } from '../../../views/markets/market-rows.server.ts'

export type Several = { heading: string; hint: string; markets: ShownMarkets }

/** The markets that are called the same: each has a page, and the visitor knows which one is meant. */
export function SeveralMarkets({ heading, hint, markets }: Several) {
  return (
    <>
      <div>
        <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{heading}</h1>
        <p className="text-muted">{hint}</p>
      </div>
      <section className="card">
        <MarketTable {...markets} />
      </section>
    </>
  )
}
