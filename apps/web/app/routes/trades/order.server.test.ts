// @vitest-environment node
import { Fill, GetOrderResponse, GetStatusResponse, OrderFate, OrderTerms } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../language/languages.ts'
import { plainText, type Piece } from '../../language/written.ts'
import { readOrderHash, viewAbsent, viewOrder } from './order.server.ts'

const marketId = `0x24aa37be620d0dd2${'1'.repeat(48)}`
const hash = `0x${'ab'.repeat(32)}`
const subaccountId = (digit: string) => `0x${digit.repeat(40)}${'0'.repeat(24)}`
const market = {
  id: marketId,
  ticker: 'INJ/USDT',
  kind: 'spot' as const,
  baseDenom: 'inj',
  baseDecimals: 18,
  quoteDenom: 'usdt',
  quoteDecimals: 6,
}
const token = (denom: string, symbol: string, decimals: number) => ({ denom, symbol, decimals, name: symbol })
const names = {
  tokens: new Map([
    ['inj', token('inj', 'INJ', 18)],
    ['usdt', token('usdt', 'USDT', 6)],
  ]),
  markets: new Map([[marketId, market]]),
  validators: new Map(),
  modules: new Map(),
}
const amount = (human: string) => ({ raw: human, human })
const terms = OrderTerms.create({
  hash,
  marketId,
  subaccountId: subaccountId('1'),
  type: 'BUY',
  isBuy: true,
  price: amount('24'),
  quantity: amount('10'),
})
const fill = Fill.create({
  height: 1196n,
  sequence: (1196n << 16n) | 3n,
  marketId,
  quantity: amount('4'),
  price: amount('23.5'),
  fee: amount('-0.1'),
  counterparties: [{ subaccountId: subaccountId('2'), quantity: amount('4') }],
})

function view(fate: Partial<OrderFate>, more: Partial<GetOrderResponse> = {}, language: Language = 'en') {
  const order = OrderFate.create({ terms, filled: amount('4'), fills: [fill], ...fate })
  const told = viewOrder(
    GetOrderResponse.create({ height: 1190n, time: 1n, transactionHash: 'AB'.repeat(32), order, ...more }),
    { names, language },
  )
  const life = told?.sections[0]?.content.value?.table.rows
  if (told === undefined || life === undefined) throw new Error('no order')
  return { ...told, life }
}

const linkOf = (piece: string | Piece | undefined) => (typeof piece === 'object' ? piece.to : undefined)

const rest = (reason: string) => ({ reason, height: 1200n, transactionHash: '', remaining: amount('6') })

test('[TRADE-03] why an order was filled only in part is said by how it ended', () => {
  expect(view({ status: 'partially_filled', remaining: amount('6') }).about).toBe(
    '6 INJ of it rests in the book, until somebody trades at 24 USDT.',
  )
  expect(view({ status: 'cancelled', end: rest('requested') }).about).toBe(
    '6 INJ of it was not filled: cancelled on request.',
  )
  expect(view({ status: 'expired', end: rest('expired') }).about).toBe('6 INJ of it was not filled: expired.')
  const asMarket = { terms: { ...terms, isMarketOrder: true }, status: 'cancelled', end: rest('unfilled') }
  expect(view(asMarket).about).toMatch(
    /^A market order takes .* at 24 USDT or better, .*: 6 INJ of it found nobody\.$/,
  )
  expect(view({ ...asMarket, status: 'unfilled', end: undefined }).about).toMatch(/10 INJ of it found nobody/)
  expect(view({ status: 'filled', filled: amount('10') }).about).toBe('')
  expect(view(asMarket).title).toMatch(
    /^\S+ wanted to buy 10 INJ at once, at 24 USDT or better, on INJ\/USDT$/,
  )
})

test('[TRADE-03] an order’s life is told step by step: each fill leads to its trade, each block to its page', () => {
  const { title, life } = view({ status: 'cancelled', end: rest('requested') }, { endTime: 2n })
  expect(title).toMatch(/^\S+ wanted to buy 10 INJ at 24 USDT on INJ\/USDT$/)
  const steps = life.map(({ cells }) => plainText(cells[0]?.shown ?? []))
  expect(steps).toEqual(['placed', 'filled', 'cancelled on request'])
  const [placed, filled] = life
  expect(plainText(placed?.cells[4]?.shown ?? [])).toMatch(/^inj1/)
  expect(linkOf(placed?.cells[4]?.below?.[0])).toMatch(/^\/transaction\/AB/)
  expect(linkOf(filled?.cells[0]?.shown[0])).toBe('/trade-history/spot/1196_24aa37be620d0dd2_3/')
  expect(plainText(filled?.cells[3]?.shown ?? [])).toBe('−0.1 USDT')
  expect(linkOf(filled?.cells.at(-1)?.shown[0])).toBe('/block/1196/')
})

