import assert from 'node:assert/strict'
import { test } from 'node:test'
import { denomFamily, ibcDenom, readDenom, shortenDenom } from './denoms.ts'

const peggy = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
const ibc = 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9'
const factory = 'factory/inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s/gold'

test('a denom says where its asset comes from', () => {
  assert.equal(denomFamily('inj'), 'native')
  assert.equal(denomFamily(peggy), 'peggy')
  assert.equal(denomFamily(ibc), 'ibc')
  assert.equal(denomFamily(factory), 'factory')
  assert.equal(denomFamily('erc20:0xdAC17F958D2ee523a2206206994597C13D831ec7'), 'erc20')
  assert.equal(denomFamily('share12'), 'share')
  for (const denom of ['uatom', 'injx', 'peggy0x12', 'ibc/12', 'share', ''])
    assert.equal(denomFamily(denom), 'unknown')
})

test('[SEARCH-04] every spelling of a denom is read as the chain writes it', () => {
  assert.equal(readDenom('INJ'), 'inj')
  assert.equal(readDenom(peggy.toLowerCase()), peggy)
  assert.equal(readDenom(peggy.toUpperCase()), peggy)
  assert.equal(readDenom(ibc.toLowerCase()), ibc)
  assert.equal(
    readDenom('ERC20:0xdac17f958d2ee523a2206206994597c13d831ec7'),
    'erc20:0xdAC17F958D2ee523a2206206994597C13D831ec7',
  )
  assert.equal(readDenom('Share7'), 'share7')
  assert.equal(readDenom(factory), factory)
  assert.equal(readDenom('transfer/channel-1/uatom'), ibc)
  for (const text of ['', 'gold', 'factory/gold', 'ibc/xyz', 'peggy'])
    assert.equal(readDenom(text), undefined)
})

test('the denom of a voucher is the hash of its path', () => {
  assert.equal(ibcDenom('transfer/channel-1/uatom'), ibc)
})

test('shortened, a denom keeps what tells it from others', () => {
  assert.equal(shortenDenom('inj'), 'inj')
  assert.equal(shortenDenom(factory), 'factory/inj15…zq2s/gold')
  assert.equal(shortenDenom(peggy), 'peggy0xdAC1…1ec7')
  assert.equal(shortenDenom(ibc), 'ibc/C4CF…19F9')
})
