import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GetMentionsResponse } from '@injsight/injsight-v1'
import { olderRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readNamedTxs } from '../../../test/named-txs.ts'
import { getMentions } from './get-mentions.ts'
import { listNames } from './list-names.ts'

const { pool } = await indexedRecording(olderRecording)
const txs = readNamedTxs(olderRecording)

test('[TX-03] markets that are no longer open, contracts and proposals have their names', async () => {
  const { markets } = await mentionsOf('exchange.binary-cancel')
  assert.deepEqual(
    markets.map(({ ticker, kind, quoteDecimals }) => ({ ticker, kind, quoteDecimals })),
    [{ ticker: 'MATCH', kind: 'binary', quoteDecimals: 6 }],
  )
  const { contracts } = await mentionsOf('wasm.burn')
  assert.deepEqual(
    contracts.map(({ symbol, decimals, isToken }) => ({ symbol, decimals, isToken })),
    [{ symbol: 'LOCAL', decimals: 6, isToken: true }],
  )
  assert.equal((await mentionsOf('gov.deposit')).proposals[0]?.title, 'Deposit in two parts')
})

test('[TX-04] a packet is told from both of its ends, to its end', async () => {
  const {
    packets: [sent],
    channels,
  } = await mentionsOf('ibc.transfer-2')
  assert.equal(sent?.isOutgoing, true)
  assert.deepEqual(
    sent.steps.map(({ deed, hasFailed }) => [deed, hasFailed]),
    [
      ['send', false],
      ['acknowledge', false],
    ],
  )
  assert.ok(channels.some(({ channel, chain }) => channel === sent.channel && chain === sent.chain))
  const back = await mentionsOf('ibc.timeout')
  assert.equal(back.packets[0]?.steps.at(-1)?.deed, 'timeout')
})

test('every named transaction can be asked for what it names, and one that is not there is said to be missing', async () => {
  for (const { hash } of txs.slice(0, 200)) {
    const mentions = await getMentions(pool, hash)
    GetMentionsResponse.fromBinary(GetMentionsResponse.toBinary(mentions))
  }
  await assert.rejects(getMentions(pool, 'ff'.repeat(32)), { kind: 'not-found' })
})

async function mentionsOf(name: string): Promise<GetMentionsResponse> {
  const { hash = '' } = txs.find((tx) => tx.name === name) ?? {}
  return getMentions(pool, hash)
}

test('[TX-03] a proposal that the chain dropped keeps its title', async () => {
  const asked = { markets: [], contracts: [], proposals: [10n], channels: [] }
  const [dropped] = (await listNames(pool, asked)).proposals
  assert.equal(dropped?.id, 10n)
  assert.notEqual(dropped.title, '')
  const { rows } = await pool.query('select from proposals where id = 10')
  assert.equal(rows.length, 0)
})

test('[TX-03] names are told of many things at once, and too many are refused', async () => {
  const { contracts } = await mentionsOf('wasm.burn')
  const asked = { markets: [], contracts: [contracts[0]?.address ?? ''], proposals: [5n, 999n], channels: [] }
  assert.deepEqual(await listNames(pool, asked), {
    markets: [],
    contracts,
    proposals: [{ id: 5n, title: 'A text proposal' }],
    channels: [],
  })
  const tooMany = { ...asked, proposals: Array.from({ length: 201 }, () => 5n) }
  await assert.rejects(listNames(pool, tooMany), { kind: 'invalid-input' })
})
