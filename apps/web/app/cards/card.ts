/** What an image of a page says, for where links to it are shared. */
export type Card = {
  /** What the page is about, as `Transaction`. */
  kind: string
  /** How it went, or nothing to say of that. */
  badge: { text: string; tone: 'good' | 'bad' } | undefined
  sentence: string
  /** Two or three. */
  facts: { name: string; value: string; isCode?: boolean }[]
}

/** As large as those who show them want it. */
export const cardSize = { width: 1200, height: 630 }

/** The colours of app.css in the dark. */
export const colours = {
  ground: '#0a0d13',
  raised: '#10151f',
  hairline: '#1e2737',
  text: '#e8edf6',
  muted: '#9aa8bf',
  accent: '#6aa6ff',
  good: '#34d399',
  bad: '#ff8a9d',
}
