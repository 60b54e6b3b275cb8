/**
 * A number as it is shown: below nothing it has a minus, which is as wide as a plus, and no hyphen. In files, and in what
 * is computed with, it keeps the hyphen.
 *
 * @example withMinus('-0.55%') // '−0.55%'
 */
export function withMinus(number: string): string {
  return number.replace(/^(>?)-/, '$1−')
}
