/**
 * Remembers what a pure function answered, for texts that come again and again. It holds at most twice `size`
 * answers: those in use move on to the next generation, the others are forgotten.
 */
export function memoize<Value>(size: number, make: (text: string) => Value): (text: string) => Value {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const value = old.get(text) ?? make(text)
    if (young.size >= size) {
      old = young
      young = new Map()
    }
    young.set(text, value)
    return value
  }
}
