import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Whole } from './whole.tsx'

test.each([
  ['Withdrawal 3: 9 USDT from inj1uwmt…u6jwe to Ethereum', ['inj1uwmt…u6jwe']],
  ['Channel channel-0 to another chain', ['channel-0']],
  ['0x00DD…e85F8的 #1', ['0x00DD…e85F8']],
  ['Proposal #1, “a-name-of-many-parts-that-is-longer-than-a-line”, passed', []],
  ['1.5 INJ', []],
  ['\u2068“no-node”\u2069 on channel-0', ['channel-0']],
])('[ROUTE-09] short names of a heading stay whole, and its text is what it was: %s', (text, whole) => {
  document.body.innerHTML = renderToStaticMarkup(<Whole of={text} />)
  expect(document.body.textContent).toBe(text)
  const kept = [...document.querySelectorAll('.whitespace-nowrap')]
  expect(kept.map((one) => one.textContent)).toEqual(whole)
})
