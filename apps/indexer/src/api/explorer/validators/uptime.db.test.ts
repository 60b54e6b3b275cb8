import assert from 'node:assert/strict'
import { after } from 'node:test'
import { IndexerGrpcExplorerApi, IndexerRestExplorerApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../../test/indexed-api.ts'
import { readRecordedBlocks } from '../../../../test/recorded/recorded-blocks.ts'

/** CometBFT's flag of who didn't vote; a vote for no block is one. */
const absent = 1

await forEachRecording(async (recording, test) => {
  const { url, pool, stop } = await indexedApi(recording)
  after(stop)
  const grpc = new IndexerGrpcExplorerApi(url)
  const rest = new IndexerRestExplorerApi(`${url}/api/explorer/v1`)
  const newest = readRecordedBlocks(recording)
    .map(({ block }) => block.block)
    .slice(-101)

  test('what a validator did with the last hundred blocks is what the blocks after them say', async () => {
    const { rows } = await pool.query<{ consensus: Buffer }>('select consensus from validators')
    let told = 0
    for (const { consensus } of rows) {
      const address = encodeAddress('injvalcons', consensus)
      const name = consensus.toString('hex').toUpperCase()
      const votes = await grpc.fetchValidatorUptime(address)
      const expected = newest
        .slice(0, -1)
        .map((block, at) => {
          const signatures = newest[at + 1]?.last_commit.signatures ?? []
          const vote = signatures.find((one) => one.validator_address === name)
          const isProposer = block.header.proposer_address === name
          const status = isProposer
            ? 'proposed'
            : vote !== undefined && vote.block_id_flag !== absent
              ? 'signed'
              : 'missed'
          return { blockNumber: Number(block.header.height), status }
        })
        .toReversed()
      const byHeight = new Map(expected.map(({ blockNumber, status }) => [blockNumber, status]))
      for (const { blockNumber, status } of votes)
        assert.equal(status, byHeight.get(blockNumber), `${address} at ${blockNumber}`)
      const known = await rest.fetchValidatorUptime(address)
      assert.deepEqual(
        known.map(({ blockNumber, status }) => [blockNumber, status]),
        votes.map(({ blockNumber, status }) => [blockNumber, status]),
      )
      assert.ok(votes.length <= 100)
      told += votes.length
    }
    assert.ok(told >= 100)
  })
})
