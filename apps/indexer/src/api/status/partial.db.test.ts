import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createNodeClient } from '@injsight/node-client'
import { silentLogger as log } from '@injsight/runtime'
import { forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { upToDate } from '../../../test/indexed-api.ts'
import { beginAt, indexRange } from '../../../test/index-range.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { startApi } from '../server/server.ts'

await forEachRecording(async (recording, test) => {
  // An index of the blocks 100 to 160, begun with a node that has forgotten its state of then.
  const [base, head] = [100n, 160n]
  const chain = await openRecordedChain(recording.folder)
  const { url: databaseUrl, pool } = await emptyIndex()
  const client = await connect(databaseUrl, 'test')
  await beginAt(client, chain, base)
  await indexRange(client, chain, { from: base, to: head, size: 50 })
  await client.end()
  const played = await playRecording(recording)
  after(played.stop)
  const asked = await answerWith(played.url)
  const alone = await answerWith('http://127.0.0.1:1')

  test('a block before the index is not there, and the range that is there is said', async () => {
    const { status, body } = await get(asked, '/api/explorer/v1/blocks/50')
    assert.equal(status, 404)
    assert.match(body.message, /begins at 100/)
  })

  test('lists of what came before the index are not known, rather than empty', async () => {
    for (const path of ['blocks?before=100', 'blocks?before=20', 'txs?before=100']) {
      const { status, body } = await get(asked, `/api/explorer/v1/${path}`)
      assert.equal(status, 404, path)
      assert.match(body.message, /Not known before block 100: the index holds blocks 100 to 160/, path)
    }
    assert.equal((await get(asked, '/api/explorer/v1/blocks?before=101')).status, 200)
  })

  test('a hash that the index does not have may be older than it: so the answer says', async () => {
    for (const path of [`txs/0x${'ab'.repeat(32)}`, `blocks/0x${'ab'.repeat(32)}`]) {
      const { status, body } = await get(asked, `/api/explorer/v1/${path}`)
      assert.equal(status, 404)
      assert.match(body.message, /holds blocks 100 to 160 only/)
    }
  })

  test('balances and supplies that the index cannot know are what the node says', async () => {
    const { supply } = readExpected(recording, 'supply') as { supply: { denom: string; amount: string }[] }
    const inj = supply.find(({ denom }) => denom === 'inj')?.amount
    const { body } = await get(asked, '/cosmos/bank/v1beta1/supply/by_denom?denom=inj')
    assert.equal((body as unknown as { amount: { amount: string } }).amount.amount, inj)
  })

  test('without the node they are nothing that could be taken for a zero', async () => {
    const paths = [
      '/cosmos/bank/v1beta1/supply/by_denom?denom=inj',
      '/cosmos/bank/v1beta1/supply',
      `/cosmos/bank/v1beta1/balances/${readNames(recording)['alice']}`,
      '/api/explorer/v1/stats',
      '/api/explorer/v1/validators',
    ]
    for (const path of paths) {
      const { status } = await get(alone, path)
      assert.equal(status, 503, path)
    }
  })

  async function answerWith(nodeUrl: string): Promise<string> {
    const node = createNodeClient({ url: nodeUrl, timeoutMs: 60_000, retries: 0 })
    const progress = upToDate(recording, head)
    const api = await startApi({ pool, databaseUrl, node, log, port: 0, progress })
    after(async () => {
      await api.stop()
      node.close()
    })
    return api.url
  }
})

async function get(url: string, path: string): Promise<{ status: number; body: { message: string } }> {
  const answer = await fetch(url + path)
  return { status: answer.status, body: (await answer.json()) as { message: string } }
}
