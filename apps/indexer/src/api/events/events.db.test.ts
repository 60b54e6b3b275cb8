import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after } from 'node:test'
import { EventProviderAPIClient } from '@injectivelabs/indexer-proto-ts-v2/generated/event_provider_api_pb.client'
import { HealthClient } from '@injectivelabs/indexer-proto-ts-v2/generated/health_pb.client'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'

await forEachRecording(async (recording, test) => {
  const { transport, stop } = await indexedApi(recording)
  after(stop)
  const client = new EventProviderAPIClient(transport)
  const { to } = recording
  const blocks = readRecordedBlocks(recording)
  const busy = blocks.find(({ block_results }) => (block_results.txs_results?.length ?? 0) > 2)
  assert.ok(busy)
  const height = Number(busy.block.block.header.height)

  test('events of a block are those that the node told, with the transactions that they belong to', async () => {
    const { rawBlock } = await client.getABCIBlockEventsAtHeight({ height }).response
    const { txs_results, finalize_block_events } = busy.block_results
    const strip = (
      events: { type: string; attributes: { key: string; value: string }[] }[] | null | undefined,
    ) =>
      (events ?? []).map(({ type, attributes }) => ({
        type,
        attributes: attributes.map(({ key, value }) => ({ key, value })),
      }))
    assert.deepEqual(
      rawBlock?.txsResults.map(({ events }) => strip(events)),
      txs_results?.map(({ events }) => strip(events)),
    )
    assert.deepEqual(
      rawBlock?.txsResults.map(({ txHash }) => Buffer.from(txHash)),
      busy.block.block.data.txs.map((raw) => hash('sha256', Buffer.from(raw, 'base64'), 'buffer')),
    )
    const own = [...(rawBlock?.beginBlockEvents ?? []), ...(rawBlock?.endBlockEvents ?? [])]
    assert.deepEqual(strip(own), strip(finalize_block_events))
    const [first] = own
    assert.ok(first)
    const some = await client.getABCIBlockEvents({ height, eventTypes: [first.type] }).response
    assert.ok(
      some.rawBlock?.beginBlockEvents
        .concat(some.rawBlock.endBlockEvents)
        .every(({ type }) => type === first.type),
    )
  })

  test('the newest height is told, and blocks are streamed from any on', async () => {
    const { data } = await client.getLatestHeight({}).response
    assert.equal(data?.height, to)
    const ending = new AbortController()
    const call = client.streamABCIEvents(
      { height: Number(to) - 4, eventTypes: [], batchSize: 3, fetchers: 1 },
      { abort: ending.signal },
    )
    const heights: [bigint, boolean][] = []
    for await (const { blocks: some } of call.responses) {
      heights.push(...some.map((block): [bigint, boolean] => [block.height, block.inSync]))
      if (heights.at(-1)?.[0] === to) break
    }
    ending.abort()
    assert.deepEqual(
      heights,
      [4n, 3n, 2n, 1n, 0n].map((before) => [to - before, before === 0n]),
    )
    const { data: health } = await new HealthClient(transport).getStatus({}).response
    assert.equal(health?.localHeight, Number(to))
  })

  test('heights that make no sense are refused, blocks that are not there are not found', async () => {
    await assert.rejects(client.getABCIBlockEventsAtHeight({ height: -1 }).response, {
      kind: 'invalid-input',
    })
    await assert.rejects(client.getABCIBlockEventsAtHeight({ height: 9_999_999 }).response, {
      kind: 'not-found',
    })
  })
})
