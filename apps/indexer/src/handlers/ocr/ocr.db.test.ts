import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made-chain.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const events = 'injective.ocr.v1beta1'

test('a feed has the config that was set last, with its digest', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query<{
    feed: string
    config: Record<string, unknown>
    info: object
    epoch: string
  }>('select feed, config, info, epoch from ocr_feeds')
  const [{ feed, config, info, epoch } = { feed: '', config: {}, info: {}, epoch: '' }] = rows
  assert.deepEqual([rows.length, feed, epoch], [1, 'LINK/USDC', '0'])
  assert.deepEqual(info, {
    latest_config_digest: 'AAKP+pTIblZs6b6b1bWuoz/bqsGb9FDSoago4tdKtDE=',
    f: 1,
    n: 4,
    config_count: '2',
    latest_config_block_number: '1789',
  })
  assert.equal((config['module_params'] as Record<string, string>)['link_per_transmission'], '22')
})

const update = {
  typeUrl: `/${events}.MsgUpdateFeed`,
  value: Buffer.from([18, 1, 65]), // feed_id: A
}

test('an answer stands until the next one; epochs begin anew with the config of an admin, not of governance', async () => {
  const answered = { txs: [{ events: [config, answer('1', '5.5'), answer('2', '6.5')] }] }
  const sets: [MadeBlock, string][] = [
    [{ end: [config] }, '2'],
    [{ txs: [{ messages: [update], events: [config] }] }, '0'],
  ]
  for (const [set, epoch] of sets) {
    const { pool } = await indexMade([answered, set])
    const { rows } = await pool.query(
      'select epoch, aggregator_round, answer, observed, transmitted from ocr_feeds',
    )
    assert.deepEqual(rows, [
      {
        epoch,
        aggregator_round: '2',
        answer: '6.500000000000000000',
        observed: '7',
        transmitted: '1767225601',
      },
    ])
    const told = await pool.query('select round, answer from ocr_transmissions order by place')
    assert.deepEqual(told.rows, [
      { round: '1', answer: '5.500000000000000000' },
      { round: '2', answer: '6.500000000000000000' },
    ])
  }
})

const config: MadeEvent = [
  `${events}.EventConfigSet`,
  {
    config: { module_params: { feed_id: 'A' } },
    config_info: { config_count: '1' },
    config_digest: '"AA=="',
  },
]

function answer(round: string, value: string): MadeEvent {
  return [
    `${events}.EventNewTransmission`,
    {
      feed_id: '"A"',
      aggregator_round_id: round,
      answer: `"${value}"`,
      transmitter: `"${account}"`,
      observations_timestamp: '"7"',
      epoch_and_round: { epoch: round, round: '1' },
    },
  ]
}
