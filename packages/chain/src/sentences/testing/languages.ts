import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Labels } from '../labels/en.ts'
import * as enLabels from '../labels/en.ts'
import * as esLabels from '../labels/es.ts'
import * as krLabels from '../labels/kr.ts'
import * as vnLabels from '../labels/vn.ts'
import * as zhLabels from '../labels/zh.ts'
import { sentences as en, type Patterns } from '../patterns/en.ts'
import { sentences as es } from '../patterns/es.ts'
import { sentences as kr } from '../patterns/kr.ts'
import { sentences as vn } from '../patterns/vn.ts'
import { sentences as zh } from '../patterns/zh.ts'
import type { SentenceKey } from '../sentence.ts'

type Language = { patterns: Patterns; labels: Labels; locale: string }

export const languages: Record<'en' | 'zh' | 'kr' | 'es' | 'vn', Language> = {
  en: { patterns: en, labels: enLabels, locale: 'en' },
  zh: { patterns: zh, labels: zhLabels, locale: 'zh-Hans' },
  kr: { patterns: kr, labels: krLabels, locale: 'ko' },
  es: { patterns: es, labels: esLabels, locale: 'es' },
  vn: { patterns: vn, labels: vnLabels, locale: 'vi' },
}

/** The patterns of a language by their keys. */
export function listPatterns(patterns: Patterns): [SentenceKey, string][] {
  return Object.entries(patterns).flatMap(([module, own]) =>
    Object.entries(own).map(([name, pattern]): [SentenceKey, string] => [
      `${module}.${name}` as SentenceKey,
      pattern,
    ]),
  )
}

/** The pattern of a key. */
export function patternOf(key: SentenceKey, patterns: Patterns): string {
  return listPatterns(patterns).find(([name]) => name === key)?.[1] ?? ''
}

/** The names of all places of a pattern, in the order of the alphabet. */
export function listPlaces(pattern: string): string[] {
  return [...new Set(placesOf(compile(pattern)))].sort()
}

// A place is [name], or [name, what it is, options], and the options are messages again.
function placesOf(message: CompiledMessage): string[] {
  if (typeof message === 'string') return []
  return message.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [name, , options] = node
    return [name, ...Object.values((options ?? {}) as Record<string, CompiledMessage>).flatMap(placesOf)]
  })
}

/** The words that a pattern shows beside its places, in small letters. */
export function listWords(pattern: string): string[] {
  return textsOf(compile(pattern)).flatMap(
    (text) => text.toLowerCase().match(/[\p{Script=Latin}-]{2,}/gu) ?? [],
  )
}

function textsOf(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [message]
  return message.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const options = Array.isArray(node) ? node[2] : undefined
    return Object.values((options ?? {}) as Record<string, CompiledMessage>).flatMap(textsOf)
  })
}
