import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Found, Typed } from './find-troubles.ts'

/** Changes that come at once are looked at once. */
const restMs = 5

type Checks = {
  /** Of the fields that were left or changed: nobody is told what is wrong while they type. */
  found: Found
  /** Looks at all fields, and goes to the first that is wrong. */
  check: () => Promise<Found & { typed: Typed }>
}

/** Looks at the fields of a form, by their names, when they are left or changed. */
export function useChecks(
  form: RefObject<HTMLFormElement | null>,
  find: (typed: Typed) => Promise<Found>,
): Checks {
  const finding = useRef(find)
  const left = useRef(new Set<string>())
  const times = useRef(0)
  const [found, setFound] = useState<Found>({ troubles: {} })
  const look = async (isAll: boolean) => {
    const time = ++times.current
    const typed = readTyped(form.current)
    const now = await finding.current(typed)
    const isShown = ([name]: [string, unknown]) => isAll || left.current.has(name)
    // What was typed since is looked at by itself.
    if (time === times.current)
      setFound({ ...now, troubles: Object.fromEntries(Object.entries(now.troubles).filter(isShown)) })
    return { ...now, typed }
  }
  const looking = useRef(look)
  useEffect(() => {
    finding.current = find
    looking.current = look
  })
  useEffect(() => {
    const element = form.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const onLeft = ({ target }: Event) => {
      left.current.add((target as HTMLInputElement).name)
      clearTimeout(timer)
      timer = setTimeout(() => void looking.current(false), restMs)
    }
    for (const type of ['focusout', 'change']) element?.addEventListener(type, onLeft)
    return () => {
      clearTimeout(timer)
      for (const type of ['focusout', 'change']) element?.removeEventListener(type, onLeft)
    }
  }, [form])
  const check = async () => {
    const now = await look(true)
    const [first] = Object.keys(now.troubles)
    // Leaving the button looks at the fields again: what was said stays.
    for (const name of Object.keys(now.troubles)) left.current.add(name)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return now
  }
  return { found, check }
}

function readTyped(form: HTMLFormElement | null): Typed {
  if (form === null) return {}
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
