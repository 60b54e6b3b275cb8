import { useContext, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { TroublesOfForm } from './checked-form.tsx'

const look =
  'h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 text-[14px] text-text aria-invalid:border-bad'

type Shown = Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'maxLength' | 'inputMode'> & {
  name: string
  label: ReactNode
  value: string
  /** What was wrong with it when it was sent; empty for nothing. */
  trouble: string
  /** What there is to choose from; a text is typed where nothing is said. */
  choices?: readonly { key: string; text: string }[] | undefined
}

/** A field of a form about a contract under its name, and below what is wrong with it. */
export function CheckedField({ name, label, value, trouble, choices, ...given }: Shown) {
  const id = useId()
  const told = useContext(TroublesOfForm)[name] ?? trouble
  const tied = {
    name,
    defaultValue: value,
    'aria-invalid': told !== '',
    'aria-describedby': told === '' ? undefined : id,
  }
  return (
    <div className="grid gap-1 text-[13px] text-muted">
      <label className="grid gap-1">
        <span className="wrap-anywhere">{label}</span>
        {choices === undefined ? (
          <input
            key={value}
            {...tied}
            {...given}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className={`${look} mono`}
          />
        ) : (
          <select {...tied} className={look}>
            {choices.map(({ key, text }) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        )}
      </label>
      {told !== '' && (
        <p id={id} role="alert" className="text-bad wrap-anywhere">
          {told}
        </p>
      )}
    </div>
  )
}
