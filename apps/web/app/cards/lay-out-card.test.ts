// @vitest-environment node
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { colours, type Card } from './card.ts'
import { layOutCard } from './lay-out-card.ts'

const card: Card = {
  kind: 'Transaction',
  badge: { text: 'Success', tone: 'good' },
  sentence: 'inj1abc…xyz sent 1,000 INJ to inj1def…uvw',
  facts: [
    { name: 'Block', value: '2,524' },
    { name: 'Hash', value: '0123ABCD', isCode: true },
  ],
}

/** The words of a drawing, by the line on which they stand. */
async function linesOf(given: Card): Promise<string[]> {
  const drawing = await layOutCard(given, { embedFont: false })
  const lines = new Map<string, string>()
  for (const [, y = '', text = ''] of drawing.matchAll(/<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)<\/text>/g)) {
    lines.set(y, (lines.get(y) ?? '') + text)
  }
  return [...lines.values()]
}

test('[ROUTE-09] a card is 1200 by 630 and says what its page says', async () => {
  assert.match(await layOutCard(card), /^<svg width="1200" height="630"/)
  const words = (await linesOf(card)).join(' ')
  for (const said of ['Injsight', 'Success', 'sent', '1,000', 'Block', '2,524', '0123ABCD'])
    assert.ok(words.includes(said), `${said} in ${words}`)
})

test('[ROUTE-09] nothing on a card reaches into its margin', async () => {
  const drawing = await layOutCard({ ...card, sentence: 'many words '.repeat(1000) }, { embedFont: false })
  const texts = [...drawing.matchAll(/<text x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/g)]
  assert.ok(texts.length > 20)
  for (const [text, ...numbers] of texts) {
    const [x = 0, y = 0, width = 0] = numbers.map(Number)
    assert.ok(x >= 64 && x + width <= 1200 - 64 && y >= 56 && y <= 630 - 56, text)
  }
})

test('[ROUTE-09] a sentence takes four lines at most, and its end is …', async () => {
  const none = await linesOf({ ...card, sentence: '' })
  for (const sentence of ['many words '.repeat(1000), 'W'.repeat(10_000)]) {
    const lines = await linesOf({ ...card, sentence })
    const own = lines.filter((line) => /many|WW/.test(line))
    assert.equal(own.length, 4, `${lines.length} lines, ${none.length} without`)
    assert.match(own.at(-1) ?? '', /…$/)
  }
})

test('letters that the fonts lack become …, marks that nobody sees nothing; markup stays text', async () => {
  const sentence = 'To \u2068한국\u2069 and \u202Eevil\u202C <b>bold</b> & “tiếng Việt”'
  const words = (await linesOf({ ...card, sentence })).join(' ')
  assert.match(words, /To/)
  assert.doesNotMatch(words, /[\u2068\u2069\u202E\u202C한국]/)
  assert.match(words, /…/)
  assert.match(words, /&lt;b&gt;/)
  assert.match(words, /Việt/)
})

test('the colours are those of the site in the dark', () => {
  const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
  for (const [name, colour] of Object.entries(colours))
    assert.match(css, new RegExp(`--${name}: light-dark\\(#[0-9a-f]+, ${colour}\\);`))
})
