import { withoutMarks } from './isolate.ts'

const end = 10

/**
 * A name that anybody may have chosen, or that is none: its first and last ten characters, which of up to twenty are all.
 *
 * @example shortenName('peggy0xdAC17F958D2ee523a2206206994597C13D831ec7') // 'peggy0xdAC…7C13D831ec7'
 */
export function shortenName(name: string): string {
  const letters = Array.from(withoutMarks(name))
  if (letters.length <= 2 * end) return name
  return `${letters.slice(0, end).join('')}…${letters.slice(-end).join('')}`
}
