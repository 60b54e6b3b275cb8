import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  GetBankTransfersRequest,
  type GetBankTransfersResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { IndexerGrpcExplorerApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { createBankTransferMethods } from './bank-transfers.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'

type Line = { sender: string; recipient: string; height: number; coins: string }

await forEachRecording(async (recording, test) => {
  const { url, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcExplorerApi(url)
  const told = listRecordedEvents(recording, 'transfer')
    .filter(({ values }) => values['msg_index'] !== undefined && values['amount'] !== '')
    .map(({ height, values }): Line => ({
      sender: values['sender'] ?? '',
      recipient: values['recipient'] ?? '',
      height,
      coins: (values['amount'] ?? '').split(',').toSorted().join(),
    }))
  const named = ({ sender, recipient, height, coins }: Line) => `${height} ${sender} ${recipient} ${coins}`

  async function readAll(more: Parameters<typeof api.fetchBankTransfersV2>[0]): Promise<Line[]> {
    const lines: Line[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: Awaited<ReturnType<typeof api.fetchBankTransfersV2>> = await api.fetchBankTransfersV2({
        ...more,
        token,
        perPage: 100,
      })
      assert.ok(page.data.length <= 100)
      for (const { sender, recipient, amounts, blockNumber } of page.data) {
        const coins = amounts.map(({ amount, denom }) => `${amount}${denom}`)
        lines.push({ sender, recipient, height: blockNumber, coins: coins.toSorted().join() })
      }
      token = page.paging?.next?.[0]
    }
    return lines
  }

  test('transfers of coins are those that messages made, page by page, the newest first', async () => {
    const all = await readAll({})
    assert.ok(all.length > 100)
    assert.deepEqual(all.map(named).toSorted(), told.map(named).toSorted())
    const answer = await fetch(`${url}/api/explorer/v1/bank/transfers?limit=3`)
    const { data } = (await answer.json()) as { data: { block_number: string }[] }
    assert.deepEqual(
      data.map((one) => Number(one.block_number)),
      all.slice(0, 3).map(({ height }) => height),
    )
    assert.ok(all.every(({ height }, at) => at === 0 || height <= (all[at - 1]?.height ?? 0)))
  })

  test('what is to be skipped is skipped once, over all pages that it takes', async () => {
    const { pool } = await indexedRecording(recording)
    const methods = createBankTransferMethods({ pool, most: 1 })
    const all = await readAll({})
    const skip = Math.min(all.length - 5, 5_000)
    const found: string[] = []
    let token: string | undefined = ''
    for (; token !== undefined && found.length < 5;) {
      const request = GetBankTransfersRequest.create({ skip: BigInt(skip), limit: 3, token })
      const { data, paging }: GetBankTransfersResponse = await methods.getBankTransfers(request)
      found.push(...data.map(({ sender, recipient, blockNumber }) => `${blockNumber} ${sender} ${recipient}`))
      token = paging?.next[0]
    }
    assert.deepEqual(
      found.slice(0, 5),
      all.slice(skip, skip + 5).map(({ height, sender, recipient }) => `${height} ${sender} ${recipient}`),
    )
  })

  test('they are found by who sent, who received, either of them, and the community pool', async () => {
    const [{ sender, recipient } = assert.fail()] = told
    const pool = encodeAddress('inj', moduleAccountOf('distribution'))
    const either = (one: Line, who: string) => one.sender === who || one.recipient === who
    const asked: [Parameters<typeof readAll>[0], (one: Line) => boolean][] = [
      [{ senders: [sender] }, (one) => one.sender === sender],
      [{ recipients: [recipient] }, (one) => one.recipient === recipient],
      [{ address: [recipient] }, (one) => either(one, recipient)],
      [{ isCommunityPoolRelated: true }, (one) => either(one, pool)],
    ]
    for (const [request, isMeant] of asked) {
      const found = await readAll(request)
      assert.deepEqual(found.map(named).toSorted(), told.filter(isMeant).map(named).toSorted())
      assert.notEqual(found.length, 0)
    }
    await assert.rejects(api.fetchBankTransfersV2({ senders: ['x'] }))
    await assert.rejects(api.fetchBankTransfersV2({ token: 'x' }))
  })
})
