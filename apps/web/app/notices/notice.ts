import type { notices } from '../words/notices/en.ts'

export type NoticeType = 'info' | 'error' | 'warning' | 'success'

/** What is said in a corner of the page, for a while. */
export type Notice = {
  type: NoticeType
  title: string
  description?: string
  /** Path of the page of what the description names. */
  to?: string
  /** The whole of what the title shortens. */
  tooltip?: string
  /** Notices of one matter, which are cleared together. */
  id?: string
  /** How long it stays; as long as its title takes to read where nothing is said, until it is closed for `Infinity`. */
  staysMs?: number
  /** When what it tells began, in milliseconds since 1970: it counts the seconds since. */
  since?: number | undefined
  /** Seconds that it took, when it is over. */
  took?: number
}

/** A notice as it is shown, with the key that closes it. */
export type ShownNotice = Notice & { key: number }

/** A notice by its words in the page's language. */
export type WordedNotice = Omit<Notice, 'title' | 'description'> & {
  words: keyof typeof notices.titles
  description?: keyof typeof notices.descriptions
}
