import { isolateName } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import { fetchStateText } from '../../../sources/wasm/query.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { programKey, readProgram, type Program } from './read-program.ts'

/** Of a contract that doesn't say `none`; `unasked` where no node answers in time. */
export type ToldProgram = Program | 'none' | 'unasked'

/** What a contract says that it runs, in its own state: no event tells it, so a node is asked. */
export async function fetchProgram(address: string): Promise<ToldProgram> {
  const text = await fetchStateText(address, programKey)
  return text === undefined ? 'unasked' : (readProgram(text) ?? 'none')
}

/** @example plainText(writeProgram({ type: 'crates.io:cw20-base', version: '1.1.0' }, naming)) // 'crates.io:cw20-base 1.1.0, as the contract says' */
export function writeProgram(program: ToldProgram, { language }: Pick<Naming, 'language'>): Written {
  const t = translationsIn(language, 'wasm')
  if (program === 'none' || program === 'unasked') return [t(`program.${program}`)]
  const { type, version } = program
  return [
    { text: isolateName([type, version].filter(Boolean).join(' '), 160), look: 'identifier' },
    t('program.said'),
  ]
}

export function factOfProgram(program: ToldProgram, naming: Naming): ToldFact {
  return {
    name: translationsIn(naming.language, 'wasm')('program.name'),
    shown: writeProgram(program, naming),
  }
}
