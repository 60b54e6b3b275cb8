import { localeOf, type Language } from '../language/languages.ts'
import type { Piece, Written } from '../language/written.ts'
import { formatMoment } from './format-moment.ts'

/** A moment in UTC among facts: no line ends within its date, nor within its time of day. */
export function writeMoment(milliseconds: bigint | number, language: Language): Piece {
  return { text: formatMoment(Number(milliseconds), localeOf[language], 0), look: 'moment' }
}

/**
 * Words with moments in them. `say` is given a mark for each and puts it where its language does.
 *
 * @example writeWithMoments({ time }, 'en', (marks) => t('last', marks)) // ['last ', { text: 'Nov-28-2026 …', … }]
 */
export function writeWithMoments<Name extends string>(
  moments: Record<Name, bigint>,
  language: Language,
  say: (marks: Record<Name, string>) => string,
): Written {
  const marked = Object.entries<bigint>(moments).map(([name, time], at) => ({
    name,
    time,
    mark: `\uE000${at}\uE000`,
  }))
  const marks = Object.fromEntries(marked.map(({ name, mark }) => [name, mark])) as Record<Name, string>
  return say(marks)
    .split(/(\uE000\d\uE000)/)
    .filter((text) => text !== '')
    .map((text) => {
      const found = marked.find(({ mark }) => mark === text)
      return found === undefined ? text : writeMoment(found.time, language)
    })
}
