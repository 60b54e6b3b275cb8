import { CopyMenu } from '../../ui/copy-menu.tsx'
import { Chips, type Choice } from '../../ui/chips.tsx'

type Shown = { heading: string; about: string; pages: { label: string; choices: readonly Choice[] } }

/** What stands above each list of all that there is of a kind. */
export function MarketsHead({ heading, about, pages }: Shown) {
  return (
    <>
      <div className="flex items-start gap-4">
        <div className="min-w-0">
          <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{heading}</h1>
          {about !== '' && <p className="text-muted">{about}</p>}
        </div>
        <div className="ml-auto shrink-0">
          <CopyMenu />
        </div>
      </div>
      <nav aria-label={pages.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={pages.choices} mark="page" />
      </nav>
    </>
  )
}
