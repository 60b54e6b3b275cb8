/** A line of the list below the search box. */
export type Suggested = {
  kind: string
  id: string
  name: string
  /** Path of its page, without a language. */
  to: string
  /** A hash that nothing has yet: its page waits for it. */
  isAbsent?: boolean
}
