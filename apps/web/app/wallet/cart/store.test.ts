import { afterEach, expect, test, vi } from 'vitest'
import { plainText } from '../../language/written.ts'
import type { Act } from '../act-type.ts'
import { collect, moveUp, onCart, readCart, takeOut, together } from './store.ts'

const sentences = () => readCart().map(({ sentence }) => plainText(sentence))
const nothing: Act = { build: async () => [] }

afterEach(() => takeOut(...readCart().map(({ key }) => key)))

test('[WALLET-12] what is collected stands in its order, which can be changed', () => {
  for (const name of ['one', 'two', 'three']) collect(nothing, [name])
  const [first, , third] = readCart()
  moveUp(third?.key ?? 0, 1)
  expect(sentences()).toEqual(['one', 'three', 'two'])
  moveUp(first?.key ?? 0, 1)
  expect(sentences()).toEqual(['one', 'three', 'two'])
  moveUp(first?.key ?? 0, -5)
  expect(sentences()).toEqual(['three', 'two', 'one'])
})

test('[WALLET-12] what is taken out is gone, and who shows the cart is told', () => {
  const told = vi.fn()
  const stop = onCart(told)
  collect(nothing, ['one'])
  collect(nothing, ['two'])
  takeOut(readCart()[0]?.key ?? 0)
  expect(sentences()).toEqual(['two'])
  expect(told).toHaveBeenCalledTimes(3)
  stop()
})

test('[WALLET-12] a page that would be loaded anew asks first, as long as something is in the cart', () => {
  const isHeld = () =>
    ['leaving', 'beforeunload'].map((name) => !dispatchEvent(new Event(name, { cancelable: true })))
  collect(nothing, ['one'])
  collect(nothing, ['two'])
  takeOut(readCart()[0]?.key ?? 0)
  expect(isHeld()).toEqual([true, true])
  takeOut(readCart()[0]?.key ?? 0)
  expect(isHeld()).toEqual([false, false])
})

test('[WALLET-12] what was collected is one transaction, with all messages in their order', async () => {
  const act = (name: string, memo = ''): Act => ({
    // What a message is doesn't matter to the cart.
    build: async (from) => [`${name} by ${from}`] as never,
    memo,
  })
  const whole = together([act('one', 'rent'), act('two'), act('three', 'rent')])
  expect(await whole.build('inj1a')).toEqual(['one by inj1a', 'two by inj1a', 'three by inj1a'])
  expect(whole).toMatchObject({ memo: 'rent', isAlone: true })
})
