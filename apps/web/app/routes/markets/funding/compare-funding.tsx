import { Form } from 'react-router'
import { ListPages, type ListLinks } from '../../../ui/pager.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ListTable } from '../../../views/lists/list-table.tsx'
import { FundingChart } from '../../../views/markets/funding-chart.tsx'
import type { CompareFormView, ShownComparison } from './compare-funding.server.ts'

/** Chooses another market: by a form, since there may be many. */
export function CompareForm({ label, action, kept, value, options, show }: CompareFormView) {
  return (
    <Form action={action} className="no-print flex flex-wrap items-center gap-2">
      {kept.map((one) => (
        <input key={one.name} type="hidden" {...one} />
      ))}
      <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 text-[13px] text-faint">
        {label}
        <select
          key={value}
          name="with"
          defaultValue={value}
          className="h-9 w-80 max-w-full min-w-0 rounded-lg border border-hairline-strong bg-raised px-2.5 text-[14px] text-text"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <button className="button">{show}</button>
    </Form>
  )
}

type Shown = ShownComparison & { pages: ListLinks }

/** The other market below the first, drawn to the same height, and both side by side. */
export function Comparison({ ticker, funding, title, sentence, table, pages }: Shown) {
  return (
    <>
      <TitledCard title={ticker}>
        <FundingChart {...funding} />
      </TitledCard>
      <TitledCard title={title}>
        <p className="border-b border-hairline px-[18px] py-3">{sentence}</p>
        <ListTable table={table} />
        <ListPages name={title} pages={pages} />
      </TitledCard>
    </>
  )
}
