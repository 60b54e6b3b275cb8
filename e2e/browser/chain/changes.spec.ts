import { expect } from '@playwright/test'
import { accountOf, busyHeight, emptyHeight, transactionOf } from '../support/recorded.ts'
import { plainTest as test, readPlain } from '../support/plain.ts'

const pathOf = (name: string) => `/transaction/${transactionOf(name).hash}/`

test('[TX-05] a transfer shows each balance before and after, what changed, and that it adds up', async ({
  request,
}) => {
  const { text, html } = await readPlain(request, pathOf('bank.multisend'))
  expect(text).toContain('Account Before After Change')
  expect(text).toContain('It adds up: what one side lost, another gained.')
  const changes = /<h2[^>]*>What changed<[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  const amounts = [...changes.matchAll(/title="([+−])(\d+) inj"/g)].map(
    ([, sign, amount = '']) => BigInt(amount) * (sign === '−' ? -1n : 1n),
  )
  expect(amounts).toHaveLength(5)
  expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(0n)
  expect(changes).toContain(`href="/account/${accountOf('alice')}/"`)
})

test('[TX-05] a block shows what it minted, and that the rest was only moved', async ({ request }) => {
  const { text } = await readPlain(request, `/block/${transactionOf('exchange.liquidate').height}/`)
  expect(text).toMatch(/What changed Account Before After Change/)
  expect(text).toMatch(/Minted: [\d.]+ INJ · Inflation/)
  expect(text).toContain('It adds up')
  expect(text).toContain('Deposits for trading')
})

test('[TX-05] a block calls the contracts whose holdings changed by their labels', async ({ request }) => {
  const { html } = await readPlain(request, '/block/100/')
  const changes = /<h2[^>]*>What changed<[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(changes).toContain('cw20 adapter')
  expect(changes).toMatch(/title="fee_collector inj1\w+"[^>]*>Fee collector</)
})

test('[TX-05] a failed transaction changed nothing but the fee', async ({ request }) => {
  const { text } = await readPlain(request, pathOf('bank.send.insufficient'))
  expect(text).toContain('Nothing changed but the fee: that is paid either way.')
  expect(text).toContain('It adds up')
})

test('[TX-02] a transaction has its facts, its memo, its gas and its raw forms', async ({ request }) => {
  const { hash, height } = transactionOf('bank.send')
  const { text, html } = await readPlain(request, pathOf('bank.send'))
  for (const said of [
    'Success',
    'hello from a local chain',
    '131,148 of 500,000',
    '0.00008 INJ',
    'Nov-21-2026 03:19:27 AM',
    hash,
  ])
    expect(text).toContain(said)
  expect(html).toContain(`href="/block/${height}/"`)
  expect(html).toContain(`href="/transaction/${hash}/event-logs/"`)
  const raw = await request.get(`/transaction/${hash}.json`)
  expect(raw.headers()['content-type']).toContain('application/json')
  expect(((await raw.json()) as { memo: string }).memo).toBe('hello from a local chain')
})

test('[TX-02] the events of a transaction stand by message, then those of fee and signature', async ({
  request,
}) => {
  const { text, html } = await readPlain(request, `${pathOf('multi-msg')}event-logs/`)
  // Above its heading stands what it is of, as above every page.
  expect(html).toMatch(
    new RegExp(`<main[^]*?href="${pathOf('multi-msg')}"[^>]*>Transaction [^<]+</a>[^]*?<h1`),
  )
  expect(html.match(/<section class="card/g)?.length).toBeGreaterThan(2)
  expect(text).toContain('coin_spent')
  expect(text).toMatch(/fee_payer inj1/)
  expect(html).toContain(`href="${pathOf('multi-msg')}"`)
  expect((await readPlain(request, `/transaction/${'AB'.repeat(32)}/event-logs/`)).status).toBe(404)
  expect((await readPlain(request, '/transaction/zz/event-logs/')).status).toBe(400)
})

test('[TX-02] what a validator tells of Ethereum has the ids of its claim', async ({ request }) => {
  for (const [name, number] of [
    ['peggy.deposit-claim.0', 1],
    ['peggy.erc20-claim.1', 2],
    ['peggy.withdraw-claim.0', 3],
    ['peggy.valset-claim.val0', 5],
  ] as const) {
    const { text } = await readPlain(request, pathOf(name))
    expect(text).toMatch(
      new RegExp(`Claim of the bridge event no. ${number} of Ethereum, attestation [\\w+/]+=`),
    )
  }
  const failed = await readPlain(request, pathOf('peggy.deposit-claim.fail'))
  expect(failed.text).toMatch(/Claim of the bridge event no. \d+ of Ethereum (?!,)/)
  expect((await readPlain(request, pathOf('bank.send'))).text).not.toContain('Claim of the bridge')
})

test('[TX-04] what became of orders stands beside what was asked for', async ({ request }) => {
  const cross = await readPlain(request, pathOf('exchange.spot-limit.cross'))
  expect(cross.text).toMatch(
    /What became of its orders .* INJ\/USDT Limit buy 15 INJ 25\.2 USDT .*filled at 25\.2/,
  )
  const rests = await readPlain(request, pathOf('exchange.spot-limit.buy'))
  expect(rests.text).toMatch(/What became of its orders .*(filled|in the book|cancelled|expired)/)
  const batch = await readPlain(request, pathOf('exchange.batch-update'))
  expect(batch.text).toContain('What became of its orders')
  // What was sent is folded beneath, where it would say the same again.
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(batch.html) ?? []
  expect(main.replace(/<details\b[\s\S]*?<\/details>/g, '').match(/8\.2\sUSDT/g)).toHaveLength(1)
  const nobody = await readPlain(request, pathOf('bank.send'))
  expect(nobody.text).not.toContain('What became of its orders')
})

test('[BLOCK-04] a block with trades is an auction: price, volume, fills and orders of each market', async ({
  request,
}) => {
  const { text, html } = await readPlain(request, `/block/${transactionOf('exchange.liquidate').height}/`)
  expect(text).toContain('Market Cleared at Traded Fills New orders Cancelled Refused')
  expect(text).toMatch(/INJ\/USDT PERP 24\.9 60 INJ 1,494 USDT 2 0 0 —/)
  expect(html).toMatch(/id="auction"/)
  expect((await readPlain(request, `/block/${emptyHeight}/`)).html).not.toMatch(/id="auction"/)
  expect((await readPlain(request, `/block/${busyHeight}/`)).status).toBe(200)
})

test('[HOME-01] four figures of home are drawn, from numbers that the index has', async ({ request }) => {
  const { html } = await readPlain(request, '/')
  const drawn = [...html.matchAll(/<svg viewBox="0 0 100 24"[\s\S]*?<path d="M([^"]*)"/g)]
  expect(drawn).toHaveLength(3)
  for (const [, line = ''] of drawn) {
    expect(line.split('L').length).toBeGreaterThanOrEqual(3)
    expect(line).not.toMatch(/NaN|Infinity|undefined/)
  }
})
