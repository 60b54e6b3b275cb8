import { Moment } from '../../time/moment.tsx'
import type { PacketView } from '../../views/bridges/packets.server.ts'
import { Words } from '../../views/sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { FoldedList } from '../../ui/folded-list.tsx'
import { Missing } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

/** What became of the packets to and from other chains. */
export function Packets({ packets: told }: { packets: Part<PacketView[]> }) {
  const t = useTranslations('transaction')
  const packets = told.value ?? []
  return (
    <TitledCard title={t('packets', { count: packets.length || 1 })}>
      {told.value === undefined && <Missing what="packets" why={told.missing} />}
      <FoldedList lines={packets} atOnce={6}>
        {(some) => <List packets={some} />}
      </FoldedList>
    </TitledCard>
  )
}

function List({ packets }: { packets: readonly PacketView[] }) {
  return (
    <ul>
      {packets.map((packet, at) => (
        // They stay in their order.
        <li key={at} className="border-b border-hairline p-[18px] last:border-0">
          <Packet {...packet} />
        </li>
      ))}
    </ul>
  )
}

function Packet({ way, steps, waits }: PacketView) {
  const t = useTranslations('transaction')
  return (
    <>
      <p className="mono mb-2 wrap-anywhere">
        <Words of={way} />
      </p>
      <ol className="grid gap-1.5">
        {steps.map(({ deed, why, at, time, isBad }, index) => (
          // A packet's steps have no names, and their order never changes.
          <li key={index} className="flex flex-wrap gap-x-3">
            <span className={isBad ? 'text-bad' : undefined}>{deed}</span>
            {at !== undefined && <Words of={[at]} />}
            {time > 0 && (
              <span className="text-faint">
                <Moment time={time} />
              </span>
            )}
            {why !== '' && <bdi className="mono basis-full text-muted wrap-anywhere">{why}</bdi>}
          </li>
        ))}
        {waits && <li className="text-muted">{t('packetWaits')}</li>}
      </ol>
    </>
  )
}
