import { TitledCard } from '../../../ui/titled-card.tsx'
import { ListTable } from '../../../views/lists/list-table.tsx'
import { Refusal } from '../../../views/transactions/refusal.tsx'
import { EventList } from '../../transactions/events.tsx'
import type { TriedView } from './try-execute.server.ts'

/** What would come of a message, as a node says that tried it. */
export function TriedCard({ title, words, isGood, refusal, moves, events }: TriedView) {
  if (refusal !== undefined) return <Refusal title={words} refusal={refusal} />
  return (
    <TitledCard title={title} id="tried">
      <p role="status" className={`p-[18px] ${isGood ? 'text-good' : 'text-muted'}`}>
        {words}
      </p>
      {moves !== undefined && (
        <div className="border-t border-hairline">
          <h3 className="px-[18px] pt-3 font-semibold">{moves.title}</h3>
          <ListTable table={moves.table} />
        </div>
      )}
      {events !== undefined && (
        <details className="border-t border-hairline px-[18px] py-3" open>
          <summary className="link unfold w-fit">{events.title}</summary>
          <EventList events={events.all} />
          {events.more !== '' && <p className="mt-3 text-[13px] text-faint">{events.more}</p>}
        </details>
      )}
    </TitledCard>
  )
}
