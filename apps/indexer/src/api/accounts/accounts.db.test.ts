import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'
import { olderRecording } from '@injsight/testing'
import { parseDecimal } from '#src/state/columns.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'

const { url, pool, stop } = await indexedApi(olderRecording, copyOfIndexedRecording(olderRecording))
const transport = createTransport({ baseUrl: url, timeoutMs: 60_000 })
after(async () => {
  transport.close()
  await stop()
})
const injsight = new ExplorerClient(transport)

const alice = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const validator = 'inj1n55fledhz7gnt7hp9tw3qa7rukzuzd903lwh9d'
const exchange = 'inj14vnmw2wee3xtrsqfvpcqg35jg9v7j2vdpzx0kk'
const contract = 'inj1466nf3zuxpya8q9emxukd7vftaf6h4psg6yg6r'
const unused = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'

async function listAll<Line>(
  ask: (cursor: string) => Promise<{ lines: Line[]; next: string }>,
): Promise<Line[]> {
  const all: Line[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { lines, next } = await ask(cursor)
    all.push(...lines)
    cursor = next === '' ? undefined : next
  }
  return all
}

async function listHoldings(account: string, limit: number) {
  return listAll(async (cursor) => {
    const { holdings: lines, next } = await injsight.listHoldings({ account, cursor, limit }).response
    return { lines, next }
  })
}

test('[ACCT-01] an account says what it is, in whichever spelling it is asked for', async () => {
  for (const account of [alice, '0xE34255954A9d40CF3702E1062a7419bA01b6E9e6']) {
    const told = await injsight.getAccount({ account }).response
    assert.deepEqual([told.account, told.module, told.moniker], [alice, '', ''])
    assert.deepEqual([told.isOlder, told.unknown, told.contract], [true, [], undefined])
    assert.ok(told.firstSeen > 0n)
  }
  const runs = await injsight.getAccount({ account: validator }).response
  assert.match(runs.operator, /^injvaloper1/)
  assert.ok(runs.moniker)
  const made = await injsight.getAccount({ account: contract }).response
  assert.ok(made.contract?.codeId)
  assert.match(made.contract.creator, /^inj1/)
  assert.equal((await injsight.getAccount({ account: exchange }).response).module, 'exchange')
})

test('[ACCT-05] an unused address is an account with nothing', async () => {
  const { counts = {}, firstSeen, isOlder } = await injsight.getAccount({ account: unused }).response
  assert.deepEqual([firstSeen, isOlder], [0n, false])
  assert.deepEqual(Object.values(counts).filter(Boolean), [])
  assert.deepEqual(await listHoldings(unused, 0), [])
  assert.deepEqual((await injsight.getStaking({ account: unused }).response).delegations, [])
})

test('[ACCT-04] the counts are those of the lists', async () => {
  for (const account of [alice, bob, validator]) {
    const { counts } = await injsight.getAccount({ account }).response
    const page = { account, cursor: '', limit: 200 }
    const [positions, orders, staking, given, received, cw20, nfts] = await Promise.all([
      injsight.listPositions({ account }).response,
      injsight.listOpenOrders(page).response,
      injsight.getStaking({ account }).response,
      injsight.listGrants({ ...page, by: 'granter' }).response,
      injsight.listGrants({ ...page, by: 'grantee' }).response,
      injsight.listCw20Balances(page).response,
      injsight.listNfts(page).response,
    ])
    assert.partialDeepStrictEqual(counts, {
      positions: positions.positions.length,
      openOrders: orders.orders.length,
      delegations: staking.delegations.length,
      unbondings: staking.unbondings.length,
      redelegations: staking.redelegations.length,
      grantsGiven: given.grants.length,
      grantsReceived: received.grants.length,
      cw20: cw20.balances.length,
      nfts: nfts.nfts.length,
    })
  }
})

test('[ACCT-02] a holding adds up, and pages of any size are the same list', async () => {
  for (const account of [alice, bob]) {
    const whole = await listHoldings(account, 200)
    assert.deepEqual(await listHoldings(account, 1), whole)
    assert.deepEqual(await listHoldings(account, 3), whole)
    assert.equal(whole[0]?.denom, 'inj')
    for (const { denom, total, contract: _, ...places } of whole) {
      const sum = Object.values(places).reduce((all, amount) => all + parseDecimal(amount), 0n)
      assert.equal(sum, parseDecimal(total), denom)
    }
  }
})

test('[ACCT-02] what the bank has of each denom is what the holdings say', async () => {
  const answer = await fetch(`${url}/cosmos/bank/v1beta1/balances/${alice}?pagination.limit=1000`)
  const { balances } = (await answer.json()) as { balances: { denom: string; amount: string }[] }
  const told = (await listHoldings(alice, 200)).filter(({ bank }) => bank !== '0')
  assert.deepEqual(
    new Map(told.map(({ denom, bank }) => [denom, bank])),
    new Map(balances.map(({ denom, amount }) => [denom, amount])),
  )
})