test('[TRADE-03] what a trigger placed leads to what waited for it, and the other way round', () => {
  const waited = `0x${'cd'.repeat(32)}`
  const placedBy = view({ status: 'filled' }, { transactionHash: '', waitedHash: waited })
  const piece = placedBy.life[0]?.cells[4]?.shown.find((one) => typeof one !== 'string')
  expect(linkOf(piece)).toBe(`/order/${waited}/`)
  const end = { ...rest('triggered'), remaining: amount('10') }
  const { about, life } = view({ status: 'triggered', fills: [], end, placedHash: waited })
  expect(about).toBe('')
  expect(linkOf(life.at(-1)?.cells[4]?.shown[0])).toBe(`/order/${waited}/`)
})

test('[TRADE-03] [NET-01] what public services don’t tell of an order is not made up: blocks, causes, some of its fills', () => {
  const beyond = { height: 0n, time: 5n, transactionHash: '' }
  const untold = { ...rest(''), height: 0n }
  const { about, life, facts, sections } = view({ status: 'cancelled', end: untold }, beyond)
  expect(about).toBe('6 INJ of it was not filled: cancelled.')
  const links = [facts.map(({ shown }) => shown), life.map(({ cells }) => cells.map(({ shown }) => shown))]
    .flat(3)
    .map(linkOf)
  expect(links.filter((link) => /^\/block\/0\/|^\/transaction\/|\/0_/.test(link ?? ''))).toEqual([])
  expect(facts.flatMap(({ shown }) => shown)).toContain('not known')
  expect(plainText(life[0]?.cells.at(-1)?.shown ?? [])).not.toContain('before')
  expect(sections[0]?.content.value?.hint).toBe('Public services do not tell all of its fills.')
  const whole = view({ status: 'filled', averagePrice: amount('23.5') })
  expect(whole.sections[0]?.content.value?.hint).toBe('')
})

test('[TRADE-03] [I18N-02] the kind of an order is told as a trader calls it, in the words of the language', () => {
  const kindOf = (more: Partial<OrderTerms>, language: Language = 'en') =>
    plainText(view({ terms: { ...terms, ...more } }, {}, language).facts[1]?.shown ?? [])
  expect(languages.map((language) => kindOf({}, language))).toEqual([
    'Limit buy',
    '限价买入',
    '지정가 매수',
    'Compra límite',
    'Mua giới hạn',
  ])
  expect(kindOf({ isMarketOrder: true })).toBe('Market buy')
  expect(kindOf({ type: 'BUY_PO' })).toBe('Limit buy, post-only')
  expect(kindOf({ type: 'TAKE_BUY', isMarketOrder: true, margin: amount('0') })).toBe(
    'Take-profit market buy, reduce-only',
  )
  // What no words are known for goes by the chain's own.
  expect(kindOf({ type: 'BUY_NEW' })).toBe('Buy new')
})

const refusal = { code: 59, codespace: 'exchange', reason: '' }

test('[TRADE-03] [I18N-01] a refused order tells why and what may be done, who asked for it by what, and no fills', () => {
  const of = (language: Language) =>
    view({ status: 'refused', refusal, filled: amount('0'), fills: [] }, {}, language)
  const { title, about, facts, life, isLive } = of('en')
  expect(title).toMatch(/^\S+ wanted to buy 10 INJ at 24 USDT on INJ\/USDT$/)
  expect(about).toMatch(/^It would have traded at once, which a post-only order must not · \S/)
  expect(life.map(({ cells }) => plainText(cells[0]?.shown ?? []))).toEqual([
    'refused: It would have traded at once, which a post-only order must not',
  ])
  const shown = new Map(facts.map((fact) => [fact.name, fact.shown]))
  expect(linkOf(shown.get('Asked for by')?.[0])).toMatch(/^\/transaction\/AB/)
  expect(plainText(shown.get('Order hash') ?? [])).toBe(hash)
  for (const name of ['Filled', 'Fees that the exchange kept', 'Still in the book', 'Placed by'])
    expect(shown.has(name)).toBe(false)
  expect(isLive).toBe(false)
  expect(new Set(languages.map((language) => of(language).about)).size).toBe(languages.length)
})

