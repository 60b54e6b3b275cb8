import type { ReactNode } from 'react'
import type { Choices } from './shown-form.ts'

export const fieldLook =
  'h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 text-[14px] text-text'

type Shown = {
  name: string
  label: string
  /** What is wrong with it; empty for nothing. */
  trouble?: string
  /** What else there is to say; empty for nothing. */
  told?: string
  children: ReactNode
}

/** A field under its name, and below what is wrong with it or what it was found to be. */
export function Field({ name, label, trouble = '', told = '', children }: Shown) {
  return (
    <div className="grid gap-1 pb-1.5">
      <label htmlFor={`form-${name}`} className="text-[13px] text-muted">
        {label}
      </label>
      {children}
      {/* Its line is always there: were the buttons below to move when it goes, the press that made it go would miss. */}
      <p
        id={`form-${name}-told`}
        role={trouble === '' ? undefined : 'alert'}
        className={`min-h-5 text-[13px] wrap-anywhere ${trouble === '' ? 'text-faint' : 'text-bad'}`}
      >
        {trouble || told}
      </p>
    </div>
  )
}

/** What the control of a field needs to be tied to its name and to what is said of it. */
export function tie(name: string, trouble = '') {
  return {
    id: `form-${name}`,
    name,
    'aria-describedby': `form-${name}-told`,
    'aria-invalid': trouble !== '',
  }
}

type Chosen = Choices & { name: string; choose?: (key: string) => void }

/** One of several; where there is but one it is said. */
export function ChoiceField({ name, label, choices, choose }: Chosen) {
  const [only, second] = choices
  if (only !== undefined && second === undefined) {
    return (
      <div className="grid gap-1 pb-2">
        <span className="text-[13px] text-muted">{label}</span>
        <span className="wrap-anywhere">{only.text}</span>
        <input type="hidden" name={name} value={only.key} />
      </div>
    )
  }
  return (
    <label className="grid gap-1 pb-2 text-[13px] text-muted">
      {label}
      <select name={name} className={fieldLook} onChange={(event) => choose?.(event.target.value)}>
        {choices.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** One of few, all in sight, none of them chosen before. */
export function RadioField({ name, label, choices, trouble }: Choices & { name: string; trouble: string }) {
  return (
    <fieldset className="grid gap-1 pb-1.5">
      <legend className="mb-1 text-[13px] text-muted">{label}</legend>
      {choices.map(({ key, text }) => (
        <label key={key} className="flex min-h-8 items-center gap-2">
          <input type="radio" name={name} value={key} className="size-4" />
          {text}
        </label>
      ))}
      <p role={trouble === '' ? undefined : 'alert'} className="min-h-5 text-[13px] text-bad">
        {trouble}
      </p>
    </fieldset>
  )
}
