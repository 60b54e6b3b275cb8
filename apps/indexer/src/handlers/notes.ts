/**
 * What a module notes beside a block or a transaction until that is over; nothing that is made of the two carries it.
 *
 * A WeakMap says the same, but whatever it holds outlives its key until old objects are looked through: all that was
 * noted of every block would be carried there, a quarter of what outlived its block in the thread that reads.
 */
export function createNotes<Owner extends object, Value>() {
  const name = Symbol('notes')
  type Noted = { [name]?: Value }
  return {
    get: (owner: Owner): Value | undefined => (owner as Noted)[name],
    /** Not enumerable: a copy of the owner has none of it, nor what is sent to another thread. */
    set(owner: Owner, value: Value): void {
      Object.defineProperty(owner, name, { value, configurable: true })
    },
    delete(owner: Owner): void {
      Object.defineProperty(owner, name, { value: undefined, configurable: true })
    },
  }
}
