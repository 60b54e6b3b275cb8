import type { SyntheticEvent } from 'react'
import type { Language } from '../../../language/languages.ts'
import { checkField } from './check-field.ts'
import type { Rule } from './rule.ts'
import { sayWrong } from './say-wrong.ts'

// What checks a form: it comes when one of its fields is gone into.

/** What is wrong with fields, by their names; what isn't there wasn't looked at. */
export type Troubles = Readonly<Record<string, string>>

type Checked = {
  rules: Readonly<Record<string, Rule>>
  troubles: Troubles
  language: Language
  /** Tells what was found of some of the fields. */
  note: (found: Troubles) => void
}

/** Looks at a field that is left or typed in, and at all of a form that is sent. */
export function follow(
  event: SyntheticEvent<HTMLFormElement>,
  { rules, troubles, language, note }: Checked,
): void {
  if (event.type === 'submit') {
    const typed = new FormData(event.currentTarget)
    const found = Object.entries(rules).map(([name, rule]) => {
      const text = typed.get(name)
      return [name, sayTrouble(rule, typeof text === 'string' ? text : '', language)] as const
    })
    note(Object.fromEntries(found))
    const [first] = found.find(([, trouble]) => trouble !== '') ?? []
    if (first === undefined) return
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return
  }
  const field = event.target as HTMLInputElement
  const rule = rules[field.name]
  const wasTold = field.getAttribute('aria-invalid') === 'true' || troubles[field.name] !== undefined
  // Nobody is told what is wrong before they have written it.
  if (rule !== undefined && (event.type === 'blur' || wasTold))
    note({ [field.name]: sayTrouble(rule, field.value, language) })
}

/** What is wrong with what stands in a field, in words; empty where nothing is. */
function sayTrouble(rule: Rule, typed: string, language: Language): string {
  const wrong = checkField(rule, typed)
  return wrong === undefined ? '' : sayWrong(wrong, language)
}
