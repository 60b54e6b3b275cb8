import { None } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { JsonView } from '../../views/json/json-tree.server.ts'
import { JsonTree } from '../../views/json/json-tree.tsx'

type Shown = { title: string; view: JsonView | undefined; none: string }

/** What a contract was told, as a tree. */
export function MessageCard({ title, view, none }: Shown) {
  return (
    <TitledCard title={title} id="message">
      {view === undefined ? <None>{none}</None> : <JsonTree view={view} />}
    </TitledCard>
  )
}
