/** What a page says when it can't show what was asked for. */
export type Trouble = {
  kind: 'invalid-input' | 'not-found' | 'unavailable' | 'bad-chain-data' | 'bug'
  code: string
  message: string
}

/** In place of words of what is wrong: nothing is, but nobody whom this site asks can tell. */
export const beyondSources = 'beyond'

export function isTrouble(value: unknown): value is Trouble {
  return typeof value === 'object' && value !== null && 'code' in value && 'kind' in value
}
