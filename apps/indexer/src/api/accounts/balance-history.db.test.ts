import assert from 'node:assert/strict'
import { decodeAddress } from '@injsight/chain'
import type { SupplyPoint } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { listBalancesBefore, listBalanceLines } from '#src/queries/accounts/balance-history.ts'
import { listDepositsBefore } from '#src/queries/exchange/accounts/deposit-history.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { listSupplyLines } from '#src/queries/tokens/supply-history.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { listBalanceHistory, listSupplyHistory } from './balance-history.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await copyOfIndexedRecording(recording)
  const { alice = '' } = readNames(recording)
  /** What the genesis gives, by account and denom. */
  const { value: genesis } = await (await openRecordedChain(recording.folder)).fetchGenesis()
  const { balances: givenBalances } = genesis.app_state['bank'] as {
    balances: { address: string; coins: { denom: string; amount: string }[] }[]
  }
  const given = new Map(
    givenBalances.flatMap(({ address, coins }) =>
      coins.map(({ denom, amount }) => [`${address} ${denom}`, amount] as const),
    ),
  )
  const { balances } = readExpected(recording, 'balances') as {
    balances: Record<string, Record<string, string>>
  }

  test('the history of every balance begins with what it is now, and each line leads to the one before', async () => {
    for (const [account, held] of Object.entries(balances)) {
      for (const [denom, amount] of Object.entries(held)) {
        const { points, first, next } = await listBalanceHistory(pool, {
          account,
          denom,
          before: 0n,
          limit: 1000,
        })
        assert.equal(points[0]?.amount ?? first, amount, `${account} ${denom}`)
        for (const [at, { amount, change }] of points.entries()) {
          const older = points[at + 1]
          if (older !== undefined) assert.equal(BigInt(amount) - BigInt(change), BigInt(older.amount))
        }
        const last = points.at(-1)
        if (next === 0n && last !== undefined) {
          assert.equal(BigInt(last.amount) - BigInt(last.change), BigInt(first))
        }
        // What has more lines than a page is asked for no further here.
        const begun = next === 0n ? (given.get(`${account} ${denom}`) ?? '0') : ''
        assert.equal(first, begun, `${account} ${denom} in the genesis`)
      }
    }
  })

  test('a line is what a block changed: what is told again is none, and moves in one transaction are one', async () => {
    const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
    const held = { address: account, coins: [{ denom: 'inj', amount: '100' }] }
    const tell = (amt: string): MadeEvent => {
      const addr = Buffer.from(decodeAddress(account).bytes).toString('base64')
      const denom = Buffer.from('inj').toString('base64')
      return ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [{ addr, denom, amt }] }]
    }
    const move = (who: string, amount: string): MadeEvent => [
      who === 'receiver' ? 'coin_received' : 'coin_spent',
      { [who]: account, amount },
    ]
    const events = [move('receiver', '7inj'), move('spender', '2inj,9peggy0xa'), move('receiver', '1inj')]
    const { pool: made } = await indexMade(
      [{ end: [tell('90')] }, { end: [tell('90')] }, { txs: [{ events }], end: [tell('96')] }, {}],
      { bank: { balances: [held] } },
    )
    const ask = { account, denom: 'inj', before: 0n, limit: 0 }
    const { points, first } = await listBalanceHistory(made, ask)
    assert.deepEqual(
      points.map(({ height, amount, change }) => [height, amount, change]),
      [
        [3n, '96', '6'],
        [1n, '90', '-10'],
      ],
    )
    assert.equal(first, '100')
    const before = await listBalanceHistory(made, { ...ask, before: 1n })
    assert.deepEqual([before.points, before.first], [[], '100'])
  })

  test('pages of a history follow one another, whatever their length', async () => {
    const ask = { account: alice, denom: 'inj' }
    const whole = await listBalanceHistory(pool, { ...ask, before: 0n, limit: 1000 })
    const heights: bigint[] = []
    let before = 0n
    do {
      const { points, next } = await listBalanceHistory(pool, { ...ask, before, limit: 7 })
      heights.push(...points.map(({ height }) => height))
      before = next
    } while (before !== 0n)
    assert.deepEqual(
      heights,
      whole.points.map(({ height }) => height),
    )
  })

  test('who never held anything has no lines, and held nothing all the time', async () => {
    const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
    const reply = await listBalanceHistory(pool, { account, denom: 'nothing', before: 0n, limit: 0 })
    assert.deepEqual([reply.points, reply.first, reply.next, reply.isKnown], [[], '0', 0n, true])
  })

  test('the supply goes back to that of the genesis, page by page', async () => {
    const { supply } = readExpected(recording, 'supply') as { supply: { denom: string; amount: string }[] }
    for (const { denom, amount } of supply) {
      const all: SupplyPoint[] = []
      let cursor = ''
      do {
        const page = await listSupplyHistory(pool, { denom, cursor, limit: 1000 })
        all.push(...page.points)
        cursor = page.next
      } while (cursor !== '')
      if (all[0] !== undefined) assert.equal(all[0].amount, amount)
      for (const [at, { amount, minted, burned }] of all.entries()) {
        const older = all[at + 1]
        if (older !== undefined)
          assert.equal(BigInt(amount) - BigInt(minted) + BigInt(burned), BigInt(older.amount))
      }
      const last = all.at(-1)
      if (denom === 'inj') {
        assert.equal(
          BigInt(last?.amount ?? 0) - BigInt(last?.minted ?? 0),
          [...given].reduce(
            (sum, [name, amount]) => (name.endsWith(' inj') ? sum + BigInt(amount) : sum),
            0n,
          ),
        )
        assert.equal(last?.modules, 'mint')
      }
    }
  })

  test('an index that began in the middle says from where it knows, and what it does not know is not zero', async () => {
    const middle = recording.to / 4n
    const { pool: begun } = await copyOfIndexedRecording(recording)
    await begun.query('update chain_state set base = $1', [middle + 1n])
    await begun.query('delete from balance_history where height <= $1', [middle])
    const ask = {
      account: alice,
      denom: 'inj',
      before: 0n,
      limit: 1000,
    }
    const { points, first, ...known } = await listBalanceHistory(begun, ask)
    assert.deepEqual([known.knownFrom, known.isKnown], [middle, true])
    const { points: whole } = await listBalanceHistory(pool, ask)
    assert.equal(first, whole[points.length]?.amount)

    await begun.query(`update module_sources set source = 'none' where module = 'bank'`)
    const unknown = await listBalanceHistory(begun, { ...ask, denom: 'nothing' })
    assert.deepEqual([unknown.isKnown, unknown.first], [false, ''])
    const supply = await listSupplyHistory(begun, { denom: 'inj', cursor: '', limit: 2 })
    assert.deepEqual(
      supply.points.map(({ amount }) => amount),
      ['', ''],
    )
  })

  test('histories are read by their keys, however long they are', async () => {
    const key = {
      account: accountKey(decodeAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku').bytes),
      denom: denomKey('inj'),
    }
    await pool.query(
      `insert into balance_history select 3000 + n % 500000, ${key.denom}, n / 500000, 1, 1 from generate_series(0, 99999) as n`,
    )
    await pool.query(
      `insert into coin_flows select 3000 + n, ${key.denom}, 1, 1, 0 from generate_series(0, 49999) as n`,
    )
    await pool.query('analyze')
    for (const ask of [
      () => listBalanceLines(pool, key, { below: 10_000n, limit: 100 }),
      () => listBalancesBefore(pool, 2000n, [key, key]),
      () => listSupplyLines(pool, key.denom, { below: 10_000n, limit: 100 }),
      () => listDepositsBefore(pool, 2000n, [{ subaccount: 1n, denom: key.denom }]),
    ]) {
      const plan = await planOf(ask)
      assert.doesNotMatch(plan, /Seq Scan on (balance_history|coin_flows|blocks)/, plan)
    }
  })

  /** The plan of what a question asks of the database. */
  async function planOf(ask: () => Promise<unknown>): Promise<string> {
    const asked: { text: string; values: unknown[] }[] = []
    const query = pool.query.bind(pool)
    Object.assign(pool, { query: (one: (typeof asked)[number]) => (asked.push(one), query(one)) })
    try {
      await ask()
    } finally {
      Object.assign(pool, { query })
    }
    const [one] = asked
    assert.ok(one)
    const { rows } = await pool.query<Record<string, string>>(`explain ${one.text}`, one.values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})
