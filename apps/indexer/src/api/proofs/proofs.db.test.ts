import assert from 'node:assert/strict'
import { after } from 'node:test'
import { txHash, verifyBlockEvidence, verifyTransactionEvidence, type Step } from '@injsight/light-client'
import { unavailable } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { createProofNode } from './ask-node.ts'
import { getBlockProof, getTransactionProof } from './get-proof.ts'

await forEachRecording(async (recording, test) => {
  const middle = recording.to / 2n
  const { url, pool, stop } = await indexedApi(recording)
  after(stop)

  const fetchProof = async (path: string) =>
    (await (await fetch(`${url}/injsight/v1/${path}/proof`)).json()) as Json
  const told = readRecordedBlocks(recording).flatMap(({ block, block_results }) =>
    (block.block.data.txs ?? []).map((tx, place) => ({
      height: BigInt(block.block.header.height),
      hash: Buffer.from(txHash(Buffer.from(tx, 'base64')))
        .toString('hex')
        .toUpperCase(),
      code: block_results.txs_results?.[place]?.code ?? 0,
    })),
  )
  const [failed] = told.filter(({ code }) => code !== 0)

  test('[TX-08] transactions of every kind of block are proven by what the index answers', async () => {
    for (const shown of told.filter((_, at) => at % 29 === 0)) {
      const steps = await verifyTransactionEvidence(await fetchProof(`transactions/${shown.hash}`), shown)
      assert.equal(
        statesOf(steps),
        allHold,
        `${shown.hash}: ${JSON.stringify(steps.map(({ mismatch }) => mismatch))}`,
      )
    }
    assert.ok(failed)
    assert.equal(
      statesOf(await verifyTransactionEvidence(await fetchProof(`transactions/${failed.hash}`), failed)),
      allHold,
    )
  })

  test('[TX-08] evidence is no proof of anything else than what is shown', async () => {
    assert.ok(failed)
    const evidence = await fetchProof(`transactions/${failed.hash}`)
    const whatOf = async (change: object) =>
      (await verifyTransactionEvidence(evidence, { ...failed, ...change })).flatMap(({ name, mismatch }) =>
        mismatch ? `${name} ${mismatch.what}` : [],
      )
    assert.deepEqual(await whatOf({ code: 0 }), ['result code'])
    assert.deepEqual(await whatOf({ hash: 'AB'.repeat(32) }), ['inclusion tx'])
    assert.deepEqual(await whatOf({ height: failed.height + 1n }), ['header height'])
  })

  test('[TX-08] a character that is changed anywhere in the evidence is found', async () => {
    assert.ok(failed)
    const evidence = await fetchProof(`transactions/${failed.hash}`)
    const missed: string[] = []
    for (const path of pathsOf(evidence)) {
      const changed = structuredClone(evidence)
      if (!changeAt(changed, path)) continue
      const steps = await verifyTransactionEvidence(changed, failed)
      if (statesOf(steps) === allHold) missed.push(path.join('.'))
    }
    // Names of key types are no part of what is signed, as long as they name the same.
    assert.deepEqual(
      missed.filter((path) => !/pub_key\.type$|^unshown/.test(path)),
      [],
    )
  })

  test('[TX-08] a block is proven, the newest by the commit that the node has', async () => {
    for (const height of [1n, 2n, middle, recording.to]) {
      const evidence = await fetchProof(`blocks/${height}`)
      const { hash } = evidence['block'] as { hash: string }
      assert.equal(
        statesOf(await verifyBlockEvidence(evidence, { height, hash })),
        'header holds, commit holds',
      )
      assert.deepEqual(evidence['unshown'], [])
    }
  })

  test('what cannot be shown is said: no next block yet, a node that does not answer', async () => {
    const last = told.at(-1)
    assert.ok(last)
    const away = async () => {
      throw unavailable('node.down', 'The node can not be reached')
    }
    const node = createProofNode({ fetchValidators: away, fetchCommit: away })
    const proof = await getTransactionProof({ pool, node }, last.hash)
    assert.deepEqual(
      [proof.block?.commit !== undefined, proof.block?.validators],
      [last.height < recording.to, []],
    )
    assert.deepEqual(
      proof.unshown.map(({ step, why }) => `${step} ${why}`),
      last.height < recording.to ? ['commit node', 'result node'] : ['commit node', 'result next'],
    )
    const head = await getBlockProof({ pool, node }, recording.to)
    assert.deepEqual([head.block?.commit, head.unshown.length], [undefined, 1])
    const reply = await fetch(`${url}/injsight/v1/transactions/${'AB'.repeat(32)}/proof`)
    assert.equal(reply.status, 404)
  })

  test('validators are asked for once for each set of them, and a set that lies is not kept', async () => {
    const evidence = await fetchProof(`blocks/${middle}`)
    const { validators, header } = evidence['block'] as {
      validators: []
      header: { validators_hash: string }
    }
    const asked: bigint[] = []
    let told: [] = []
    const node = createProofNode({
      async fetchValidators(height) {
        asked.push(height)
        return told
      },
      fetchCommit: () => Promise.reject(unavailable('node.down', 'away')),
    })
    await node.validatorsOf(middle, header.validators_hash)
    told = validators
    for (const height of [middle + 1n, middle + 2n]) await node.validatorsOf(height, header.validators_hash)
    assert.deepEqual(asked, [middle, middle + 1n])
  })
})

type Json = Record<string, unknown>
const statesOf = (steps: Step[]) => steps.map(({ name, state }) => `${name} ${state}`).join(', ')
const allHold = 'header holds, commit holds, inclusion holds, result holds'

function* pathsOf(value: unknown, path: string[] = []): Iterable<string[]> {
  if (typeof value !== 'object' || value === null) yield path
  else for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, name])
}

/** Changes one letter or digit, in the middle of what stands there. */
function changeAt(root: Json, path: string[]): boolean {
  const name = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<Json>((value, key) => value[key] as Json, root)
  const value = holder[name]
  if (typeof value === 'number') holder[name] = value + 1
  if (typeof value !== 'string' || value === '') return typeof value === 'number'
  const at = Math.floor(value.length / 2)
  holder[name] = value.slice(0, at) + (value[at] === '1' ? '2' : '1') + value.slice(at + 1)
  return true
}
