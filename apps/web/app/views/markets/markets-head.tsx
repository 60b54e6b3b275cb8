import { Heading } from '../../ui/heading.tsx'
import { Chips, type Choice } from '../../ui/chips.tsx'

type Shown = { heading: string; about: string; pages: { label: string; choices: readonly Choice[] } }

/** What stands above each list of all that there is of a kind. */
export function MarketsHead({ heading, about, pages }: Shown) {
  return (
    <>
      <Heading title={heading} about={about} />
      <nav aria-label={pages.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={pages.choices} mark="page" />
      </nav>
    </>
  )
}
