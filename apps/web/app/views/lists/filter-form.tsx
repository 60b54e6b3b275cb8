import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { AccountField, type AccountFieldView } from '../accounts/account-field.tsx'

type Option = { value: string; text: string }

/** A form that narrows a list, in the words of the visitor. */
export type FilterFormView = {
  label: string
  action: string
  /** Whose; undefined of what is everybody's. */
  search: AccountFieldView | undefined
  choices: { id: string; name: string; value: string; options: Option[] }[]
  times: { id: 'from' | 'to'; name: string; value: string }[]
  /** What else was chosen, by its name in the address; what is empty is left out. */
  kept?: Record<string, string>
  show: string
  /** Undefined where nothing is chosen. */
  clear: { text: string; path: string } | undefined
}

const field =
  'h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-raised px-2.5 aria-invalid:border-bad'

/** Both columns of a phone: a time needs them, and one choice of an odd number has them. */
const wide = 'max-md:col-span-2'

/** Narrows a list by a form, so that it works without scripts and its address says what is shown. */
export function FilterForm({
  label,
  action,
  search,
  choices,
  times,
  kept = {},
  show,
  clear,
}: FilterFormView) {
  const values = [search, ...choices, ...times].map((one) => one?.value ?? '')
  const chosen = values.filter((value) => value !== '').length
  const isFolded = choices.length + times.length > 1
  return (
    <div className="card no-print">
      {isFolded && (
        // On a phone a list begins above its middle. What was sent is folded again, unless something is wrong with it.
        <details key={values.join()} open={search?.trouble !== undefined} className="folds md:hidden">
          <summary className="unfold px-[18px] py-3 font-medium">
            {label}
            {chosen > 0 && ` (${chosen})`}
          </summary>
        </details>
      )}
      <Form
        action={action}
        role="search"
        aria-label={label}
        className={isFolded ? 'grid gap-3 p-[18px] max-md:pt-1' : 'grid gap-3 p-[18px]'}
      >
        {Object.entries(kept).map(
          ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search !== undefined && <AccountField key={search.value} {...search} look={field} />}
        <div className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3 lg:grid-cols-5">
          {choices.map(({ id, name, value, options }, at) => (
            <label
              key={id}
              className={`grid gap-1 text-[13px] text-muted ${at === 0 && choices.length % 2 === 1 ? wide : ''}`}
            >
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
            <label key={id} className={`grid gap-1 text-[13px] text-muted ${wide}`}>
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
    </div>
  )
}
