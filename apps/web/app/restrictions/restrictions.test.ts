import { expect, test } from 'vitest'
import { findRestriction, parseRestrictions } from './restrictions.ts'

const listed = `0x${'Ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`
const restrictions = parseRestrictions(JSON.stringify({ addresses: [listed], countries: ['kp'] }))

test('[NET-12] a listed address and a listed country are kept from acting, in whatever case they are written', () => {
  const find = (addresses: string[], country = '') => findRestriction(restrictions, { addresses, country })
  expect(find([other])).toBeUndefined()
  expect(find([other, listed])).toBe('address')
  expect(find([listed.toLowerCase()])).toBe('address')
  expect(find([other], 'KP')).toBe('country')
  expect(find([other], 'kp')).toBe('country')
  expect(find([other], 'CH')).toBeUndefined()
})

test('[NET-12] a file of restrictions with a mistake is refused whole, and says which', () => {
  expect(parseRestrictions('{}')).toEqual({ addresses: [], countries: [] })
  expect(() => parseRestrictions(`{"addresses":["0x12"]}`)).toThrow('"0x12" is none of addresses')
  expect(() => parseRestrictions(`{"countries":"KP"}`)).toThrow('countries is no list')
  expect(() => parseRestrictions(`{"countries":["PRK"]}`)).toThrow('"PRK" is none of countries')
  expect(() => parseRestrictions('nonsense')).toThrow()
})
