import type { Written } from '../../language/written.ts'
import type { Act } from '../act-type.ts'

/** An act that waits for others to be sent with. */
export type Collected = { key: number; act: Act; sentence: Written }

let collected: readonly Collected[] = []
let lastKey = 0
const listeners = new Set<() => void>()

/** What is in the cart, in the order in which it would be done. It lasts as long as the page is not loaded anew,
 * which no new build of the site does while there is something in it. */
export function readCart(): readonly Collected[] {
  return collected
}

export function onCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: readonly Collected[]): void {
  collected = next
  const hear = next.length > 0 ? addEventListener : removeEventListener
  for (const name of ['leaving', 'beforeunload']) hear(name, stay)
  for (const listener of listeners) listener()
}

/** A page that is loaded whole, as of a newer build of the site, has nothing of it: where others load it, the visitor is asked. */
function stay(event: Event): void {
  event.preventDefault()
}

export function collect(act: Act, sentence: Written): void {
  set([...collected, { key: ++lastKey, act, sentence }])
}

export function takeOut(...keys: number[]): void {
  set(collected.filter(({ key }) => !keys.includes(key)))
}

/** Does one sooner by so many places, or later by a negative number; not beyond the ends. */
export function moveUp(key: number, places: number): void {
  const from = collected.findIndex((one) => one.key === key)
  const moved = collected[from]
  if (moved === undefined) return
  const to = Math.max(0, Math.min(collected.length - 1, from - places))
  set(collected.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** All of some acts as one: what they ask for, in their order, under the memos that they have. */
export function together(acts: readonly Act[]): Act {
  const memo = [...new Set(acts.map((act) => act.memo ?? '').filter((text) => text !== ''))].join(' · ')
  return {
    // One after another: each may ask the wallet or the site for something.
    build: async (from) => {
      const messages = []
      for (const act of acts) messages.push(...(await act.build(from)))
      return messages
    },
    memo,
    isAlone: true,
  }
}
