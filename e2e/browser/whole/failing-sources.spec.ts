import { expect } from '@playwright/test'
import { accountOf, transactionOf } from '../support/recorded.ts'
import { plainTest, readPlain, textOf, type PlainPage } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'
import { startUnrulyIndex, type Mood } from '../support/unruly-index.ts'
import { unrulySite, type UnrulySite } from '../support/unruly-site.ts'

const test = plainTest.extend<object, UnrulySite>(unrulySite('settled'))

const missing = 'This part can’t be shown at the moment.'
const moods: Mood[] = ['hangs', 'hangs up', 'refuses', 'answers rubbish']
const send = `/transaction/${transactionOf('bank.send').hash}/`
const order = `/transaction/${transactionOf('exchange.spot-limit.cross').hash}/`
const packet = `/transaction/${transactionOf('ibc.transfer.bad-receiver').hash}/`
const ordered = `/block/${transactionOf('exchange.spot-limit.cross').height}/`
const alice = `/account/${accountOf('alice')}/`
const voted = `/block/${transactionOf('gov.vote.5.val1').height}/`
const contract = '/contract/inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz/'
const validator = '/validator/injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf/'
const traded = `/block/${transactionOf('exchange.liquidate').height}/`

type Loss = {
  page: string
  source: string
  paths: RegExp
  /** What is still there. */
  rest: (string | RegExp)[]
  /** What is there again afterwards. */
  healed: string | RegExp
  /** Its loss is told elsewhere than in a part of its own: by the frame, or by a word. */
  isFrame?: true
}

