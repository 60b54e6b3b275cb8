import { createContext, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { loadWords } from '../../../language/load-words.ts'
import { useLanguage } from '../../../language/use-language.tsx'
import type * as FieldTools from './field-tools.ts'
import type { Troubles } from './field-tools.ts'
import type { Rule } from './rule.ts'

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
  const follow = (event: SyntheticEvent<HTMLFormElement>) =>
    tools?.follow(event, {
      rules,
      troubles,
      language,
      note: (found) =>
        setTold((before) => ({
          search,
          troubles: { ...(before.search === search && before.troubles), ...found },
        })),
    })

  return (
    <Form
      action={action}
      aria-label={label}
      className="grid gap-3"
      preventScrollReset
      noValidate
      onFocus={() => void load()}
      onBlur={follow}
      onInput={follow}
      onSubmit={follow}
    >
      <TroublesOfForm value={troubles}>{children}</TroublesOfForm>
    </Form>
  )
}
