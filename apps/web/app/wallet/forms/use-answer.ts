import { useEffect, useState } from 'react'
import type { FormAnswer, ShownForm } from './shown-form.ts'

type Answered = {
  /** What the site says to choose from; undefined until it has. */
  answer: FormAnswer | undefined
  /** Asks for what else there is to choose from; missing where that is all. @throws when the site doesn't answer */
  more: (() => Promise<void>) | undefined
}

/** @param path of the form, with its query */
export function useAnswer(path: string): Answered {
  const [told, setTold] = useState<{ path: string; answer: FormAnswer }>()
  useEffect(() => {
    let isLeft = false
    const set = (answer: FormAnswer) => isLeft || setTold({ path, answer })
    ask(path).then(set, (error: unknown) => set({ missing: error instanceof Error ? error.message : '' }))
    return () => {
      isLeft = true
    }
  }, [path])
  const answer = told?.answer
  const next = answer?.value?.from?.next ?? ''
  const more = async () => {
    const { value, missing } = await ask(`${path}&${new URLSearchParams({ cursor: next }).toString()}`)
    if (value === undefined) throw new Error(missing)
    // What was asked for twice, or of another form, is not wanted any more.
    setTold((now) => {
      const form = now?.path === path ? now.answer.value : undefined
      return form?.from?.next === next ? { path, answer: { value: join(form, value) } } : now
    })
  }
  return { answer, more: next === '' ? undefined : more }
}

function join(form: ShownForm, { from }: ShownForm): ShownForm {
  if (form.from === undefined) return form
  const added = new Map(from?.choices.map((choice) => [choice.key, choice]))
  const known = form.from.choices.map((choice) => {
    const more = added.get(choice.key)?.more
    added.delete(choice.key)
    return more === undefined ? choice : { ...choice, text: `${choice.text}, ${more}` }
  })
  return { ...form, from: { ...form.from, choices: [...known, ...added.values()], next: from?.next ?? '' } }
}

async function ask(path: string): Promise<FormAnswer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as FormAnswer
}
