/**
 * A name from the chain may be written from right to left; these marks keep that inside the name. It has none of its own
 * left: one of them could end the isolation, or begin another that never ends.
 */
export function isolate(name: string): string {
  return `\u2068${withoutMarks(name)}\u2069`
}

/** A text without marks that turn what stands beside it around. */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '')
}

const marks = /[\u202a-\u202e\u2066-\u2069]/g
const usualLength = 70

/** A name that anybody may have chosen, cut and kept to itself. */
export function isolateName(name: string, longest = usualLength): string {
  // A cut may leave the first half of a character, which no page can be sent with.
  return isolate(
    withoutMarks(name)
      .slice(0, longest)
      .replace(/[\ud800-\udbff]$/, ''),
  )
}

/** A symbol or a ticker, which is a part of many texts: kept to itself only where it could do something to them. */
export function isolateOdd(symbol: string): string {
  return plain.test(symbol) && symbol.length <= usualLength ? symbol : isolateName(symbol)
}

const plain = /^[\x20-\x7e…]*$/
