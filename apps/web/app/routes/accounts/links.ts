/** A way to another part of a list. Paths have their language. */
export type ListLink = { text: string; path: string; rel?: 'next' }

/** Where a list leads: to the whole of it as a file, and to its other parts. */
export type ListLinks = { file: string; links: ListLink[] }

/** A choice among several, of which one is chosen. */
export type Choice = { text: string; path: string; isChosen: boolean }
