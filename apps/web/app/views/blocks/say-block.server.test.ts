// @vitest-environment node
import type { Kind } from '@injsight/chain'
import { GetBlockAuctionResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { plainText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { sayBlock, titleBlock, type ToldBlock } from './say-block.server.ts'

const [spot, perpetual] = [`0x${'5'.repeat(64)}`, `0x${'6'.repeat(64)}`]
const operator = 'injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'
const market = {
  kind: 'spot' as const,
  baseDenom: 'inj',
  baseDecimals: 18,
  quoteDenom: 'usdt',
  quoteDecimals: 6,
}
const names = {
  tokens: new Map(),
  markets: new Map([
    [spot, { ...market, id: spot, ticker: 'INJ/USDT' }],
    [perpetual, { ...market, id: perpetual, ticker: 'BTC/USDT PERP' }],
  ]),
  validators: new Map([[operator, 'Northwind']]),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

test('[BLOCK-02] a block is titled by its height and what it did, in every language', () => {
  const block = aBlock(
    ['trade', 'trade', 'transfer'],
    [traded(spot, 'limit', 2), traded(perpetual, 'limit', 4)],
  )
  const told = languages.map((language) => plainText(titleBlock(block, { language, names })))
  expect(told).toEqual([
    'Block 1,234: 6 fills on BTC/USDT PERP and INJ/USDT, 1 transfer',
    '区块 1,234：BTC/USDT PERP 和 INJ/USDT 共 6 笔成交，1 笔转账',
    '블록 1,234: BTC/USDT PERP, INJ/USDT에서 6건 체결, 전송 1건',
    'Bloque 1,234: 6 ejecuciones en BTC/USDT PERP y INJ/USDT, 1 transferencia',
    'Khối 1,234: 6 lượt khớp trên BTC/USDT PERP và INJ/USDT, 1 lượt chuyển tiền',
  ])
})

test('[BLOCK-02] an empty block says so, and who proposed it, who is a link', () => {
  const said = sayBlock(aBlock([]), naming)
  expect(plainText(said)).toBe('empty, proposed by \u2068Northwind\u2069')
  expect(said).toContainEqual(expect.objectContaining({ to: `/validator/${operator}/` }))
})

test('[BLOCK-02] who proposed is named by the address where nothing else is known', () => {
  const said = sayBlock({ ...aBlock([]), operator: '' }, naming)
  expect(plainText(said)).toMatch(/^empty, proposed by injvalcons1\w*…\w+$/)
})

test('[BLOCK-02] a block of one transaction says what that one did', () => {
  expect(plainText(sayBlock(aBlock(['transfer']), naming))).toBe('transfer 0')
  expect(plainText(sayBlock(aBlock(['trade'], [traded(spot, 'liquidation', 2)]), naming))).toBe('trade 0')
})

test('[BLOCK-02] … but not when the chain itself did more than that', () => {
  const block = aBlock(['transfer'], [traded(spot, 'limit', 2)])
  expect(plainText(sayBlock(block, naming))).toBe('2 fills on INJ/USDT, 1 transfer')
})

test('[BLOCK-02] what the chain did without a transaction comes first, by the names that things have', () => {
  const events = [
    event('slash', { address: 'injvalcons1north', reason: 'missing_signature' }),
    event('active_proposal', { proposal_id: '3', proposal_result: 'proposal_passed' }),
  ]
  const known = {
    ...names,
    operators: new Map([['injvalcons1north', operator]]),
    proposals: new Map([['3', 'Plant more trees']]),
  }
  const say = (block: ToldBlock, language: (typeof languages)[number]) =>
    plainText(sayBlock({ ...block, events }, { language, names: known })).replaceAll(/[\u2068\u2069]/g, '')
  expect(languages.map((language) => say(aBlock([]), language))).toEqual([
    '“Plant more trees” #3 passed, Northwind jailed for missing blocks',
    '提案 “Plant more trees” #3 获得通过，验证人 Northwind 因漏签区块被监禁',
    '제안 ‘Plant more trees’ #3 가결, Northwind 블록 서명 누락으로 감금',
    'propuesta «Plant more trees» #3 aprobada, Northwind encarcelado por no firmar bloques',
    'đề xuất “Plant more trees” #3 được thông qua, Northwind bị giam vì bỏ lỡ khối',
  ])
  expect(say(aBlock(['transfer'], [traded(spot, 'limit', 2)]), 'en')).toBe(
    '“Plant more trees” #3 passed, Northwind jailed for missing blocks, 2 fills on INJ/USDT, 1 transfer',
  )
})

test('[BLOCK-02] a market that was wound up is told of once, whether somebody had a position or not', () => {
  const type = 'injective.exchange.v2.EventDerivativeMarketPaused'
  const events = [perpetual, spot].map((id) => event(type, { market_id: JSON.stringify(id) }))
  const block = { ...aBlock([], [traded(spot, 'settlement', 2)]), events }
  expect(plainText(sayBlock(block, naming))).toBe('BTC/USDT PERP settled, INJ/USDT settled')
})

test('[BLOCK-04] a market is told of by the gravest that happened on it', () => {
  const markets = [traded(spot, 'settlement', 3), traded(perpetual, 'liquidation', 2)]
  expect(plainText(sayBlock(aBlock([], markets), naming))).toBe(
    'INJ/USDT settled, liquidation on BTC/USDT PERP',
  )
})

test('[BLOCK-04] trades of nothing are no trades', () => {
  const nothing = traded(spot, 'market', 2, '0')
  expect(plainText(sayBlock(aBlock(['trade', 'trade'], [nothing]), naming))).toBe('2 trading transactions')
})

test('[BLOCK-04] who takes orders back and places others is counted once, whatever subaccounts those are of', () => {
  const [alice, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
  const ofSubaccount = (account: string, nonce: number) => account + String(nonce).padStart(24, '0')
  const place = (id: string) => ({ terms: { subaccountId: id }, transactionHash: '' })
  const cancel = (subaccountId: string) => ({ hash: '', subaccountId })
  const markets = marketsOf([
    {
      marketId: spot,
      placed: [place(ofSubaccount(alice, 0)), place(ofSubaccount(bob, 0))],
      cancelled: [cancel(ofSubaccount(alice, 1)), cancel(ofSubaccount(alice, 2))],
      refused: [{}, {}],
    },
  ])
  expect(plainText(sayBlock({ ...aBlock(['trade', 'trade']), markets }, naming))).toBe(
    '1 maker requoted, 2 orders refused',
  )
})

test('[BLOCK-02] what failed is told last, and not counted with what it was about', () => {
  const block = aBlock(['oracle', 'transfer', 'transfer'], [], 2)
  expect(plainText(sayBlock(block, naming))).toBe('2 transfers, 1 price update, 2 transactions failed')
})

test('[BLOCK-02] without its transactions or its auction, a block is told by what is left', () => {
  const block = aBlock(['trade', 'transfer', 'oracle'], [traded(spot, 'limit', 2)], 1)
  const say = (left: Partial<ToldBlock>) => plainText(sayBlock({ ...block, ...left }, naming))
  expect(say({ lines: undefined })).toBe('3 transactions, 1 transaction failed')
  expect(say({ markets: undefined })).toBe(
    '1 transfer, 1 trading transaction, 1 price update, 1 transaction failed',
  )
})

function aBlock(kinds: Kind[], markets: ToldBlock['markets'] = [], failed = 0): ToldBlock {
  const lines = [...kinds, ...Array<Kind>(failed).fill('other')].map((kind, at) =>
    aLine(kind, at, at >= kinds.length),
  )
  const proposer = 'injvalcons1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'
  return { height: 1234n, txs: lines.length, failed, proposer, operator, lines, markets, events: [] }
}

function aLine(kind: Kind, at: number, hasFailed: boolean): TransactionLine {
  return { hash: String(at), height: 1234n, time: 0, hasFailed, kind, sentence: [`${kind} ${at}`] }
}

function event(type: string, attributes: Record<string, string>) {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) }
}

function traded(marketId: string, kind: string, fills: number, raw = '1') {
  const [market] = marketsOf([
    {
      marketId,
      clearings: [{ kind, quantity: { raw } }],
      trades: Array.from({ length: fills }, () => ({ marketId, quantity: { raw } })),
    },
  ])
  if (market === undefined) throw new Error('A market was made')
  return market
}

function marketsOf(markets: NonNullable<Parameters<typeof GetBlockAuctionResponse.create>[0]>['markets']) {
  return GetBlockAuctionResponse.create({ markets }).markets
}
