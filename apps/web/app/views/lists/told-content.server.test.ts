// @vitest-environment node
import { unavailable } from '@injsight/errors'
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { noteOf } from '../../sources/asking/besides.server.ts'
import { noteWithSource, toldContent } from './told-content.server.ts'

const content = {
  table: { columns: [], rows: [] },
  empty: '',
  warning: '',
  hint: 'The newest first.',
  pages: undefined,
}
const list = '/injsight.v1.Explorer/ListHoldings'
const prices = '/injsight.v1.Prices/ListPrices'

/** A list that is asked for with some questions, and who answered each. */
async function askWith(asked: Record<string, string | undefined>) {
  for (const [path, beside] of Object.entries(asked)) {
    const note = noteOf(path)
    await Promise.resolve()
    note?.(beside === undefined ? {} : { 'x-injsight-beside': beside })
  }
  return content
}

test('[NET-02] below a list stands whose word it is, where that is not the page’s', async () => {
  const hintOf = async (asked: Record<string, string | undefined>) =>
    (await toldContent('en', () => askWith(asked))).value?.hint
  expect(await hintOf({ [list]: undefined })).toBe('The newest first.')
  expect(await hintOf({ [list]: 'public' })).toBe('The newest first. Told by public services.')
  expect(await hintOf({ [list]: 'index' })).toBe('The newest first. Told by the index.')
  // What no index knows stands beside any list, and is no word on it.
  expect(await hintOf({ [list]: undefined, [prices]: 'public' })).toBe('The newest first.')
})

test('[NET-02] what has a note says in it whose word it is, and is otherwise as it was', () => {
  const shown = { note: '', rows: [1] }
  expect(noteWithSource(shown, 'public', 'en')).toEqual({ note: 'Told by public services.', rows: [1] })
  expect(noteWithSource({ ...shown, note: 'Young.' }, 'index', 'en').note).toBe('Young. Told by the index.')
  expect(noteWithSource(shown, undefined, 'en')).toEqual(shown)
})

test('[NET-02] lists that are asked for at the same time each have their own source', async () => {
  const [one, other] = await Promise.all([
    toldContent('en', () => askWith({ [list]: 'public' })),
    toldContent('en', () => askWith({ [list]: undefined })),
  ])
  expect([one.value?.hint, other.value?.hint]).toEqual([
    'The newest first. Told by public services.',
    'The newest first.',
  ])
})

test('[NET-02] a list that could not be had has no source, and every language its own words', async () => {
  const failed = toldContent('en', async () => {
    await askWith({ [list]: 'public' })
    throw unavailable('service.down', 'nobody answers')
  })
  expect(await failed).toEqual({ missing: 'nobody answers' })
  const said = await Promise.all(
    languages.map(
      async (language) => (await toldContent(language, () => askWith({ [list]: 'public' }))).value?.hint,
    ),
  )
  expect(new Set(said).size).toBe(languages.length)
})
