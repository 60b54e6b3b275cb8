import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { readMove } from './read-move.ts'

const [alice, bob] = [1, 2].map((byte) => encodeAddress('inj', new Uint8Array(20).fill(byte)))

function told(said: Record<string, string | undefined>): string | undefined {
  const move = readMove(new Map(Object.entries(said).map(([key, value]) => [key, value ?? ''])))
  const nameOf = (party: { bytes: Uint8Array } | null) =>
    party === null ? 'nobody' : encodeAddress('inj', party.bytes) === alice ? 'alice' : 'bob'
  return move && `${nameOf(move.from)} → ${nameOf(move.to)} ${move.token ?? ''}${move.amount}`
}

test('[NFT-01] moves by CW20 and CW721 are read from what contracts say', () => {
  assert.equal(told({ action: 'transfer', from: alice, to: bob, amount: '7' }), 'alice → bob 7')
  assert.equal(told({ action: 'send_from', from: alice, to: bob, by: bob, amount: '7' }), 'alice → bob 7')
  assert.equal(told({ action: 'mint', to: bob, amount: '7' }), 'nobody → bob 7')
  assert.equal(told({ action: 'burn', from: alice, amount: '0' }), 'alice → nobody 0')
  assert.equal(told({ action: 'mint', minter: alice, owner: bob, token_id: '#' }), 'nobody → bob #1')
  assert.equal(
    told({ action: 'transfer_nft', sender: alice, recipient: bob, token_id: '#' }),
    'alice → bob #1',
  )
  assert.equal(told({ action: 'burn', sender: alice, token_id: '#' }), 'alice → nobody #1')
})

test('[NFT-01] what is by no standard is no move, whoever says it', () => {
  const move = { action: 'transfer', from: alice, to: bob, amount: '7' }
  for (const odd of [
    {},
    { ...move, action: 'swap' },
    { ...move, action: 'constructor' },
    { ...move, to: undefined },
    { ...move, to: 'inj1nobody' },
    { ...move, to: 'cosmos1nobody' },
    { ...move, amount: '-7' },
    { ...move, amount: '7inj' },
    { ...move, amount: '9'.repeat(40) },
    { ...move, token_id: 'a' },
    { action: 'transfer_nft', sender: alice, recipient: bob, token_id: 'x'.repeat(1001) },
    { action: 'transfer_nft', sender: alice, recipient: bob, token_id: '\0' },
  ])
    assert.equal(told(odd), undefined)
})
