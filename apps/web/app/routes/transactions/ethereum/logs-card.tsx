import { FoldedList } from '../../../ui/folded-list.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { LogLines } from '../../../views/ethereum/log-lines.tsx'
import type { EthereumView } from './view-ethereum.server.ts'

type Props = { logs: NonNullable<EthereumView['logs']> }

/** What contracts wrote while the transaction ran. */
export function LogsCard({ logs: { title, lines, asWritten, note } }: Props) {
  return (
    <TitledCard title={title} id="logs">
      <FoldedList lines={lines} atOnce={8}>
        {(some) => <LogLines lines={some} asWritten={asWritten} />}
      </FoldedList>
      {note !== '' && <p className="card-note">{note}</p>}
    </TitledCard>
  )
}
