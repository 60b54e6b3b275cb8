import assert from 'node:assert/strict'
import { after } from 'node:test'
import { txHash } from '@injsight/light-client'
import { forEachRecording } from '@injsight/testing'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

await forEachRecording(async (recording, test) => {
  const { url, stop } = await indexedApi(recording)
  after(stop)

  const told = readRecordedBlocks(recording).flatMap(({ block }) => block.block.data.txs ?? [])
  const fetchRaw = (hash: string) => fetch(`${url}/injsight/v1/transactions/${hash}/raw`)

  test('[TX-02] the bytes of a transaction are those that its block has', async () => {
    for (const tx of told.filter((_, at) => at % 41 === 0)) {
      assert.deepEqual(await (await fetchRaw(hashOf(tx))).json(), { tx })
    }
  })

  test('[TX-02] a transaction that is not there has no bytes', async () => {
    assert.equal((await fetchRaw('ab'.repeat(32))).status, 404)
    assert.equal((await fetchRaw('x')).status, 400)
  })
})

const hashOf = (tx: string) => Buffer.from(txHash(Buffer.from(tx, 'base64'))).toString('hex')
