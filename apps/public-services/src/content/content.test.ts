import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notFound, unavailable } from '@injsight/errors'
import { openContent } from './content.ts'
import { files, type FileName } from './files.ts'
import { decimalOf } from './read-json.ts'

const minute = 60_000

/** A host whose answers and clock the test sets. */
function madeHost(answers: Record<string, unknown>) {
  const asked: string[] = []
  const host = {
    getJson: async (path: string) => {
      asked.push(path)
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      return Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer))
    },
  }
  const clock = { now: 0 }
  return { answers, asked, clock, content: openContent(host, 'testnet', () => clock.now) }
}

test('[NET-05] each of the 18 files is named by the network, but for the three that are the same for all', () => {
  const paths = (Object.keys(files) as FileName[]).map((name) => files[name].pathOf('devnet'))
  assert.equal(new Set(paths).size, 18)
  assert.deepEqual(
    paths.filter((path) => !path.endsWith('/devnet.json')),
    ['/json/geo/countries.json', '/json/wallets/ofacAndRestricted.json', '/json/config/chainUpgrade.json'],
  )
})

test('[NET-05] an entry that makes no sense is left out and counted, and the others stay', async () => {
  const token = {
    denom: 'inj',
    symbol: 'INJ',
    name: 'Injective',
    decimals: 18,
    tokenVerification: 'verified',
  }
  const { content } = madeHost({
    '/json/tokens/testnet.json': [
      token,
      null,
      7,
      [],
      { ...token, decimals: '18' },
      { ...token, denom: '' },
      { ...token, symbol: 'x'.repeat(400) },
      { ...token, denom: 'peggy0x1', tokenVerification: 'submitted', logo: 'javascript:alert(1)' },
    ],
    '/json/wallets/ofacAndRestricted.json': [`0x${'Ab'.repeat(20)}`, `0x${'a'.repeat(39)}`, 12],
  })
  const { value, dropped } = await content.read('tokens')
  assert.equal(dropped, 6)
  assert.deepEqual(
    value.map(({ denom, tier, logo }) => [denom, tier, logo]),
    [
      ['inj', 'verified', ''],
      ['peggy0x1', 'unverified', ''],
    ],
  )
  const listed = await content.read('blacklistedAddresses')
  assert.deepEqual([listed.value, listed.dropped], [[`0x${'ab'.repeat(20)}`], 2])
})

test('[NET-05] the last good answer stays while the host fails, says since when, and heals', async () => {
  const path = '/json/geo/countries.json'
  const { answers, asked, clock, content } = madeHost({ [path]: ['KP'] })
  const read = async () => {
    await content.read('restrictedCountries')
    await new Promise(setImmediate) // what is had anew is had for who comes next
    return content.read('restrictedCountries')
  }
  assert.deepEqual(await read(), { value: ['KP'], dropped: 0, at: 0, trouble: undefined })

  answers[path] = unavailable('service.down', 'The host is down')
  clock.now = 9 * minute
  await read()
  assert.equal(asked.length, 1, 'within ten minutes nobody is asked again')
  clock.now = 11 * minute
  assert.deepEqual(await read(), { value: ['KP'], dropped: 0, at: 0, trouble: 'The host is down' })
  await read()
  assert.equal(asked.length, 2, 'who could not answer rests for a minute')

  answers[path] = '<html>'
  clock.now = 13 * minute
  assert.match((await read()).trouble ?? '', /is no JSON/)
  answers[path] = { IR: 1 }
  clock.now = 15 * minute
  assert.match((await read()).trouble ?? '', /something else/)
  answers[path] = ['IR']
  clock.now = 17 * minute
  assert.deepEqual(await read(), { value: ['IR'], dropped: 0, at: 17 * minute, trouble: undefined })
})

test('[NET-05] who asks at the same time shares the answer, and a failure at first is told', async () => {
  const path = '/json/helix/trading/swap/testnet.json'
  const { answers, asked, clock, content } = madeHost({ [path]: notFound('service', 'none') })
  const both = await Promise.allSettled([content.read('swapRoutes'), content.read('swapRoutes')])
  assert.deepEqual(
    both.map((one) => one.status === 'rejected' && one.reason.code),
    ['content.not_found', 'content.not_found'],
  )
  assert.equal(asked.length, 1)
  answers[path] = []
  clock.now = 2 * minute
  assert.deepEqual((await content.read('swapRoutes')).value, [])
})

test('[NET-12] an upgrade without a height that can be read is no upgrade', async () => {
  const path = '/json/config/chainUpgrade.json'
  const upgrade = { proposalId: 5, proposalMsg: 'Soon', blockHeight: 100, disableMaintenance: false }
  const { value } = await madeHost({ [path]: upgrade }).content.read('chainUpgradeConfig')
  assert.deepEqual(value, { proposalId: 5, message: 'Soon', height: 100, disableMaintenance: false })
  for (const blockHeight of [-1, 1.5, '100', undefined])
    await assert.rejects(
      madeHost({ [path]: { ...upgrade, blockHeight } }).content.read('chainUpgradeConfig'),
      /something else/,
    )
})

test('amounts are decimal text, however they are written', () => {
  const cases: [unknown, string][] = [
    [1e-15, '0.000000000000001'],
    [1000000, '1000000'],
    ['-0.00005', '-0.00005'],
    [1e21, '1000000000000000000000'],
    ['1.50', '1.5'],
    ['007', '7'],
    ['1e3', '1000'],
    [Number.NaN, ''],
    ['a lot', ''],
    [null, ''],
  ]
  for (const [written, read] of cases) assert.equal(decimalOf(written), read)
})
