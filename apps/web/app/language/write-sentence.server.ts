import {
  layOutSentence,
  settleParticles,
  type Part,
  type Patterns,
  type Sentence,
  type SentenceKey,
} from '@injsight/chain'
import { sentences as en } from '@injsight/chain/sentences/en'
import { sentences as es } from '@injsight/chain/sentences/es'
import { sentences as kr } from '@injsight/chain/sentences/kr'
import { sentences as vn } from '@injsight/chain/sentences/vn'
import { sentences as zh } from '@injsight/chain/sentences/zh'
import { localeOf, type Language } from './languages.ts'
import { write } from './write.ts'
import { writePart, type Naming } from './write-part.server.ts'
import type { Piece, Written } from './written.ts'

const patterns: Record<Language, Patterns> = { en, es, kr, vn, zh }

/**
 * A sentence in the words of a language. Written here and not in the browser, which so needs neither the patterns nor
 * what assets and markets are called.
 */
export function writeSentence(sentence: Sentence, naming: Naming): Written {
  return writePattern(sentence, (key, values) => fill(key, values, naming.language), naming)
}

/** Writes what stands in the places of a pattern, and with `fillIn` the words around them. */
export function writePattern(
  worded: { key: string; parts: Record<string, Part> },
  fillIn: (key: string, values: Record<string, string | number>) => string,
  { language, names }: Naming,
): Written {
  const written: Written = []
  let before = ''
  let isAfterModule = false
  const add = (piece: string | Piece) => {
    // Which of two forms a Korean particle takes depends on what is spoken before it.
    const settled =
      typeof piece === 'string' && language === 'kr'
        ? settleParticles(isAfterModule ? withoutHonorific(piece) : piece, before)
        : piece
    isAfterModule = false
    written.push(settled)
    before += typeof settled === 'string' ? settled : settled.text
  }
  const lay = ({ key, parts }: { key: string; parts: Record<string, Part> }) => {
    // What a key names is the business of `fillIn` alone: failures have keys of their own.
    for (const piece of layOutSentence({ key: key as SentenceKey, parts }, fillIn)) {
      if (typeof piece === 'string') add(piece)
      else if (piece.part.kind === 'sentence') lay(piece.part.sentence)
      else {
        for (const shown of writePart(piece.part, { language, names })) add(shown)
        isAfterModule = piece.part.kind === 'account' && names.modules.has(piece.part.address)
      }
    }
  }
  lay(worded)
  return written
}

/** Korean after the name of a part of the chain, whom nobody calls 님 as a person is. */
function withoutHonorific(text: string): string {
  const plain: Record<string, string> = { 이: '이(가)', 은: '은(는)', 을: '을(를)' }
  return text.replace(/^님(이|은|을)?/, (_, particle: string | undefined) => plain[particle ?? ''] ?? '')
}

function fill(key: string, values: Record<string, string | number>, language: Language): string {
  const [module = '', name = ''] = key.split('.')
  const pattern = (patterns[language] as Record<string, Record<string, unknown>>)[module]?.[name]
  if (pattern === undefined) throw new Error(`There is no sentence ${key} in ${language}`)
  return write(pattern, localeOf[language], values)
}