test('[TRADE-03] where the order of a trigger was refused it is told why', () => {
  const why = 'The orders on the book could not meet the worst price that was allowed'
  const { about, facts, life } = view({
    status: 'cancelled',
    fills: [],
    end: { ...rest('not_placed'), remaining: amount('10') },
    refusal: { ...refusal, code: 25, reason: 'orderbook liquidity cannot satisfy current worst price' },
  })
  expect(about).toMatch(
    /^10 INJ of it was not filled: its trigger came, .* refused · The orders on .* allowed · \S/,
  )
  expect(life.map(({ cells }) => plainText(cells[0]?.shown ?? []))).toEqual([
    'placed',
    `its trigger came, and the order for it was refused · ${why}`,
  ])
  expect(facts.map(({ shown }) => plainText(shown))).toContain(
    `its trigger came, and the order for it was refused in block 1,200 · ${why}`,
  )
})

test('[TRADE-03] [I18N-01] of a refused order without terms it is told whose it was, and that the chain tells no more', () => {
  const account = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3x4wf8h'
  const order = OrderFate.create({ status: 'refused', refusal })
  const told = GetOrderResponse.create({ time: 1n, transactionHash: 'AB'.repeat(32), order, hash, account })
  const of = (language: Language) => viewOrder({ ...told, cid: 'mine' }, { names, language })
  const view = of('en')
  expect(view?.title).toMatch(/^An order of \S+ was refused$/)
  expect(view?.about).toMatch(/^It would have traded at once.* · The chain does not tell what was asked for/)
  expect(view?.sections).toEqual([])
  expect(view?.facts.map(({ name }) => name)).toEqual([
    'Account',
    'Own name of the order',
    'Asked for by',
    'Time',
    'Order hash',
  ])
  for (const part of ['title', 'about'] as const)
    expect(new Set(languages.map((language) => of(language)?.[part])).size).toBe(languages.length)
})

test('[TRADE-03] a price without an end is told by the same digits wherever it stands, and whole on hover', () => {
  const price = amount('25.233333333333333333')
  const { facts, life } = view({ status: 'filled', averagePrice: price, fills: [{ ...fill, price }] })
  const cell = life[1]?.cells[2]
  const told = [...facts.map(({ shown }) => shown), cell?.shown ?? []]
    .map(plainText)
    .filter((text) => text.includes('25.2'))
  expect(told).toHaveLength(3)
  for (const text of told) expect(text).toMatch(/25\.233333(?!\d)/)
  const piece = cell?.shown[0]
  expect(typeof piece === 'object' && piece.title).toMatch(/^25\.233333333333333333.USDT$/u)
})

test('[TRADE-03] [I18N-01] every language has its own words for it', () => {
  const told = languages.map((language) => view({ status: 'cancelled', end: rest('pruned') }, {}, language))
  expect(new Set(told.map(({ about }) => about)).size).toBe(languages.length)
  expect(new Set(told.map(({ title }) => title)).size).toBe(languages.length)
})

test('[TRADE-03] a hash is read however it is spelled, and nothing else is', () => {
  expect(readOrderHash('AB'.repeat(32))).toBe(hash)
  expect(readOrderHash(hash.toUpperCase().replace('0X', '0x'))).toBe(hash)
  for (const text of ['', '0x12', `${hash}0`, 'abc']) expect(readOrderHash(text)).toBeUndefined()
})

test('[TRADE-03] what goes by another name now is said below the sentence', () => {
  const renamed = { ...names, markets: new Map([[marketId, { ...market, now: 'INJ/USDC' }]]) }
  const order = OrderFate.create({ terms, filled: amount('10'), fills: [fill], status: 'filled' })
  const told = viewOrder(GetOrderResponse.create({ height: 1190n, order }), {
    names: renamed,
    language: 'en',
  })
  expect(told?.about).toBe('INJ/USDT is called INJ/USDC now')
})

test('[NET-02] where public services alone tell orders, one that is absent may have been refused', () => {
  const textOf = (status: GetStatusResponse | undefined, language: Language = 'en') =>
    viewAbsent('0xab', status, language).text
  const bank = { module: 'bank', source: 'genesis', height: 1n }
  const [ofPublic, ofIndex] = [GetStatusResponse.create({}), GetStatusResponse.create({ modules: [bank] })]
  expect(textOf(ofPublic)).toContain('don’t tell orders that were refused')
  for (const status of [ofIndex, undefined]) expect(textOf(status)).not.toMatch(/refused|services/)
  const told = languages.map((language) => textOf(ofPublic, language))
  expect(new Set(told).size).toBe(languages.length)
})
