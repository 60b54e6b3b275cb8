/** A line of the list below the search box. */
export type Suggested = {
  kind: string
  id: string
  name: string
  /** Path of its page, without a language. */
  to: string
  /** Of a hash that nothing has: whether its page waits for it, or all that will come has come. */
  absent?: 'awaited' | 'ended'
}