test('[ACCT-04] positions and orders are in the units of people', async () => {
  const { positions } = await injsight.listPositions({ account: alice }).response
  assert.partialDeepStrictEqual(positions[0], {
    ticker: 'INJ/USDT PERP*',
    isLong: false,
    quantity: { human: '8' },
    entryPrice: { human: '24.996' },
  })
  const pages = await listAll(async (cursor) => {
    const { orders: lines, next } = await injsight.listOpenOrders({ account: alice, cursor, limit: 30 })
      .response
    return { lines, next }
  })
  assert.equal(new Set(pages.map(({ terms }) => terms?.hash)).size, pages.length)
  assert.ok(pages.length > 60)
  for (const [at, { terms }] of pages.entries()) {
    const before = pages[at - 1]?.terms
    if (before?.marketId !== terms?.marketId || before?.isBuy !== terms?.isBuy) continue
    assert.ok(Number(before?.price?.human) >= Number(terms?.price?.human), 'the highest price comes first')
  }
})

test('[ACCT-04] who rules over a token of the factory is told which, and how much there is', async () => {
  const page = { account: 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s', cursor: '', limit: 1 }
  const { denoms, next } = await injsight.listMintableDenoms(page).response
  const { denoms: rest } = await injsight.listMintableDenoms({ ...page, cursor: next }).response
  assert.equal(denoms.length + rest.length, 2)
  for (const { denom, supply } of [...denoms, ...rest]) {
    assert.match(denom, /^factory\/inj1/)
    assert.ok(BigInt(supply) >= 0n)
  }
})

test('[ACCT-04] a grant tells its limits as the chain holds them', async () => {
  const page = { account: alice, cursor: '', limit: 2 }
  const { grants, next } = await injsight.listGrants({ ...page, by: 'granter' }).response
  const [send] = grants
  assert.equal(send?.messageType, '/cosmos.bank.v1beta1.MsgSend')
  assert.ok(send.expiration > 1_795_000_000_000n)
  const limits = JSON.parse(send.authorization) as Record<string, unknown>
  assert.equal(limits['@type'], '/cosmos.bank.v1beta1.SendAuthorization')
  const { grants: rest } = await injsight.listGrants({ ...page, cursor: next, by: 'granter' }).response
  assert.equal(rest.length, 1)
})

test('what the index does not know is named, and not taken for nothing', async () => {
  await pool.query(`update module_sources set source = 'none' where module in ('staking', 'orders')`)
  try {
    const { unknown } = await injsight.getAccount({ account: alice }).response
    assert.deepEqual(unknown, ['orders', 'staking'])
    assert.deepEqual((await injsight.getStaking({ account: alice }).response).unknown, ['staking'])
    const page = { account: alice, cursor: '', limit: 1 }
    assert.deepEqual((await injsight.listOpenOrders(page).response).unknown, ['orders'])
    assert.deepEqual((await injsight.listHoldings(page).response).unknown, ['staking'])
  } finally {
    await pool.query(`update module_sources set source = 'genesis' where module in ('staking', 'orders')`)
  }
})

test('where rewards go is not said when somebody may have changed it', async () => {
  const withdrawAddress = async () => (await injsight.getStaking({ account: alice }).response).withdrawAddress
  assert.equal(await withdrawAddress(), alice)
  await pool.query(`update module_sources set source = 'none' where module = 'withdraw-addresses'`)
  try {
    assert.equal(await withdrawAddress(), '')
  } finally {
    await pool.query(`update module_sources set source = 'genesis' where module = 'withdraw-addresses'`)
  }
})

test('no place that we did not give is a page', async () => {
  for (const cursor of ['x', 'W10', Buffer.from('["a\\u0000"]').toString('base64url'), 'A'.repeat(3000)]) {
    for (const list of [
      'holdings',
      'orders',
      'denoms',
      'cw20',
      'nfts',
      'grants/granter',
      'allowances/grantee',
    ]) {
      const answer = await fetch(`${url}/injsight/v1/accounts/${alice}/${list}?cursor=${cursor}`)
      assert.equal(answer.status, 400, `${list} ${cursor.slice(0, 9)}`)
    }
  }
  for (const path of ['grants/nobody', 'holdings?limit=-1']) {
    assert.equal((await fetch(`${url}/injsight/v1/accounts/${alice}/${path}`)).status, 400)
  }
  assert.equal((await fetch(`${url}/injsight/v1/accounts/nobody`)).status, 400)
})
