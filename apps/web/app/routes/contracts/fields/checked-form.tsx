import { createContext, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { loadWords } from '../../../language/load-words.ts'
import { useLanguage } from '../../../language/use-language.tsx'
import type * as FieldTools from './field-tools.ts'
import type { Rule } from './rule.ts'

/** What is wrong with fields, by their names; what isn't there wasn't looked at. */
type Troubles = Readonly<Record<string, string>>

export const TroublesOfForm = createContext<Troubles>({})

type Shown = {
  action: string
  label: string
  /** What may stand in which field. */
  rules: Readonly<Record<string, Rule>>
  children: ReactNode
}

/**
 * A form that tells what is wrong with a field when it is left, and from then on while one types; it isn't sent before all
 * is right. Without scripts the server tells the same when it is sent.
 */
export function CheckedForm({ action, label, rules, children }: Shown) {
  const { language } = useLanguage()
  const [tools, setTools] = useState<typeof FieldTools>()
  // What is said is of what was typed here: another question, and what the server says of it, begin anew.
  const { search } = useLocation()
  const [told, setTold] = useState<{ search: string; troubles: Troubles }>({ search, troubles: {} })
  const troubles = told.search === search ? told.troubles : {}

  // Who only reads a page needn't load what checks.
  const load = async () => {
    if (tools !== undefined) return
    const [loaded] = await Promise.all([import('./field-tools.ts'), loadWords(language, 'contractForms')])
    setTools(loaded)
  }
  const look = ({ name, value }: Partial<HTMLInputElement>) => {
    const rule = name === undefined ? undefined : rules[name]
    if (tools === undefined || rule === undefined || name === undefined) return
    const trouble = tools.sayTrouble(rule, value ?? '', language)
    setTold((before) => ({
      search,
      troubles: { ...(before.search === search && before.troubles), [name]: trouble },
    }))
  }
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => look(target)
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    const field = target as HTMLInputElement
    const wasTold = field.getAttribute('aria-invalid') === 'true' || troubles[field.name] !== undefined
    // Nobody is told what is wrong before they have written it.
    if (wasTold) look(field)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (tools === undefined) return
    const typed = new FormData(event.currentTarget)
    const found = Object.entries(rules).map(([name, rule]) => {
      const text = typed.get(name)
      return [name, tools.sayTrouble(rule, typeof text === 'string' ? text : '', language)] as const
    })
    setTold({ search, troubles: Object.fromEntries(found) })
    const [first] = found.find(([, trouble]) => trouble !== '') ?? []
    if (first === undefined) return
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <Form
      action={action}
      aria-label={label}
      className="grid gap-3"
      preventScrollReset
      noValidate
      onFocus={() => void load()}
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <TroublesOfForm value={troubles}>{children}</TroublesOfForm>
    </Form>
  )
}
