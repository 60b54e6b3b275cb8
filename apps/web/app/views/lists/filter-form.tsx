import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'

type Option = { value: string; text: string }

/** A form that narrows a list, in the words of the visitor. */
export type FilterFormView = {
  label: string
  action: string
  search: { name: string; value: string; trouble: string }
  choices: { id: string; name: string; value: string; options: Option[] }[]
  times: { id: 'from' | 'to'; name: string; value: string }[]
  /** Passed on as it is. */
  kept?: { name: string; value: string }
  show: string
  /** Undefined where nothing is chosen. */
  clear: { text: string; path: string } | undefined
}

const field =
  'h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-raised px-2.5 aria-invalid:border-bad'

/** Narrows a list by a form, so that it works without scripts and its address says what is shown. */
export function FilterForm({ label, action, search, choices, times, kept, show, clear }: FilterFormView) {
  return (
    <Form action={action} role="search" aria-label={label} className="card no-print grid gap-3 p-[18px]">
      {kept !== undefined && <input type="hidden" name={kept.name} value={kept.value} />}
      <label className="grid gap-1 text-[13px] text-muted">
        {search.name}
        <input
          key={search.value}
          className={`${field} mono text-[14px] text-text`}
          name="search"
          defaultValue={search.value}
          placeholder="inj1… · 0x…"
          maxLength={100}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={search.trouble !== ''}
          aria-describedby={search.trouble === '' ? undefined : 'search-trouble'}
        />
      </label>
      {search.trouble !== '' && (
        <p id="search-trouble" role="alert" className="text-bad">
          {search.trouble}
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-3 lg:grid-cols-5">
        {choices.map(({ id, name, value, options }) => (
          <label key={id} className="grid gap-1 text-[13px] text-muted">
            {name}
            <select key={value} className={`${field} text-[14px] text-text`} name={id} defaultValue={value}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {times.map(({ id, name, value }) => (
          <label key={id} className="grid gap-1 text-[13px] text-muted">
            {name}
            <input
              key={value}
              className={`${field} text-[14px] text-text`}
              type="datetime-local"
              name={id}
              defaultValue={value}
            />
          </label>
        ))}
      </div>
      <p className="flex flex-wrap gap-2">
        <button className="button">{show}</button>
        {clear !== undefined && (
          <Link className="button" to={clear.path}>
            {clear.text}
          </Link>
        )}
      </p>
    </Form>
  )
}
