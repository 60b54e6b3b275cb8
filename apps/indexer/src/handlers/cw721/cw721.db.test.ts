import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'

const contract = 'inj1466nf3zuxpya8q9emxukd7vftaf6h4psg6yg6r'
const alice = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const mint = says({ action: 'mint', minter: alice, owner: alice, token_id: 'cat 1' })

test('a token has the owner that it was minted for, sent to, and none once it is burnt', async () => {
  const { owners, row } = await follow([
    mint,
    says({ action: 'mint', minter: alice, owner: alice, token_id: '2' }),
    says({ action: 'mint', minter: alice, owner: bob, token_id: '3' }),
    says({ action: 'transfer_nft', sender: alice, recipient: bob, token_id: 'cat 1' }),
    says({ action: 'send_nft', sender: alice, recipient: contract, token_id: '2' }),
    says({ action: 'approve_all', sender: alice, operator: bob }),
    says({ owner: alice, pending_owner: bob, pending_expiry: 'none' }),
    says({ action: 'set_withdraw_address', address: bob }),
    says({ action: 'burn', sender: bob, token_id: '3' }),
  ])
  assert.deepEqual(owners, { 'cat 1': bob, '2': contract })
  assert.deepEqual(row, { tokens: '2', lost: null })
})

test('a collection that contradicts itself, or says what the standard does not know, is let go', async () => {
  const oddities = [
    mint,
    says({ action: 'transfer_nft', sender: alice, recipient: bob, token_id: 'none' }),
    says({ action: 'transfer_nft', sender: alice, recipient: 'nobody', token_id: 'cat 1' }),
    says({ action: 'burn', sender: alice }),
    says({ action: 'split', token_id: 'cat 1' }),
    says({ action: 'mint', owner: alice, token_id: 'x'.repeat(100_000) }),
    ['migrate', { _contract_address: contract, code_id: '7' }] satisfies MadeEvent,
  ]
  for (const oddity of oddities) {
    const { owners, row } = await follow([mint, oddity, mint])
    assert.deepEqual(owners, {})
    assert.notEqual(row.lost, null)
  }
})

function says(said: Record<string, string>): MadeEvent {
  return ['wasm', { _contract_address: contract, ...said }]
}

async function follow(events: MadeEvent[]) {
  const begun: MadeEvent = [
    'cosmwasm.wasm.v1.EventContractInstantiated',
    {
      contract_address: JSON.stringify(contract),
      code_id: '"6"',
      creator: JSON.stringify(alice),
      admin: '""',
      label: '"cats"',
      msg: { name: 'Cats', symbol: 'CAT', minter: alice },
    },
  ]
  const { pool } = await indexMade([{ txs: [{ events: [begun] }] }, { txs: [{ events }] }])
  assert.deepEqual((await pool.query(`select why from unread where module = 'cw721'`)).rows, [])
  const owners = await pool.query<{ token: string; owner: string }>('select token, owner from nft_owners')
  const [row] = (
    await pool.query<{ tokens: string; lost: string | null }>('select tokens, lost from nft_contracts')
  ).rows
  assert.ok(row)
  return { row, owners: Object.fromEntries(owners.rows.map(({ token, owner }) => [token, owner])) }
}
