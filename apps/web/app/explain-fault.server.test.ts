// @vitest-environment node
import { Fault, invalidInput, notFound } from '@injsight/errors'
import { expect, test } from 'vitest'
import { explainFault } from './explain-fault.server.ts'
import { readRecordMarket } from './routes/accounts/record.server.ts'
import { readChoice as readCommunity } from './routes/community/read-choice.server.ts'
import { readChoice as readClosed } from './routes/markets/closed/read-closed.server.ts'
import { readPool } from './routes/rewards/read-choice.ts'
import { readResolution } from './routes/statistics/read-metric.ts'
import { readChoice as readTrades } from './routes/trades/read-trades.server.ts'
import { noModule } from './sources/parameters.server.ts'

const explain = (fault: Fault, path: string) =>
  JSON.stringify(explainFault(fault, new URL(path, 'https://example.org')))?.replaceAll(/[\u2068\u2069]/g, '')

/** By what the index says, whose words are English. */
const refusal = (kind: 'not-found' | 'invalid-input') =>
  new Fault(kind, kind === 'not-found' ? 'grpc.not_found' : 'grpc.invalid_argument', 'The index has none')

test.each([
  ['/kr/proposal/999/', '번호가 ‘999’인 제안이 없습니다', '거버넌스', '/kr/proposals/'],
  ['/zh/validator/injvaloper1x/', '没有地址为“injvaloper1x”的验证人', '验证人', '/zh/validators/'],
  [
    '/es/contract/0x09/logs/',
    'Las fuentes de este sitio no conocen ningún contrato en «0x09»',
    'Contratos',
    '/es/smart-contracts/',
  ],
  [
    '/vn/code/99999/',
    'Chưa có mã hợp đồng nào mang mã số “99999” được lưu',
    'Mã',
    '/vn/smart-contracts/code/',
  ],
  ['/kr/nfts/0x09/', '주소가 ‘0x09’인 NFT 컬렉션이 없습니다', 'NFT', '/kr/nfts/'],
  ['/zh/nft/0x09/1/', '“0x09”处没有 NFT', 'NFT', '/zh/nfts/'],
  [
    '/es/channel/transfer/channel-9/',
    'Las fuentes de este sitio no conocen el canal «transfer/channel-9»',
    'Puentes',
    '/es/bridges/channels/',
  ],
  [
    '/vn/packet/out/transfer/channel-0/9/',
    'Nguồn dữ liệu của trang này không có gói tin “transfer/channel-0/9”',
    'Cầu nối',
    '/vn/bridges/channels/',
  ],
  [
    '/kr/bridge/deposit/999/',
    '이 사이트의 데이터 출처에 번호가 ‘999’인 이더리움 입금이 없습니다',
    '브리지',
    '/kr/bridges/',
  ],
  [
    '/zh/bridge/withdrawal/999/',
    '本站数据来源中没有编号为“999”的以太坊转出',
    '跨链桥',
    '/zh/bridges/withdrawals/',
  ],
  [
    '/es/bridge/batch/999/',
    'Las fuentes de este sitio no conocen el lote de retiros «999»',
    'Puentes',
    '/es/bridges/batches/',
  ],
  ['/vn/auction/999/', 'Không có phiên đấu giá nào của vòng “999”', 'Đấu giá đốt', '/vn/auctions/'],
  [
    '/kr/oracle/Band/NON/SENSE/',
    '‘Band/NON/SENSE’ 가격을 알리는 오라클이 없습니다',
    '오라클',
    '/kr/oracles/',
  ],
  ['/kr/oracle/PriceFeed/INJ/', '‘PriceFeed/INJ’ 가격을 알리는 오라클이 없습니다', '오라클', '/kr/oracles/'],
  ['/zh/transaction/AB/event-logs/', '本站数据来源中没有哈希为“AB”的交易', '交易', '/zh/transactions/'],
])(
  '[ROUTE-04] [I18N-02] %s names what is not there in its language, and leads to what is',
  (path, said, list, listPath) => {
    expect(explainFault(refusal('not-found'), new URL(path, 'https://example.org'))?.list).toEqual({
      text: list,
      path: listPath,
    })
    expect(explain(refusal('not-found'), path)).toContain(said)
  },
)

test.each([
  ['/kr/proposal/abc/', '‘abc’: 제안 번호가 아닙니다'],
  ['/zh/validator/abc/', '“abc”不是验证人地址'],
  ['/es/contract/abc/', '«abc» no es la dirección de un contrato'],
  ['/vn/code/abc/', '“abc” không phải mã số của mã hợp đồng'],
  ['/kr/nft/abc/1/', '‘abc’: 컨트랙트 주소가 아닙니다'],
  ['/zh/packet/out/transfer/channel-0/x/', '“transfer/channel-0/x”不能指明数据包'],
  ['/es/bridge/batch/x/', '«x» no es un número asignado por el puente'],
  ['/vn/auction/x/', '“x” không phải số của vòng'],
  ['/kr/block/x/', '‘x’: 블록 높이(1 이상의 정수)도'],
  ['/zh/account/x%2Fy/', '“x/y”不是账户地址'],
])('[ROUTE-04] [I18N-02] %s is told in its language how it should be written', (path, said) => {
  expect(explain(refusal('invalid-input'), path)).toContain(said)
})

