import type { Words } from '../words/words.ts'
import type { Language } from './languages.ts'

const all = new Map<Language, Words>()

// The server knows all languages. A browser is given the words of its page with the page, as plain data: no script
// to load before it can go on, and no language but the one it shows.
if (import.meta.env.SSR) {
  // The modules' exports as plain objects: what reads them looks keys up and must not see a namespace.
  all.set('en', { ...(await import('../words/en.ts')) })
  all.set('zh', { ...(await import('../words/zh.ts')) })
  all.set('kr', { ...(await import('../words/kr.ts')) })
  all.set('es', { ...(await import('../words/es.ts')) })
  all.set('vn', { ...(await import('../words/vn.ts')) })
}

/** The words of a language: in a browser, of the page's. */
export function wordsOf(language: Language): Words {
  const words = all.get(language) ?? (globalThis as { words?: Words }).words
  if (words === undefined) throw new Error(`The words of "${language}" are not here`)
  return words
}

/** Areas that the server alone writes, or whose words come later with what they are for. */
const notInPages = [
  'account',
  'acts',
  'assets',
  'bridges',
  'cart',
  'choices',
  'community',
  'contract',
  'contractForms',
  'contractSource',
  'errors',
  'ethereum',
  'faucet',
  'forms',
  'governance',
  'funds',
  'market',
  'markets',
  'modules',
  'nameServices',
  'nfts',
  'oracles',
  'order',
  'outcomes',
  'parameters',
  'permissions',
  'places',
  'prices',
  'proofSteps',
  'rewards',
  'staking',
  'statistics',
  'token',
  'trades',
  'trading',
  'upgrade',
  'wallet',
  'wasm',
  'watching',
] as const
export type NotInPages = (typeof notInPages)[number]

/** The script that gives a page its words; empty in a browser, which has run it. */
export function formatWordsScript(language: Language): string {
  if (!import.meta.env.SSR) return ''
  const areas = Object.entries(wordsOf(language)).filter(([area]) => notInPages.every((one) => one !== area))
  return `words=${JSON.stringify(Object.fromEntries(areas)).replaceAll('<', String.raw`\u003c`)}`
}
