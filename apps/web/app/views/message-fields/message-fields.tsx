import type { Field, FieldValue } from './fields.server.ts'
import { Words } from '../sentences/words.tsx'

/** The fields of a message, one to a line, those inside others indented. */
export function MessageFields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2.5 md:gap-y-1.5 md:grid-cols-[minmax(110px,22%)_minmax(0,1fr)]">
      {fields.map(({ name, label, value }) => (
        <div key={name} className="md:col-span-2 md:grid md:grid-cols-subgrid">
          <dt className="text-muted" title={name}>
            {label}
          </dt>
          <dd className="min-w-0 wrap-anywhere">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: FieldValue }) {
  if (Array.isArray(value)) return <Words of={value} />
  if ('fields' in value) {
    return (
      <div className="border-l border-hairline-strong pl-3">
        <MessageFields fields={value.fields} />
      </div>
    )
  }
  if ('list' in value) {
    return (
      <ol className="grid gap-1.5">
        {value.list.map((one, at) => (
          // The order of a message's fields never changes.
          <li key={at}>
            <Value value={one} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <ol className="grid gap-3">
      {value.messages.map(({ title, type, sentence, fields }, at) => (
        <li key={at} className="grid gap-1.5 border-l border-hairline-strong pl-3">
          {sentence !== undefined && (
            <span>
              <Words of={sentence} />
            </span>
          )}
          <span className={sentence === undefined ? 'font-medium' : 'text-[13px] text-faint'} title={type}>
            {title}
          </span>
          <MessageFields fields={fields} />
        </li>
      ))}
    </ol>
  )
}
