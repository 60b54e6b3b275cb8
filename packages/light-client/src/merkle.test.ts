import assert from 'node:assert/strict'
import { test } from 'node:test'
import { innerHash, leafHash, proveInclusion, rootHash, verifyInclusion } from './merkle.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const leaves = (count: number) => Array.from({ length: count }, (_, at) => Uint8Array.of(at, 7))

test('the root over nothing is the hash of nothing', () => {
  assert.equal(hex(rootHash([])), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('roots are those of RFC 6962, as Certificate Transparency publishes them', () => {
  const published = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  const inputs = published.map((text) => Buffer.from(text, 'hex'))
  assert.equal(
    hex(rootHash(inputs.slice(0, 1))),
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  )
  assert.equal(
    hex(rootHash(inputs.slice(0, 2))),
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  )
  assert.equal(
    hex(rootHash(inputs.slice(0, 3))),
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  )
  assert.equal(hex(rootHash(inputs)), '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328')
})

test('a leaf can’t pass for a node', () => {
  const [left = new Uint8Array(), right = new Uint8Array()] = leaves(2).map(leafHash)
  assert.notEqual(hex(leafHash(Buffer.concat([left, right]))), hex(innerHash(left, right)))
})

test('every leaf of trees of every small size can be proven', () => {
  for (let count = 1; count <= 33; count++) {
    const tree = leaves(count)
    const root = rootHash(tree)
    for (const [index, leaf] of tree.entries()) {
      assert.ok(verifyInclusion(root, leaf, proveInclusion(tree, index)), `${index} of ${count}`)
    }
  }
})

test('a proof holds for its own leaf, place and root only', () => {
  const tree = leaves(11)
  const root = rootHash(tree)
  const proof = proveInclusion(tree, 5)
  const own = tree[5] ?? new Uint8Array()
  assert.ok(!verifyInclusion(root, tree[6] ?? own, proof))
  assert.ok(!verifyInclusion(rootHash(leaves(12)), own, proof))
  assert.ok(!verifyInclusion(root, own, { ...proof, index: 4 }))
  assert.ok(!verifyInclusion(root, own, { ...proof, total: 5 }))
  assert.ok(!verifyInclusion(root, own, { ...proof, index: -1 }))
  assert.ok(!verifyInclusion(root, own, { ...proof, aunts: proof.aunts.slice(1) }))
  assert.ok(!verifyInclusion(root, own, { ...proof, aunts: [...proof.aunts, root] }))
  assert.ok(!verifyInclusion(root, own, { ...proof, leafHash: root }))
})

test('there is no proof of a leaf that is not there', () => {
  assert.throws(() => proveInclusion(leaves(2), 2), { kind: 'bug' })
})
