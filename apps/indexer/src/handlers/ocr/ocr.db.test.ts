import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const events = 'injective.ocr.v1beta1'

await forEachRecording((recording, test) => {
  test('a feed has the config that was set last, with its digest', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ feed: string; config: unknown; info: object; epoch: string }>(
      'select feed, config, info, epoch from ocr_feeds order by feed',
    )
    const set = new Map(
      listRecordedEvents(recording, `${events}.EventConfigSet`).map(({ values }) => {
        const config = JSON.parse(values['config'] ?? '') as { module_params: { feed_id: string } }
        const info: unknown = JSON.parse(values['config_info'] ?? '')
        return [config.module_params.feed_id, { config, info }]
      }),
    )
    assert.deepEqual(
      rows,
      [...set]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([feed, last]) => ({ feed, ...last, epoch: '0' })),
    )
  })
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
