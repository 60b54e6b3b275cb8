import assert from 'node:assert/strict'
import { readAccount } from '@injsight/chain'
import {
  ListOutcomesResponse,
  type EthereumLog,
  type OrderOutcome,
  type TokenMove,
} from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { decodeEventLog, erc20Abi, erc721Abi, toEventSelector, zeroAddress, type Hex } from 'viem'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { getEthereumTransaction } from '../evm/get-transaction.ts'
import { getMentions } from '../mentions/get-mentions.ts'
import { getOrderFates } from '../orders/get-orders.ts'
import { listOutcomes } from './list-outcomes.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const cache = createBlockCache({ pool, bytes: 1 << 20 })
  const list = (hashes: string[]) => listOutcomes({ pool, cache }, hashes)

  test('[TX-01] of a page of transactions it is told at once what their pages tell one by one', async () => {
    let [told, unknown] = [0, 0]
    const { from } = readBusyRange(recording)
    const last = Number(recording.to) - 10
    for (const heights of ['between 60 and 110', `between ${from} and ${from + 4}`, `> ${last}`]) {
      const hashes = (await listHashes(`tx_seq >> 16 ${heights}`)).slice(0, 100)
      const { outcomes } = ListOutcomesResponse.fromBinary(ListOutcomesResponse.toBinary(await list(hashes)))
      assert.deepEqual(
        outcomes.map(({ hash }) => hash),
        hashes,
      )
      for (const { hash, orders } of outcomes) {
        const { orders: fates } = await getOrderFates(pool, hash)
        // What took the place of an order stands after it, under the same places.
        const first = new Map(fates.toReversed().map((fate) => [placeOf(fate), fate]))
        assert.equal(orders.length, first.size)
        for (const outcome of orders) {
          if (outcome.status === 'unknown') unknown++
          else assert.deepEqual(shortOf(outcome), shortOf(first.get(placeOf(outcome)) ?? outcome))
          told++
        }
      }
    }
    assert.ok(told > 200, String(told))
    assert.ok(unknown < told / 50, String(unknown))
  })

  test('[TX-01] what became of packets that left is told as their pages tell it', async () => {
    const hashes = await listHashes(`tx_seq in (select seq from ibc_packets where deed = 'send')`)
    const { outcomes } = await list(hashes.slice(0, 100))
    const ends = new Set<string>()
    for (const { hash, packets } of outcomes) {
      const sent = (await getMentions(pool, hash)).packets.filter(({ isOutgoing }) => isOutgoing)
      const last = sent.map(({ steps }) => steps.findLast(({ deed }) => /^(acknowledge|timeout)$/.test(deed)))
      assert.deepEqual(
        packets,
        last.map((end) => {
          if (end === undefined) return 'waits'
          return end.deed === 'timeout' ? 'expired' : end.hasFailed ? 'returned' : 'arrived'
        }),
      )
      for (const end of packets) ends.add(end)
    }
    assert.deepEqual([...ends].toSorted(), ['arrived', 'expired', 'returned', 'waits'])
  })

  test('[EVM-07] of an Ethereum transaction it is told which tokens moved, as its logs say', async () => {
    const hashes = await listHashes('tx_seq in (select seq from evm_logs)')
    const { outcomes } = ListOutcomesResponse.fromBinary(ListOutcomesResponse.toBinary(await list(hashes)))
    const told = new Map(outcomes.map(({ hash, tokenMoves }) => [hash, tokenMoves]))
    for (const hash of hashes) {
      const { logs } = await getEthereumTransaction({ pool, cache }, hash)
      assert.deepEqual(told.get(hash), logs.flatMap(readTransfer), hash)
    }
    const moved = outcomes.flatMap(({ tokenMoves }) => tokenMoves)
    assert.equal(moved.length > 0, hashes.length > 0)
  })

  test('each transaction is told once, those that are not there are left out, and too many are refused', async () => {
    const [hash = ''] = await listHashes('true')
    const { outcomes } = await list([hash, `0x${hash.toLowerCase()}`, 'ff'.repeat(32)])
    assert.deepEqual(
      outcomes.map((one) => one.hash),
      [hash],
    )
    assert.deepEqual(await list([]), { outcomes: [] })
    await assert.rejects(list(Array.from({ length: 101 }, () => hash)), { kind: 'invalid-input' })
    await assert.rejects(list(['x']), { kind: 'invalid-input' })
  })

  async function listHashes(where: string): Promise<string[]> {
    const { rows } = await pool.query<{ hash: string }>(
      `select upper(encode(hash, 'hex')) as hash from txs where ${where} order by tx_seq desc limit 100`,
    )
    return rows.map(({ hash }) => hash)
  }
})

/** As an independent library reads it. */
function readTransfer({ contract, topics, data }: EthereumLog): TokenMove[] {
  if (topics[0] !== toEventSelector('Transfer(address,address,uint256)')) return []
  const log = { topics: topics as [Hex, ...Hex[]], data: data as Hex, eventName: 'Transfer' } as const
  const nameOf = (account: Hex) => (account === zeroAddress ? '' : readAccount(account))
  if (topics.length === 4) {
    const { from, to, tokenId } = decodeEventLog({ abi: erc721Abi, ...log }).args
    return [{ contract, from: nameOf(from), to: nameOf(to), amount: '1', token: String(tokenId) }]
  }
  const { from, to, value } = decodeEventLog({ abi: erc20Abi, ...log }).args
  return [{ contract, from: nameOf(from), to: nameOf(to), amount: String(value), token: '' }]
}

function placeOf({ message, place }: Pick<OrderOutcome, 'message' | 'place'>): string {
  return `${message} ${place}`
}

function shortOf({ status, filled, averagePrice }: Omit<OrderOutcome, 'message' | 'place'>) {
  return { status, filled, averagePrice }
}
