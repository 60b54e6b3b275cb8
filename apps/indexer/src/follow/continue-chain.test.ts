import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import type { Fault } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { listRecordedEvents } from '../../test/recorded/recorded-events.ts'
import { findFullBlock } from '../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../test/recorded/recorded-chain.ts'
import { createContinuation, type Parent } from './continue-chain.ts'
import { fetchBlock } from './fetch-block.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const full = findFullBlock(recording)
  const { chainId } = recording
  test('a block that continues its parent is taken', async () => {
    const continueWith = createContinuation(chain, chainId, await parentAt(full - 1n))
    assert.equal((await continueWith(await fetchBlock(chain, full))).rows.block.height, full)
  })

  test('a block of another parent is refused, naming height, what was expected and what came', async () => {
    const hash = Buffer.alloc(32, 0xab)
    const continueWith = createContinuation(chain, chainId, { ...(await parentAt(full - 1n)), hash })
    const came = (await fetchBlock(chain, full - 1n)).rows.block.hash.toString('hex').toUpperCase()
    await assert.rejects(continueWith(await fetchBlock(chain, full)), {
      code: 'block.parent',
      values: { height: full, expected: 'AB'.repeat(32), came },
    })
  })

  test('a block of another chain is refused', async () => {
    const continueWith = createContinuation(chain, 'injective-1', undefined)
    await assert.rejects(continueWith(await fetchBlock(chain, 1n)), {
      code: 'block.chain',
      values: { height: 1n, expected: 'injective-1', came: chainId },
    })
  })

  test('the absent are named by the validators of the parent, asked for once for each set of them', async () => {
    const asked: bigint[] = []
    const counting = {
      ...chain,
      fetchValidators(height: bigint) {
        asked.push(height)
        return chain.fetchValidators(height)
      },
    }
    const continueWith = createContinuation(counting, chainId, await parentAt(69n))
    const missing = new Set<string>()
    for (let height = 70n; height <= 300n; height++) {
      const { absent, rows } = await continueWith(await fetchBlock(chain, height))
      const { votes } = rows
      assert.equal(absent.length, votes.absent.length)
      assert.equal(new Set([...votes.present, ...absent]).size, votes.present.length + absent.length)
      for (const address of absent) missing.add(address)
    }
    // Whom the chain jailed for it, in this very range, were away too long; others may have been away for a moment.
    const named = new Set<string | undefined>(
      [...missing].map((hex) => encodeAddress('injvalcons', Buffer.from(hex, 'hex'))),
    )
    const jailed = listRecordedEvents(recording, 'slash').filter(
      ({ height, values }) => height <= 300 && values['reason'] === 'missing_signature',
    )
    assert.ok(jailed.length > 0)
    for (const { values } of jailed) assert.ok(named.has(values['address']), `${values['address']}`)
    assert.ok(asked.length < 12, `asked ${asked.length} times`)
  })

  test('the commit in the first block of an index counts for nobody', async () => {
    const continueWith = createContinuation(chain, chainId, undefined)
    const { rows, absent } = await continueWith(await fetchBlock(chain, full))
    assert.deepEqual([rows.votes.present, absent], [[], []])
  })

  test('[TX-08] results that the next header does not seal are refused, naming their block', async () => {
    const fetchLies = async (height: bigint) => {
      const { raw, value } = structuredClone(await chain.fetchBlockResults(height))
      const [first] = value.txs_results ?? []
      if (first !== undefined) first.gas_used = String(BigInt(first.gas_used) + 1n)
      return { raw, value }
    }
    const continueWith = createContinuation(chain, chainId, await parentAt(full - 1n))
    await continueWith(await fetchBlock({ ...chain, fetchBlockResults: fetchLies }, full))
    await assert.rejects(continueWith(await fetchBlock(chain, full + 1n)), (error: Fault) => {
      assert.deepEqual(
        [error.kind, error.code, error.values['height']],
        ['bad-chain-data', 'node.results', full],
      )
      return true
    })
  })

  test('[TX-08] results of the recording are sealed by the next header', async () => {
    for (let height = 1n; height < chain.to; height += 31n) {
      const [block, next] = [await fetchBlock(chain, height), await fetchBlock(chain, height + 1n)]
      assert.equal(next.results.ofParent, block.results.own, `results of ${height}`)
    }
  })

  async function parentAt(at: bigint): Promise<Parent> {
    const { height, hash, validatorsHash } = (await fetchBlock(chain, at)).rows.block
    return { height, hash, validatorsHash }
  }
})
