import { Bytes } from '../../../views/ethereum/bytes.tsx'
import type { CallView } from '../../../views/ethereum/call.server.ts'
import { ListTable } from '../../../views/lists/list-table.tsx'
import { Told, type ToldFact } from '../../../views/sentences/told-facts.tsx'

/** What an Ethereum transaction asks for: whom, for how much, which method with which arguments. */
export function CallBody({ call: { facts, arguments: given, bytes } }: { call: CallView }) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2.5 md:gap-y-1.5 md:grid-cols-[minmax(110px,22%)_minmax(0,1fr)]">
        {facts.map((fact) => (
          <Line key={fact.name} {...fact} />
        ))}
      </dl>
      {given !== undefined && (
        <section className="rounded-lg border border-hairline" aria-label={given.title}>
          <h4 className="border-b border-hairline px-[18px] py-2.5 text-[13px] text-muted">{given.title}</h4>
          <ListTable table={given.table} />
        </section>
      )}
      {bytes.map((one) => (
        <Bytes key={one.name} {...one} />
      ))}
    </>
  )
}

function Line(fact: ToldFact) {
  return (
    <div className="md:col-span-2 md:grid md:grid-cols-subgrid">
      <dt className="text-muted">{fact.name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <Told {...fact} />
      </dd>
    </div>
  )
}
