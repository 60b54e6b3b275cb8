import { expect, test } from 'vitest'
import { findMeant, pathOfFound, pathOfSuggestion, uniqueThings } from './found.ts'

const usdt = { kind: 'token', id: 'peggy0xdAC1', name: 'USDT' }
const market = { kind: 'market', id: '0xab', name: 'INJ/USDT' }
const alpha = { kind: 'validator', id: 'injvaloper1', name: 'Alpha' }
const alphabet = { kind: 'validator', id: 'injvaloper2', name: 'Alphabet' }

test('[SEARCH-02] what has a page leads there, anything else to the search that lists it', () => {
  expect(pathOfFound({ kind: 'blockHash', id: 'AB', name: '7' })).toBe('/block/AB/')
  expect(pathOfFound({ kind: 'contract', id: 'inj1', name: '' })).toBe('/contract/inj1/')
  expect(pathOfFound(usdt)).toBe('/asset/peggy0xdAC1/')
  expect(pathOfFound({ kind: 'denom', id: 'factory/inj1/a?b', name: '' })).toBe('/asset/factory/inj1/a%3Fb/')
  expect(pathOfFound({ kind: 'injDomainName', id: 'inj1', name: 'a.inj' })).toBe('/account/inj1/')
  expect(pathOfFound({ kind: 'injBonfidaDomainName', id: 'inj1', name: 'a.sol' })).toBe('/account/inj1/')
  expect(pathOfFound({ kind: 'order', id: '0xab', name: '' })).toBe('/order/0xab/')
  expect(pathOfFound({ kind: 'trade', id: 'spot/1_a_2', name: '' })).toBe('/trade-history/spot/1_a_2/')
  expect(pathOfFound({ kind: 'oddity', id: 'a', name: '' })).toBeUndefined()
  const cw20 = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
  expect(pathOfFound({ kind: 'token', id: cw20, name: 'LOCAL' })).toBe(`/asset/${cw20}/`)
  const proposal = { kind: 'proposal', id: '3', name: 'Plant more trees' }
  expect(pathOfFound(proposal)).toBe('/proposal/3/')
  expect(pathOfFound({ kind: 'collection', id: '0xab', name: '' })).toBe('/nfts/0xab/')
  expect(pathOfFound({ kind: 'auction', id: '3', name: '' })).toBe('/auction/3/')
  expect(pathOfFound({ kind: 'batch', id: '3', name: '' })).toBe('/bridge/batch/3/')
  expect(pathOfFound({ kind: 'channel', id: 'transfer/channel-0', name: '' })).toBe(
    '/channel/transfer/channel-0/',
  )
  expect(pathOfFound({ kind: 'feed', id: 'PriceFeed/INJ/USDT', name: '' })).toBe(
    '/oracle/PriceFeed/INJ/USDT/',
  )
  expect(pathOfFound({ kind: 'feed', id: 'Pyth/a%2Fb', name: '' })).toBe('/oracle/Pyth/a%2Fb/')
  expect(pathOfFound({ kind: 'page', id: '/validators/', name: 'Validators' })).toBe('/validators/')
  expect(pathOfSuggestion(alpha)).toBe('/validator/injvaloper1/')
  expect(pathOfSuggestion({ kind: 'oddity', id: 'a.b', name: '' })).toBe('/search/?q=a.b')
  const id = `0x${'AB'.repeat(32)}`
  expect(pathOfSuggestion({ ...market, id })).toBe(`/market/0x${'ab'.repeat(32)}/`)
})

test('[SEARCH-02] a name or an id in full means that one, whatever else begins so', () => {
  expect(findMeant([alphabet, alpha], 'ALPHA')).toBe(alpha)
  expect(findMeant([market, alpha], 'AB')).toBe(market)
  expect(findMeant([alpha, alphabet], 'alp')).toBeUndefined()
  expect(findMeant([alphabet], 'alp')).toBe(alphabet)
  expect(findMeant([alpha, { ...alpha, id: 'injvaloper3' }], 'alpha')).toBeUndefined()
  expect(findMeant([], 'alpha')).toBeUndefined()
  const contract = { kind: 'contract', id: '0xdAC1', name: 'Tether' }
  expect(findMeant([{ ...usdt, name: 'Tether' }, contract], '0xdac1')).toBe(contract)
  const feed = { kind: 'feed', id: 'PriceFeed/INJ/USDT', name: 'INJ/USDT' }
  expect(findMeant([market, feed], 'inj/usdt')).toBe(market)
  const module = { kind: 'account', id: 'inj1abc', name: 'peggy' }
  expect(findMeant([module, usdt], 'peggy')).toBeUndefined()
  expect(findMeant([module], 'peggy')).toBe(module)
})

test('[SEARCH-02] an asset is listed once, with the name that is known', () => {
  const denom = { kind: 'denom', id: usdt.id, name: '' }
  expect(uniqueThings([denom, usdt, alpha])).toEqual([usdt, alpha])
  expect(uniqueThings([usdt, denom])).toEqual([usdt])
})
