import type { Language } from './languages.ts'
import type { Words } from '../messages/words.ts'

/** One chunk a language: a browser loads the one it shows, the server all of them. */
const loaders: Record<Language, () => Promise<Words>> = {
  en: () => import('../messages/en.ts'),
  zh: () => import('../messages/zh.ts'),
  kr: () => import('../messages/kr.ts'),
  es: () => import('../messages/es.ts'),
  vn: () => import('../messages/vn.ts'),
}

const loaded = new Map<Language, Words>()

export async function loadWords(language: Language): Promise<void> {
  // The module's exports as a plain object: what reads it looks keys up and must not see a namespace.
  loaded.set(language, { ...(await loaders[language]()) })
}

/** The words of a language that has been loaded. */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language)
  if (words === undefined) throw new Error(`The words of "${language}" have not been loaded`)
  return words
}
