import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { decodePositions } from './history/position-changes.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import {
  base64,
  derivativeMarket,
  hex,
  perpetualId,
  subaccount,
  told,
} from '../../../test/made/made-exchange.ts'

type Form = { isLong?: boolean; generation?: 'v2' }

/** What the chain tells of a position: how much of which side, and the market's cumulative funding. */
function now(quantity: string, funding: string, { isLong = true, generation }: Form = {}) {
  return told(
    'EventBatchDerivativePosition',
    {
      market_id: perpetualId,
      positions: [
        {
          subaccount_id: base64(subaccount(1)),
          position: { isLong, quantity, entry_price: '25', margin: '5', cumulative_funding_entry: funding },
        },
      ],
    },
    generation,
  )
}
const short = { isLong: false }
const v2 = { generation: 'v2' } as const

/** @param blocks events of each, from height 1 on */
async function openedBy(blocks: MadeEvent[][]): Promise<unknown> {
  const { pool } = await indexMade(blocks.map((end) => ({ end })))
  const { rows } = await pool.query(
    'select opened::int4, changed::int4, trim_scale(funded)::text as funded from positions',
  )
  return rows[0]
}

test('[ACCT-04] a position lasts from the block that opens it, and adds up the funding of what it was before each change', async () => {
  assert.deepEqual(await openedBy([[], [now('2', '1')]]), { opened: 2, changed: 2, funded: '0' })
  // Two contracts pay 3 each, then five receive 1 each.
  const changed = [[now('2', '1')], [now('5', '4')], [now('1', '3')]]
  assert.deepEqual(await openedBy(changed), { opened: 1, changed: 3, funded: '-1' })
  const ofShort = [[now('2', '1', short)], [now('2', '4', short)]]
  assert.deepEqual(await openedBy(ofShort), { opened: 1, changed: 2, funded: '6' })
})

test('[ACCT-04] one that changes its side, or is closed and opened again, begins anew', async () => {
  const fresh = { opened: 2, changed: 2, funded: '0' }
  assert.deepEqual(await openedBy([[now('2', '1')], [now('3', '4', short)]]), fresh)
  assert.deepEqual(await openedBy([[now('2', '1')], [now('0', '4'), now('1', '4')]]), fresh)
  assert.deepEqual(await openedBy([[now('2', '1')], [now('0', '4')]]), undefined)
  assert.deepEqual(await openedBy([[now('2', '1')], [now('0', '4')], [now('2', '4')]]), {
    ...fresh,
    opened: 3,
    changed: 3,
  })
})

test('[ACCT-04] two changes in one block both count', async () => {
  assert.deepEqual(await openedBy([[now('2', '1')], [now('3', '2'), now('4', '4')]]), {
    opened: 1,
    changed: 2,
    funded: '-8',
  })
})

test('[ACCT-04] funding is not added up over two generations, which count in other units', async () => {
  const across = [[now('2', '1000000')], [now('2', '1', v2)], [now('2', '2', v2)]]
  assert.deepEqual(await openedBy(across), { opened: 1, changed: 3, funded: null })
  const after = [...across, [now('2', '3', { ...v2, ...short })], [now('2', '4', { ...v2, ...short })]]
  assert.deepEqual(await openedBy(after), { opened: 4, changed: 5, funded: '2' })
})

const migrated = (nonce: number, quantity: string) =>
  told(
    'EventDerivativePositionV2Migration',
    {
      position: {
        subaccount_id: base64(subaccount(nonce)),
        market_id: perpetualId,
        position: { isLong: true, quantity, entry_price: '25', margin: '5', cumulative_funding_entry: '1' },
      },
    },
    'v2',
  )

test('a position that the upgrade to v2 tells anew has its units, whoever told it last', async () => {
  const { pool } = await indexMade([{ end: [now('2', '1000000')] }, { begin: [migrated(1, '2')] }])
  const { rows } = await pool.query(
    'select opened::int4, changed::int4, generation, trim_scale(entry_price)::text as entry from positions',
  )
  assert.deepEqual(rows, [{ opened: 1, changed: 2, generation: 2, entry: '25' }])
  const { rows: history } = await pool.query<{ height: number; changes: Buffer }>(
    'select height::int4, changes from position_changes order by height',
  )
  assert.deepEqual(
    history.map(({ height, changes }) => [
      height,
      decodePositions(changes)[0]?.position.cumulative_funding_entry,
    ]),
    [
      [1, 10n ** 24n],
      [2, 10n ** 18n],
    ],
  )
  assert.deepEqual((await pool.query(`select why from unread where module = 'exchange'`)).rows, [])
})

test('all positions that the upgrade to v2 tells anew are read at once', async (t) => {
  const nonces = Array.from({ length: 200 }, (_, nonce) => nonce)
  const position = { isLong: true, quantity: '2', entry_price: '25000000', margin: '5000000' }
  const positions = nonces.map((nonce) => ({
    market_id: perpetualId,
    subaccount_id: hex(subaccount(nonce)),
    position: { ...position, cumulative_funding_entry: '1000000' },
  }))
  const asked = t.mock.method(Client.prototype, 'query').mock
  const { pool } = await indexMade([{ begin: nonces.map((nonce) => migrated(nonce, '2')) }], {
    exchange: { derivative_markets: [derivativeMarket()], positions },
  })
  const names = asked.calls.map(({ arguments: [query] }) => (query as unknown as { name?: string }).name)
  assert.equal(names.filter((name) => name?.startsWith('read_positions_')).length, 1)
  const { rows } = await pool.query('select generation, count(*)::int4 as n from positions group by 1')
  assert.deepEqual(rows, [{ generation: 2, n: 200 }])
})