test('[ROUTE-04] what the search calls it stands above', () => {
  const fault = new Fault('not-found', 'search.wasmCodeNotFound', 'none')
  expect(explainFault(fault, new URL('https://example.org/kr/code/99/'))?.title).toBe(
    '코드를 찾을 수 없습니다',
  )
})

test('[ROUTE-06] what isn’t there can’t be located on the network that was looked at, and may be on another', () => {
  const network = 'injective-1'
  const absent = (path: string) =>
    explainFault(refusal('not-found'), new URL(path, 'https://example.org'), network)
  for (const kind of ['block', 'transaction', 'contract', 'code']) {
    const told = absent(`/${kind}/09/`)
    expect(told?.title).toBe(`Unable to locate this ${kind} on injective-1`)
    expect(told?.text).toContain('09')
  }
  expect(absent('/proposal/9/')?.title).toContain('no proposal')
})

test('[ROUTE-04] an address is shown as it was typed, cut, and turns nothing around', () => {
  const said = explainFault(
    refusal('not-found'),
    new URL(`https://example.org/code/%E2%80%AE${'x'.repeat(500)}/`),
  )
  expect(said?.title).toMatch(/\u2068x{10,80}\u2069/)
  expect(said?.title).not.toContain('\u202e')
})

test('[ROUTE-04] of a question it says that the part after the mark is wrong, of a page that it isn’t there', () => {
  const list = '물음표'
  expect(explain(refusal('invalid-input'), '/kr/validator/injvaloper1x/?votes=x')).toContain(list)
  const said = explain(invalidInput('page.cursor', 'wrong'), '/kr/blocks/?before=x%20y')
  expect(said).toContain(list)
  expect(said).toContain('?before=x y')
  expect(said).toContain('"path":"/kr/blocks/"')
  expect(explain(notFound('page', 'none'), '/kr/proposal/1/2/')).toContain('/kr/proposal/1/2/')
  expect(explain(noModule('nonsense'), '/kr/params/?module=nonsense')).toContain('‘nonsense’ 모듈은 없습니다')
})

test('[ROUTE-04] an address is mistyped whatever whoever sent the visitor has added to it', () => {
  for (const path of ['/kr/validator/abc/', '/kr/packet/in/transfer/channel-0/x/', '/kr/nft/abc/1/'])
    expect(explain(refusal('invalid-input'), `${path}?utm_source=x`)).toBe(
      explain(refusal('invalid-input'), path),
    )
  expect(explain(refusal('invalid-input'), '/kr/nfts/0x09/?moves=x')).toContain('물음표')
  expect(explain(refusal('invalid-input'), '/kr/account/inj1x/?transfers=x')).toContain('물음표')
})

test('[ROUTE-04] a thing is not blamed for what else is asked of its page', () => {
  const account = '/kr/account/inj1x/trades/'
  expect(explain(invalidInput('market.id', 'wrong'), account)).toBeUndefined()
  expect(explain(notFound('source', 'none'), '/kr/contract/0x09/source/file/abi')).toBeUndefined()
  expect(explain(notFound('code', 'none'), '/kr/contract/inj1x/code/hex')).toBeUndefined()
  expect(explain(notFound('rlp', 'none'), '/kr/transaction/AB/bytes/rlp')).toBeUndefined()
  expect(explain(invalidInput('transaction.bytes', 'wrong'), '/kr/transaction/AB/bytes/foo')).toBeUndefined()
  expect(explain(notFound('validator', 'none'), '/kr/validator/inj1x/')).toContain('‘inj1x’인 검증인')
  expect(explain(notFound('index.thing', 'none'), '/kr/proposal/9/')).toContain('‘9’인 제안')
})

const queries: [path: string, read: (url: URL) => unknown][] = [
  ['/account/inj1x/trades/?market=foo', readRecordMarket],
  ['/markets/liquidations/?market=x', ({ searchParams }) => readClosed(searchParams)],
  ['/statistics/trades/?by=year', ({ searchParams }) => readResolution(searchParams)],
  ['/trading-rewards/?pool=x', ({ searchParams }) => readPool(searchParams)],
  ['/trade-history/spot/?side=up', ({ searchParams }) => readTrades(searchParams)],
  ['/community-spend-pool/?direction=up', ({ searchParams }) => readCommunity(searchParams)],
]
test.each(queries)('[ROUTE-04] [I18N-02] of %s the part after the mark is what is wrong', (path, read) => {
  const url = new URL(`https://example.org/kr${path}`)
  let thrown: unknown
  try {
    read(url)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Fault)
  expect(explainFault(thrown as Fault, url)?.text).toContain('물음표')
})

test('[ROUTE-04] what has nothing to do with the address is left to who tells it', () => {
  expect(explain(new Fault('unavailable', 'grpc.unavailable', 'Silence'), '/proposal/1/')).toBeUndefined()
  expect(
    explain(invalidInput('community.search', 'wrong'), '/community-spend-pool/?search=x'),
  ).toBeUndefined()
})

test('[ROUTE-04] a file or a page as JSON that is asked for wrongly leads nowhere: without that part it is the same file', () => {
  for (const path of ['/json/%2Fblocks?before=x', '/transactions.csv?token=x'])
    expect(
      JSON.parse(explain(invalidInput('page.before', '"x" is no height'), path) ?? '{}'),
    ).not.toHaveProperty('list')
})
