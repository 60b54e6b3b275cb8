/**
 * `settled` stands still with everything indexed, `live` moves, `newer` stands still with the newer recording; `chain` is
 * a chain of its own, on which accounts can act: it runs where there is an `injectived`.
 */
export type StackName = 'settled' | 'live' | 'newer' | 'chain'

/** The stack whose site a test's pages are relative to: `live` and `chain` for tests that are tagged so. */
export type StackOption = { stack: StackName }

export type StackPart = 'URL' | 'INDEX_URL' | 'NODE_URL' | 'FAUCET_URL'

/** Where a stack is named to tests; one that runs already is named so by who runs them. */
export function stackVariable(name: StackName, part: StackPart = 'URL'): string {
  return `${name.toUpperCase()}_STACK_${part}`
}

/** Whether it runs: `chain` doesn't everywhere. */
export const hasStack = (name: StackName): boolean => process.env[stackVariable(name)] !== undefined

/** Where a stack of start-stacks.ts answers: its site, its index, its node, or its faucet. */
export function findStack(name: StackName, part: StackPart = 'URL'): string {
  const url = process.env[stackVariable(name, part)]
  if (url === undefined) throw new Error('the stacks are started by start-stacks.ts, which has not run')
  return url
}
