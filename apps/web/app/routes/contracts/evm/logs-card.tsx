import type { Part } from '../../../page.server.ts'
import { Chips } from '../../../ui/chips.tsx'
import { ListPages } from '../../../ui/pager.tsx'
import { Missing, None } from '../../../ui/states.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { LogLines } from '../../../views/ethereum/log-lines.tsx'
import type { ContractLogs } from './logs.server.ts'

/** What a contract wrote, and the events that the list can be narrowed to. */
export function LogsCard({ title, logs: { value, missing } }: { title: string; logs: Part<ContractLogs> }) {
  return (
    <TitledCard title={title} id="logs">
      {value === undefined ? <Missing what="logs" why={missing} /> : <Present title={title} {...value} />}
    </TitledCard>
  )
}

function Present({ title, events, lines, asWritten, empty, pages }: ContractLogs & { title: string }) {
  return (
    <>
      {events !== undefined && (
        <nav
          aria-label={events.label}
          className="no-print flex flex-wrap gap-2 border-b border-hairline px-[18px] py-3"
        >
          <Chips choices={events.choices} mark="true" />
        </nav>
      )}
      {lines.length === 0 ? <None>{empty}</None> : <LogLines lines={lines} asWritten={asWritten} />}
      {pages !== undefined && <ListPages name={title} pages={pages} />}
    </>
  )
}
