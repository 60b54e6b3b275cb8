import { useTranslations } from '../../language/use-translations.ts'
import type { EventView } from './view-message.server.ts'

/** What the chain says that it did, as it says it. */
export function EventList({ events }: { events: readonly EventView[] }) {
  return (
    <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {events.map(({ type, attributes }, at) => (
        // Events may repeat, and their order never changes.
        <li key={at} className="min-w-0 rounded-lg bg-well p-3 wrap-anywhere">
          <p className="mono font-medium">{type}</p>
          <dl className="mono mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 text-xs md:grid-cols-[minmax(90px,20%)_minmax(0,1fr)]">
            {attributes.map(({ key, value }, index) => (
              <div key={`${index} ${key}`} className="md:col-span-2 md:grid md:grid-cols-subgrid">
                <dt className="text-muted">{key}</dt>
                <dd className="min-w-0">{value.length > 1000 ? `${value.slice(0, 1000)}…` : value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}

/** Those that belong to no message. */
export function OtherEvents({ events }: { events: readonly EventView[] }) {
  const t = useTranslations('transaction')
  if (events.length === 0) return null
  return (
    <details className="card">
      <summary className="card-head unfold border-0">{t('otherEvents', { count: events.length })}</summary>
      <div className="px-[18px] pb-[18px]">
        <EventList events={events} />
      </div>
    </details>
  )
}
