import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRoute } from './json-route.ts'

test('[DATA-04] a path that ends in .json is the page before it, as JSON', () => {
  for (const [url, route] of [
    ['/blocks.json?rows=50&x=a.json', '/json/%2Fblocks?rows=50&x=a.json'],
    ['/index.json', '/json/%2Findex'],
    ['/zh/asset/factory/inj1/gold.json.json', '/json/%2Fzh%2Fasset%2Ffactory%2Finj1%2Fgold.json'],
    ['/nft/0xab/a%2Fb.json', '/json/%2Fnft%2F0xab%2Fa%252Fb'],
    // Pages end in a slash, whatever they are called.
    ['/asset/factory/inj1/gold.json/', '/asset/factory/inj1/gold.json/'],
    ['/zh/search.json?q=7', '/zh/search.json?q=7'],
    ['/kr/watched.json?traded=7', '/kr/watched.json?traded=7'],
    ['/contract/inj1/query.json?msg={}', '/contract/inj1/query.json?msg={}'],
    ['/blocks/?q=a.json', '/blocks/?q=a.json'],
  ] as const)
    assert.equal(toRoute(url), route)
})
