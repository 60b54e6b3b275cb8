// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const inChain = ['failures/patterns', 'sentences/patterns', 'sentences/labels']
const glossary = read('docs/glossary.md')

test('[I18N-02] the terms of the glossary stand in order, with a word in each language', () => {
  const rows = [...glossary.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
  const [head, , ...terms] = rows.slice(rows.findIndex(([first]) => first === 'en'))
  expect(head).toEqual(languages)
  for (const term of terms) expect(term, term[0]).toHaveLength(languages.length)
  const names = terms.map(([name = '']) => name)
  const order = new Intl.Collator('en').compare
  expect(names).toEqual(names.toSorted(order))
})

test('[I18N-02] words that the glossary bars are used nowhere', () => {
  const barred = [...glossary.matchAll(/^- (zh|kr|es|vn): (.+)$/gm)]
  expect(barred).toHaveLength(languages.length - 1)
  for (const [, language = '', list = ''] of barred) {
    const words = wordsOf(language)
    expect(words, language).not.toBe('')
    const found = list.split(', ').filter((word) => isSaid(word, words))
    expect([language, found]).toEqual([language, []])
  }
})

/** All that the site says in a language, in small letters. */
function wordsOf(language: string): string {
  const folders = ['apps/web/app/words', ...inChain.map((name) => `packages/chain/src/${name}`)]
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => basename(name) === `${language}.ts`)
      .map((name) => `${folder}/${name}`),
  )
  return files.map(read).join('\n').toLowerCase()
}

function isSaid(word: string, words: string): boolean {
  // Where words are set apart by spaces, only whole ones count.
  return /\p{Script=Latin}/u.test(word)
    ? new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(words)
    : words.includes(word)
}
