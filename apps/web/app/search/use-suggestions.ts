import { useEffect, useState } from 'react'
import { useLanguage } from '../language/use-language.tsx'
import { pathIn, type Language } from '../language/languages.ts'
import type { Suggested } from './suggested.ts'

/** Whoever types fast asks once. */
const restMs = 120

/** What may be meant by a text, and by which text it was asked: never an answer to what was typed before. */
export type Suggestions = { text: string; options: readonly Suggested[] }

const none: Suggestions = { text: '', options: [] }

export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim()
  const { language } = useLanguage()
  const [answer, setAnswer] = useState(none)
  useEffect(() => {
    if (text === '') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggested(text, language, leaving.signal).then(
        (options) => setAnswer({ text, options }),
        () => {}, // no suggestions, and Enter still leads on
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, language])
  return answer.text === text ? answer : none
}

async function fetchSuggested(text: string, language: Language, signal: AbortSignal): Promise<Suggested[]> {
  const path = pathIn(language, `/search.json?q=${encodeURIComponent(text)}`)
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The suggestions were answered ${answer.status}`)
  return (await answer.json()) as Suggested[]
}
