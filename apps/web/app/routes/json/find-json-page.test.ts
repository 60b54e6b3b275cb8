import { expect, test } from 'vitest'
import { pathOfJson } from '../../json-pages.ts'
import { findJsonPage } from './find-json-page.ts'

function find(path: string, ...names: string[]) {
  const { page, params } = findJsonPage(path) ?? {}
  return [page, ...names.map((name) => params?.(name))]
}

test('[DATA-04] a page is told as JSON where its path ends in .json', () => {
  expect(['/', '/blocks/', '/asset/factory/inj1/gold.json/'].map(pathOfJson)).toEqual([
    '/index.json',
    '/blocks.json',
    '/asset/factory/inj1/gold.json.json',
  ])
})

test('[DATA-04] the path of a page says what is told, whatever anybody called it', () => {
  expect(find('/')).toEqual(['/index'])
  expect(find('/index')).toEqual(['/index'])
  expect(find('/block/7/', 'block')).toEqual(['/block/:block', '7'])
  expect(find('/bridges/', 'list')).toEqual(['/bridges/:list?', ''])
  expect(find('/bridges/clients', 'list')).toEqual(['/bridges/:list?', 'clients'])
  expect(find('/asset/factory/inj1/a%2Fb%3F/', '*')).toEqual(['/asset/*', 'factory/inj1/a/b?'])
  expect(find('/nft/0xab/a%20b%2Fc', 'contract', '*')).toEqual(['/nft/:contract/*', '0xab', 'a b/c'])
  expect(find('/account/inj1/staking/unstake/', 'part', 'child')).toEqual([
    '/account/:account/:part?/:child?',
    'staking',
    'unstake',
  ])
  expect(find('/assets/smart-contracts/')).toEqual(['/assets/smart-contracts'])
  expect(findJsonPage('/playground/')).toBeUndefined()
})
