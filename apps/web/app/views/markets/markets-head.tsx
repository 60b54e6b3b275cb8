import { Chips, type Choice } from '../../ui/chips.tsx'

type Shown = { heading: string; about: string; pages: { label: string; choices: readonly Choice[] } }

/** What stands above each of the pages about all markets. */
export function MarketsHead({ heading, about, pages }: Shown) {
  return (
    <>
      <div>
        <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{heading}</h1>
        {about !== '' && <p className="text-muted">{about}</p>}
      </div>
      <nav aria-label={pages.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={pages.choices} mark="page" />
      </nav>
    </>
  )
}
