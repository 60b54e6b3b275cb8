/** A sentence in words: texts, and between them the things that it names, each as it is shown and where it leads. */
export type Written = (string | Piece)[]

export type Piece = {
  text: string
  /** The whole of what `text` shortens. */
  title?: string
  /** Path of its page, without a language. */
  to?: string
  /** `domain` is a name of a name service: no two accounts have the same. */
  look: 'name' | 'domain' | 'identifier' | 'number'
}

/** The sentence without its links: for titles, cards and screen readers. */
export function plainText(written: Written): string {
  return written.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** The sentence with identifiers in full: for what is kept and searched. */
export function wholeText(written: Written): string {
  return written
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return piece.look === 'identifier' ? (piece.title ?? piece.text) : piece.text
    })
    .join('')
}
