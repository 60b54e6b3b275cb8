import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fault } from '@injsight/errors'
import { isolateName } from './language/isolate.ts'
import type { Language } from './language/languages.ts'
import { translationsIn } from './language/use-translations.ts'
import type { errors } from './words/errors/en.ts'

type Cause = keyof typeof errors.causes

/** Of those who ask for a page, whose parts may be lost far from where its address is known. */
const languages = new AsyncLocalStorage<Language>()

/** Has what goes wrong with a part of a page told in the language of the page. */
export function tellIn<Value>(language: Language, load: () => Promise<Value>): Promise<Value> {
  return languages.run(language, load)
}

/**
 * Why something can't be had, in the words of the visitor; undefined for what is of no common kind.
 *
 * @example sayCause(unavailable('service.slow', '…'), 'kr')
 */
export function sayCause(fault: Fault, language: Language): string | undefined {
  const cause = causeOf(fault)
  return cause && translationsIn(language, 'errors')(`causes.${cause}`)
}

/** The same of a part of the page that is asked for, before the words of whoever refused it, which are English. */
export function addCause(fault: Fault, words: string): string {
  const language = languages.getStore()
  const cause = language && sayCause(fault, language)
  if (language === undefined || cause === undefined) return words
  return translationsIn(language, 'errors')('quoted', { cause, words: isolateName(words, longest) })
}

const longest = 1000

function causeOf({ kind, code }: Fault): Cause | undefined {
  if (slow.includes(code)) return 'slow'
  if (code === 'grpc.resource_exhausted') return 'busy'
  if (down.includes(code)) return 'down'
  if (kind === 'unavailable') return 'unable'
  if (kind === 'bad-chain-data') return 'unreadable'
  return kind === 'not-found' ? 'absent' : undefined
}

const slow: readonly string[] = ['service.slow', 'grpc.deadline_exceeded']
const down: readonly string[] = ['service.down', 'index.silent']
