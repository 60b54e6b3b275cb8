import { None } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { JsonView } from '../../views/json/json-tree.server.ts'
import { JsonTree } from '../../views/json/json-tree.tsx'
import { Copies } from './query/copies.tsx'

export type ShownMessage = {
  title: string
  view: JsonView | undefined
  none: string
  /** The whole of it, to be copied; empty where there is none, or it is too long to come with the page. */
  copy: string
}

/** What a contract was told, as a tree. */
export function MessageCard({ title, view, none, copy }: ShownMessage) {
  return (
    <TitledCard title={title} id="message">
      {view === undefined ? <None>{none}</None> : <JsonTree view={view} />}
      {copy !== '' && (
        <p className="no-print px-[18px] pb-3">
          <Copies copies={[{ name: title, text: copy }]} />
        </p>
      )}
    </TitledCard>
  )
}
