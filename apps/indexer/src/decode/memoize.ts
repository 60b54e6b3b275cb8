/** Longer texts are not remembered: whoever asks or makes a contract may write any, and what is told again and again is short. */
const longestKept = 200

/**
 * Remembers what a pure function answered, for texts that come again and again. It holds at most twice `size`
 * answers: those in use move on to the next generation, the others are forgotten.
 */
export function memoize<Value>(size: number, make: (text: string) => Value): (text: string) => Value {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return (text) => {
    if (text.length > longestKept) return make(text)
    const known = young.get(text)
    if (known !== undefined) return known
    const value = old.get(text) ?? make(text)
    if (young.size >= size) {
      old = young
      young = new Map()
    }
    young.set(copy(text), value)
    return value
  }
}

/** The same text by itself: what was cut out of a longer one holds all of that. */
function copy(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
