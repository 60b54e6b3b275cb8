import { useEffect, useState } from 'react'
import type { Suggested } from './suggested.ts'

/** Whoever types fast asks once. */
const restMs = 120

/** What may be meant by a text, and by which text it was asked: never an answer to what was typed before. */
export type Suggestions = { text: string; options: readonly Suggested[] }

const none: Suggestions = { text: '', options: [] }

export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim()
  const [answer, setAnswer] = useState(none)
  useEffect(() => {
    if (text === '') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggested(text, leaving.signal).then(
        (options) => setAnswer({ text, options }),
        () => {}, // no suggestions, and Enter still leads on
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return answer.text === text ? answer : none
}

async function fetchSuggested(text: string, signal: AbortSignal): Promise<Suggested[]> {
  const answer = await fetch(`/search.json?q=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) throw new Error(`The suggestions were answered ${answer.status}`)
  return (await answer.json()) as Suggested[]
}
