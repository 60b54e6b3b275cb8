/** `settled` stands still with everything indexed, `live` moves, `newer` stands still with the newer recording. */
export type StackName = 'settled' | 'live' | 'newer'

/** The stack whose site a test's pages are relative to: the live one for tests that are tagged `@live`. */
export type StackOption = { stack: StackName }

/** Where a stack of start-stacks.ts answers: its site, or its index. */
export function findStack(name: StackName, part: 'URL' | 'INDEX_URL' = 'URL'): string {
  const url = process.env[`${name.toUpperCase()}_${part}`]
  if (url === undefined) throw new Error('the stacks are started by start-stacks.ts, which has not run')
  return url
}
