import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRestOf } from './older-rest.ts'

test('[NET-02] lists of transactions over REST are asked by number, page after page', () => {
  const first = olderRestOf('/api/explorer/v2/txs?token=&status=fail&type=&per_page=2')
  assert.equal(first?.url, '/api/explorer/v1/txs?limit=2&status=fail')
  const data = [{ tx_number: 9 }, { tx_number: 7 }]
  assert.deepEqual(first.toNewer({ paging: { total: 9 }, data }), { data, paging: { next: ['6'] } })
  const next = olderRestOf('/api/explorer/v2/accountTxs/inj1?token=6&per_page=2')
  assert.equal(next?.url, '/api/explorer/v1/accountTxs/inj1?limit=2&to_number=6')
  assert.deepEqual(next.toNewer({ data: [{ tx_number: 6 }] }), {
    data: [{ tx_number: 6 }],
    paging: { next: [] },
  })
})

test('what a public explorer has over REST is asked as it is', () => {
  for (const url of ['/api/explorer/v1/txs?limit=2', '/api/explorer/v2/blocks', '/api/explorer/v2/txs/a/b'])
    assert.equal(olderRestOf(url), undefined)
})

test('what is no list is no list with nothing in it', () => {
  const { toNewer } = olderRestOf('/api/explorer/v2/txs?per_page=2') ?? assert.fail('it has an older shape')
  for (const none of [{ data: [] }, { data: null }])
    assert.deepEqual(toNewer(none), { data: [], paging: { next: [] } })
  for (const told of [{ data: { 0: 2 } }, 'x', null])
    assert.throws(() => toNewer(told), { kind: 'bad-chain-data' })
})
