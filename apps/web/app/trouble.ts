/** What a page says when it can't show what was asked for. */
export type Trouble = {
  kind: 'invalid-input' | 'not-found' | 'unavailable' | 'bad-chain-data' | 'bug'
  code: string
  message: string
  /** Why it can't be had, in the language of the page; nothing where that is of no common kind. */
  cause?: string
  /** Where the address is what is wrong. */
  explained?: Explained
}

/** What is wrong with an address, in the words of the visitor. */
export type Explained = {
  /** What stands above all, where it says more than that something is wrong. */
  title?: string | undefined
  text?: string
  /** Where those are that there are. The path has its language. */
  list?: { text: string; path: string } | undefined
}

/** In place of words of what is wrong: nothing is, but nobody whom this site asks can tell. */
export const beyondSources = 'beyond'

export function isTrouble(value: unknown): value is Trouble {
  return typeof value === 'object' && value !== null && 'code' in value && 'kind' in value
}
