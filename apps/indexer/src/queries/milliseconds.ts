/**
 * In SQL: a moment in milliseconds since 1970, cut off as JavaScript cuts it off. Rounded up, it would be younger than
 * its own block.
 *
 * @example `select ${milliseconds('b.time')} as time from blocks as b`
 */
export function milliseconds(moment: string): string {
  return `floor(extract(epoch from ${moment}) * 1000)::int8`
}
