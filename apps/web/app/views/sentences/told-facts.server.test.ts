// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { noteOf } from '../../sources/asking/besides.server.ts'
import { toldFacts } from './told-facts.server.ts'

const facts = [{ name: 'State', shown: ['Active'] }]

/** A panel whose facts are asked for at these paths, and all told by public services, besides the index. */
async function askAt(...paths: string[]) {
  for (const path of paths) noteOf(path)?.({ 'x-injsight-beside': 'public' })
  return { heading: 'A market', facts }
}

test('[NET-02] the last of a panel’s facts says whose word they are, where that is not the page’s', async () => {
  const told = await toldFacts('en', () => askAt('/injsight.v1.Explorer/GetOrder'))
  expect(told).toEqual({
    heading: 'A market',
    facts: [...facts, { name: 'Source', shown: ['public services'] }],
  })
  // What things are called is no fact of theirs.
  const named = await toldFacts('en', () =>
    askAt('/injsight.v1.Explorer/ListNames', '/injsight.v1.Prices/ListPrices'),
  )
  expect(named.facts).toEqual(facts)
})

test('[NET-02] every language has its own words for a source', async () => {
  const said = await Promise.all(
    languages.map(async (language) => {
      const { facts: shown } = await toldFacts(language, () => askAt('/injsight.v1.Explorer/GetOrder'))
      return JSON.stringify(shown.at(-1))
    }),
  )
  expect(new Set(said).size).toBe(languages.length)
})
