import type { Part } from '../../../page.server.ts'
import { Missing, None } from '../../../ui/states.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { Bytes } from '../../../views/ethereum/bytes.tsx'
import type { CodeView } from './origin.server.ts'

/** The program of a contract as bytes, folded away, and all of them as a file. */
export function CodeCard({ title, code: { value, missing } }: { title: string; code: Part<CodeView> }) {
  return (
    <TitledCard title={title} id="code">
      {value === undefined ? <Missing what="code" why={missing} /> : <Present {...value} />}
    </TitledCard>
  )
}

function Present({ bytes, unknown, file }: CodeView) {
  if (bytes.length === 0) return <None>{unknown}</None>
  return (
    <div className="grid gap-3 p-[18px]">
      {bytes.map((one) => (
        <Bytes key={one.name} {...one} />
      ))}
      <p className="no-print">
        <a className="button" href={file.path} download>
          {file.text}
        </a>
      </p>
    </div>
  )
}
