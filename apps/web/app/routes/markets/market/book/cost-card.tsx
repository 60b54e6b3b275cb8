import { TitledCard } from '../../../../ui/titled-card.tsx'
import { ToldFacts } from '../../../../views/sentences/told-facts.tsx'
import type { ShownCost } from './cost.server.ts'
import { Kept } from '../replay/replay-card.tsx'

export type CostForm = {
  title: string
  hint: string
  path: string
  kept: Record<string, string>
  sideLabel: string
  sides: { value: string; text: string }[]
  side: string
  sizeLabel: string
  size: string
  count: string
}

/** What an order would cost: asked with a form, so that the answer has an address. */
export function CostCard({ form, cost }: { form: CostForm; cost: ShownCost | undefined }) {
  const { title, hint, path, kept, sideLabel, sides, side, sizeLabel, size, count } = form
  return (
    <TitledCard title={title} id="cost">
      <form action={`${path}#cost`} className="grid gap-3 px-[18px] py-4">
        <p className="text-[13px] text-faint">{hint}</p>
        <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
          <legend className="sr-only">{sideLabel}</legend>
          {sides.map(({ value, text }) => (
            <label key={value} className="flex min-h-6 items-center gap-2">
              <input
                type="radio"
                name="side"
                value={value}
                defaultChecked={value === side}
                className="accent-accent"
              />
              {text}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1">
          <span className="text-[13px] text-muted">{sizeLabel}</span>
          <input
            name="size"
            inputMode="decimal"
            pattern="[0-9]+([.][0-9]+)?"
            defaultValue={size}
            className="mono h-[34px] w-full rounded-lg border border-hairline-strong bg-well px-3"
          />
        </label>
        <Kept values={kept} />
        <button type="submit" className="button justify-center">
          {count}
        </button>
      </form>
      {cost !== undefined && (
        <div role="status">
          {cost.facts.length > 0 && (
            <dl className="facts facts-aside border-t border-hairline">
              <ToldFacts facts={cost.facts} />
            </dl>
          )}
          {cost.note !== '' && (
            <p className="border-t border-hairline px-[18px] py-3 text-warn">{cost.note}</p>
          )}
        </div>
      )}
    </TitledCard>
  )
}
