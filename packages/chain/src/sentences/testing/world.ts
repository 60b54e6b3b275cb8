import { inj, type Token } from '../../tokens/denoms.ts'
import type { Market, SentenceContext } from '../sentence.ts'

export const alice = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
export const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
export const carol = 'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3'
export const northwind = 'injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'
export const harbor = 'injvaloper1ecsq0hgarjeyk05ah8qf2w3mxw7pz99jkw8cm6'
export const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
export const gem = `factory/${alice}/gem`
export const rainbow = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
export const bobsSubaccount = '0xfb3ee5a0ee77e6900b463d611a17ac1c37f5b014000000000000000000000001'
export const alicesSubaccount = '0xe34255954a9d40cf3702e1062a7419ba01b6e9e6000000000000000000000001'
export const alicesSecondSubaccount = '0xe34255954a9d40cf3702e1062a7419ba01b6e9e6000000000000000000000002'

/** Who is who where examples are written out. */
export const names: ReadonlyMap<string, string> = new Map([
  [alice, 'alice'],
  [bob, 'bob'],
  [carol, 'carol'],
  [northwind, 'Northwind'],
  [harbor, 'Harbor'],
  [rainbow, 'Rainbow'],
])

const tokens: readonly Token[] = [
  inj,
  { denom: usdt, symbol: 'USDT', decimals: 6, name: 'Tether' },
  { denom: gem, symbol: 'GEM', decimals: 6, name: 'Gem' },
]

const quote = { quoteDenom: usdt, quoteDecimals: 6 }
const derivative = { ...quote, baseDenom: undefined, baseDecimals: undefined }

export const spotMarket: Market = {
  ...quote,
  id: `0x${'5'.repeat(64)}`,
  ticker: 'INJ/USDT',
  kind: 'spot',
  baseDenom: 'inj',
  baseDecimals: 18,
}
export const perpetualMarket: Market = {
  ...derivative,
  id: `0x${'6'.repeat(64)}`,
  ticker: 'BTC/USDT PERP',
  kind: 'perpetual',
}
export const binaryMarket: Market = {
  ...derivative,
  id: `0x${'7'.repeat(64)}`,
  ticker: 'Rain tomorrow?',
  kind: 'binary',
}
export const unknownMarket = `0x${'8'.repeat(64)}`

const markets = [spotMarket, perpetualMarket, binaryMarket]

/** A small world in which examples happen. */
export const world: SentenceContext = {
  tokens: { find: (denom) => tokens.find((token) => token.denom === denom) },
  markets: { find: (id) => markets.find((market) => market.id === id) },
  proposals: { find: (id) => (id === '1' ? { title: 'Plant more trees' } : undefined) },
  failed: false,
  signer: alice,
}
