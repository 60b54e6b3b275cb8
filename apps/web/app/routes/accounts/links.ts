/** A way to another part of a list. Paths have their language. */
export type ListLink = { text: string; path: string; rel?: 'next' }

/** Where a list leads: to the whole of it as a file, and to its other parts; `rows` of a page where one may choose. */
export type ListLinks = { file: string; links: ListLink[]; rows?: number }