const losses: Loss[] = [
  {
    page: send,
    source: 'changes',
    paths: /GetTransactionChanges$/,
    rest: [/sent 0\.000000000001234567 INJ to/, 'What changed', 'Success'],
    healed: 'It adds up',
  },
  {
    page: order,
    source: 'names of what it mentions',
    paths: /GetMentions$/,
    rest: [/bought 15 INJ at 25\.2/, 'It adds up', 'filled at 25.2'],
    healed: 'filled at 25.2',
    isFrame: true,
  },
  {
    page: packet,
    source: 'fates of packets',
    paths: /GetMentions$/,
    rest: ['Success', 'It adds up', 'What became of its packet'],
    healed: /What became of its packet .* Refused/,
  },
  {
    page: ordered,
    source: 'outcomes of orders',
    paths: /ListOutcomes$/,
    rest: [/placed an order to buy 15 INJ .*\(what became of it can’t be told at the moment\)/, 'It adds up'],
    healed: /bought 15 INJ at 25\.2/,
    isFrame: true,
  },
  {
    page: voted,
    source: 'names of what lines speak of',
    paths: /ListNames$/,
    rest: [/voted yes on proposal #5/, 'It adds up'],
    healed: /voted yes on “\u2068?A text proposal\u2069?” #5/,
    isFrame: true,
  },
  {
    page: alice,
    source: 'what is known of the account',
    paths: /Explorer\/GetAccount$/,
    rest: [accountOf('alice'), '0x', 'Native'],
    healed: 'First seen',
  },
  {
    page: order,
    source: 'fates of orders',
    paths: /GetOrderFates$/,
    rest: ['placed an order to buy 15 INJ', 'It adds up', 'What became of its orders'],
    healed: 'filled at 25.2',
  },
  {
    page: traded,
    source: 'the state of the index',
    paths: /GetStatus$/,
    rest: ['Block 92: ', 'Cleared at', 'It adds up', 'Gas used'],
    healed: 'Gas used',
    isFrame: true,
  },
  {
    page: traded,
    source: 'the line of the block',
    paths: /GetHeads$/,
    rest: ['Block 92: ', 'Cleared at', 'It adds up', /Gas used not known/],
    healed: /Gas used [\d,]+ of [\d,]+/,
    isFrame: true,
  },
  {
    page: traded,
    source: 'auction',
    paths: /GetBlockAuction$/,
    rest: ['Block 92: ', 'The block as an auction', 'It adds up', 'Transactions of this block'],
    healed: 'Cleared at',
  },
  {
    page: traded,
    source: 'changes',
    paths: /GetBlockChanges$/,
    rest: ['Block 92: ', 'Cleared at', 'What changed'],
    healed: 'It adds up',
  },
  {
    page: traded,
    source: 'transactions',
    paths: /explorer\/v1\/txs/,
    rest: ['Block 92: ', 'Cleared at', 'It adds up', 'Transactions of this block'],
    healed: 'Gas used',
  },
  {
    page: '/',
    source: 'blocks',
    paths: /GetHeads$/,
    rest: ['Latest blocks', 'Latest transactions', 'Transactions, 24 h'],
    healed: 'Latest blocks',
  },
  {
    page: '/',
    source: 'transactions',
    paths: /GetTxsV2$/,
    rest: ['Latest blocks', 'Latest transactions', 'Transactions, 24 h'],
    healed: 'Latest transactions',
  },
  {
    page: '/',
    source: 'figures',
    paths: /GetStats$/,
    rest: ['Latest blocks', 'Latest transactions'],
    healed: 'Transactions, 24 h',
  },
  {
    page: '/',
    source: 'markets',
    paths: /ListMarketDays$/,
    rest: ['Latest blocks', 'Latest transactions', 'Transactions, 24 h', 'Busiest markets', 'Burn auctions'],
    healed: 'INJ/USDT',
  },
  {
    page: alice,
    source: 'worth',
    paths: /GetWorth$/,
    rest: [accountOf('alice'), 'Native', 'sent'],
    healed: 'by the last trades on this chain',
  },
  {
    page: alice,
    source: 'how the worth went',
    paths: /GetWorthHistory$/,
    rest: [
      accountOf('alice'),
      'by the last trades on this chain',
      'How the worth went can’t be told at the moment.',
      'Native',
    ],
    healed: /lowest [\d,.]+ USDT, highest/,
    isFrame: true,
  },
  {
    page: alice,
    source: 'balances',
    paths: /ListHoldings$/,
    rest: [accountOf('alice'), '0x'],
    healed: 'Native',
  },
  {
    page: alice,
    source: 'transactions',
    paths: /GetAccountTxsV2$/,
    rest: [accountOf('alice'), 'Native'],
    healed: 'sent',
  },
  {
    page: '/asset/inj/',
    source: 'holders',
    paths: /ListAssetHolders$/,
    rest: ['Supply', 'Who holds it', 'Markets that trade it'],
    healed: /Who holds it .* Quantity/,
  },
  {
    page: '/asset/inj/',
    source: 'the history of the supply',
    paths: /ListSupplyHistory$/,
    rest: [/Who holds it .* Quantity/, 'Unable to fetch “Supply over time”'],
    healed: /Who holds it .* Quantity/,
  },
  {
    page: '/assets/',
    source: 'tokens',
    paths: /ListAssets$/,
    rest: ['Unable to fetch tokens'],
    healed: 'Decimals: 18',
  },
  {
    page: '/bridges/',
    source: 'deposits',
    paths: /ListBridgeDeposits$/,
    rest: ['To Ethereum', 'Unable to fetch “From Ethereum”'],
    healed: 'From Ethereum',
  },
  {
    page: contract,
    source: 'calls',
    paths: /ListWasmCalls$/,
    rest: ['Creator', 'Init message', 'Unable to fetch “Calls and events”'],
    healed: 'What it told',
  },
  {
    page: validator,
    source: 'delegators',
    paths: /ListDelegators$/,
    rest: ['Commission', 'Who stakes with it', 'How it voted on proposals'],
    healed: /Who stakes with it Account/,
  },
  {
    page: '/proposal/5/',
    source: 'votes',
    paths: /ListVotes$/,
    rest: ['Proposal #5', 'What it would do', 'Votes as they came', 'Deposits'],
    healed: 'Deposits',
  },
  {
    page: '/oracle/PriceFeed/INJ/USDT/',
    source: 'hours',
    paths: /ListPriceHours$/,
    rest: ['Last price', 'Reports', 'By the hour'],
    healed: /By the hour .*Hour Reports/,
  },
  {
    page: '/params/',
    source: 'changes',
    paths: /ListParameterChanges$/,
    rest: ['Governance', 'Staking'],
    healed: 'Governance',
  },
  {
    page: '/market/inj-usdt-perp/',
    source: 'changes of rules',
    paths: /ListMarketChanges$/,
    rest: ['Order book', 'Recent trades', 'What made its rules'],
    healed: 'First known',
  },
]

test.describe.configure({ mode: 'default' })

for (const { page, source, paths, rest, healed, isFrame } of losses) {
  test(`[NOTE-04] ${source} fail on ${page.slice(0, 20)}: the rest is there, the part says why, and it heals`, async ({
    index,
    request,
  }) => {
    // Whether a source hangs or not is one code path; one of them each keeps this quick.
    for (const mood of moods) {
      if (mood === 'hangs' && page !== send && page !== '/') continue
      index.misbehave(paths, mood)
      const lost = await readFresh(request, page)
      expect({ mood, status: lost.status }).toEqual({ mood, status: 200 })
      for (const said of rest) expect(lost.text, String(mood)).toMatch(asPattern(said))
      expect(lost.text.includes(missing), String(mood)).toBe(isFrame === undefined)
      expect(lost.text.includes('Try again'), String(mood)).toBe(isFrame === undefined)
      // Each part says by its name which data it lacks.
      expect(lost.text.match(/Unable to fetch (?!this part)/g)?.length).toBe(
        lost.text.match(new RegExp(missing, 'g'))?.length,
      )
      expect(lost.text).not.toMatch(/\[object|undefined|127\.0\.0\.1/)
    }
    index.misbehave(paths, 'is late')
    expect((await readFresh(request, page)).text).not.toContain(missing)
    index.misbehave()
    const whole = await readFresh(request, page)
    expect(whole.text).not.toContain(missing)
    expect(whole.text).toMatch(asPattern(healed))
  })
}

test('[NOTE-04] without the state of the index the frame says that it is silent', async ({
  index,
  request,
}) => {
  index.misbehave(/GetStatus$/, 'hangs up')
  const readFooter = async () => {
    const { html, status } = await readFresh(request, '/blocks/')
    expect(status).toBe(200)
    return /<footer[\s\S]*<\/footer>/.exec(html)?.[0]
  }
  await expect.poll(readFooter).toContain('does not answer')
  index.misbehave()
  await expect.poll(readFooter).not.toContain('does not answer')
})

for (const [page, paths] of [
  [send, /GetTxByTxHash$/],
  [traded, /GetBlock$/],
  ['/blocks/', /GetHeads$/],
  ['/transactions/', /explorer\/v2\/txs/],
  ['/asset/inj/', /GetAsset$/],
  [validator, /GetValidator$/],
  ['/proposal/5/', /GetProposal$/],
  ['/bridge/withdrawal/1/', /GetBridgeWithdrawal$/],
  ['/auction/1/', /AuctionV2$/],
  ['/params/', /ListParameters$/],
] as const) {
  test(`[NOTE-04] without what ${page.slice(0, 20)} is about it says why, and offers another try`, async ({
    index,
    request,
  }) => {
    for (const mood of moods) {
      if (mood === 'hangs' && page !== '/blocks/') continue
      index.misbehave(paths, mood)
      const lost = await readFresh(request, page)
      expect([502, 503], String(mood)).toContain(lost.status)
      expect(lost.headers['cache-control']).toContain('no-store')
      expect(lost.text).toContain('No answer at the moment')
      expect(lost.text).toContain('Try again')
      expect(lost.text).not.toMatch(/\[object|undefined|127\.0\.0\.1/)
    }
    index.misbehave()
    expect((await readFresh(request, page)).status).toBe(200)
  })
}

for (const mood of ['hangs', 'answers rubbish'] as const) {
  test(`[NOTE-04] when who tells names ${mood} things go by what they are, soon, and names come back by themselves`, async ({
    index,
  }) => {
    index.misbehave(/ListKnownNames$/, mood)
    const { url, stop } = await startSite(index.url)
    const read = async () => textOf(await (await fetch(`${url}${order}?fresh=${times++}`)).text())
    await fetch(`${url}/raw-tx/`) // whatever a site has to do first
    const startedAt = performance.now()
    const nameless = await read()
    expect(performance.now() - startedAt).toBeLessThan(4500) // less than what it waits for what it can't do without
    expect(nameless).toContain('15 INJ')
    expect(nameless).not.toMatch(/25\.2 USDT|\[object|undefined/)
    index.misbehave()
    await expect.poll(read, { timeout: 60_000 }).toContain('25.2 USDT')
    await stop()
  })
}

test(
  '[NOTE-04] a page that stays open has again what was missing, with the next block',
  { tag: '@live' },
  async ({ page }) => {
    const index = await startUnrulyIndex(findStack('live', 'INDEX_URL'))
    const { url, stop } = await startSite(index.url)
    index.misbehave(/GetTransactionChanges$/, 'refuses')
    await page.goto(`${url}${send}`)
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes.getByRole('alert')).toContainText(missing)
    index.misbehave()
    await expect(changes).toContainText('It adds up')
    await stop()
    await index.stop()
  },
)

/** A page that nobody has asked for: the site keeps answers for a while. */
let times = 0
function readFresh(request: Parameters<typeof readPlain>[0], page: string): Promise<PlainPage> {
  return readPlain(request, `${page}?fresh=${process.pid}-${times++}`)
}

function asPattern(said: string | RegExp): RegExp {
  return said instanceof RegExp ? said : new RegExp(said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
