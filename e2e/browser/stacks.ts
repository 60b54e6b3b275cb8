/** `settled` stands still with everything indexed, `live` moves. */
export type StackName = 'settled' | 'live'

/** Where a stack of start-stacks.ts answers: its site, or its index. */
export function findStack(name: StackName, part: 'URL' | 'INDEX_URL' = 'URL'): string {
  const url = process.env[`${name.toUpperCase()}_${part}`]
  if (url === undefined) throw new Error('the stacks are started by start-stacks.ts, which has not run')
  return url
}
