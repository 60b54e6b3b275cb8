import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const token = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const alice = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const beginning = {
  name: 'Gold',
  symbol: 'GLD',
  decimals: 6,
  initial_balances: [{ address: alice, amount: '100' }],
  mint: { minter: alice, cap: '1000' },
}

test('what one holder gives away another has, and who has nothing left has no row', async () => {
  const { balances, row } = await follow([
    says({ action: 'transfer', from: alice, to: bob, amount: '40' }),
    says({ action: 'send_from', from: alice, to: bob, by: bob, amount: '60' }),
    says({ action: 'transfer', from: bob, to: bob, amount: '7' }),
  ])
  assert.deepEqual(balances, { [bob]: '100' })
  assert.equal(row['lost'], null)
})

test('minting and burning change the supply too', async () => {
  const { balances, row } = await follow([
    says({ action: 'mint', to: bob, amount: '900' }),
    says({ action: 'burn_from', from: alice, by: bob, amount: '30' }),
    says({ action: 'burn', from: bob, amount: '1' }),
  ])
  assert.deepEqual(balances, { [alice]: '70', [bob]: '899' })
  assert.equal(row['total_supply'], '969')
})

test('a minter that is replaced keeps the cap, one that is removed takes it along', async () => {
  const replaced = await follow([says({ action: 'update_minter', new_minter: bob })])
  assert.partialDeepStrictEqual(replaced.row, { minter: bob, cap: '1000' })
  const removed = await follow([says({ action: 'update_minter', new_minter: 'None' })])
  assert.partialDeepStrictEqual(removed.row, { minter: null, cap: null, lost: null })
})

test('a contract whose numbers contradict, or that tells what the standard does not know, is let go', async () => {
  const oddities: MadeEvent[] = [
    says({ action: 'transfer', from: alice, to: bob, amount: '101' }),
    says({ action: 'transfer', from: bob, to: alice, amount: '1' }),
    says({ action: 'mint', to: bob, amount: '901' }),
    says({ action: 'rebase', amount: '1' }),
    says({ amount: '1' }),
    says({ action: 'transfer', from: alice, to: bob }),
    says({ action: 'transfer', from: alice, to: bob, amount: '1.5' }),
    says({ action: 'transfer', from: alice, to: 'nobody', amount: '1' }),
    says({ action: 'mint', to: bob, amount: (1n << 128n).toString() }),
    ['migrate', { _contract_address: token, code_id: '8', msg_index: '0' }],
  ]
  for (const oddity of oddities) {
    const { balances, row, unread } = await follow([
      oddity,
      says({ action: 'transfer', from: alice, to: bob, amount: '1' }),
    ])
    assert.deepEqual([balances, unread], [{}, []])
    assert.notEqual(row['lost'], null, JSON.stringify(oddity))
  }
})

test('a contract that was begun with anything but the message of the standard is not followed', async () => {
  const others = [
    { ...beginning, tax: '1' },
    { ...beginning, decimals: 19 },
    { ...beginning, decimals: '6' },
    { ...beginning, initial_balances: [{ address: alice, amount: '-1' }] },
    {
      ...beginning,
      initial_balances: [
        { address: alice, amount: '1' },
        { address: alice, amount: '1' },
      ],
    },
    { name: 'Gold', symbol: 'GLD', decimals: 6 },
  ]
  for (const other of others) assert.equal((await follow([], other)).row, undefined)
})

test('marketing changes as a message says, and is unknown when only another contract knows how', async () => {
  const said = says({ action: 'update_marketing' })
  const message = (msg: object) => ({
    typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract',
    value: MsgExecuteContract.toBinary(
      MsgExecuteContract.create({ sender: alice, contract: token, msg: Buffer.from(JSON.stringify(msg)) }),
    ),
  })
  const told = await follow([said], { ...beginning, marketing: { project: 'old', description: 'kept' } }, [
    message({ update_marketing: { project: '  ', marketing: bob } }),
  ])
  assert.partialDeepStrictEqual(told.row, { project: null, description: 'kept', marketing: bob, untold: 0 })
  const logo = await follow([says({ action: 'upload_logo' })], beginning, [
    message({ upload_logo: { embedded: { svg: 'PHN2Zy8+' } } }),
  ])
  assert.partialDeepStrictEqual(logo.row, { logo: '', untold: 0 })
  assert.equal((await follow([said])).row['untold'], 1)
})

function says(said: Record<string, string>): MadeEvent {
  return ['wasm', { _contract_address: token, ...said, msg_index: '0' }]
}

/** A token that begins in a first block, and tells the rest in a second. */
async function follow(
  events: MadeEvent[],
  msg: object = beginning,
  messages: { typeUrl: string; value: Uint8Array }[] = [],
) {
  const begin: MadeBlock = {
    txs: [
      {
        events: [
          [
            'cosmwasm.wasm.v1.EventContractInstantiated',
            {
              contract_address: JSON.stringify(token),
              code_id: '"7"',
              creator: JSON.stringify(alice),
              admin: '""',
              label: '"gold"',
              msg,
              msg_index: '0',
            },
          ],
        ],
      },
    ],
  }
  const { pool } = await indexMade([begin, { txs: [{ events, messages }] }])
  const tokens = await pool.query('select * from cw20_tokens')
  const balances = await pool.query<{ holder: string; amount: string }>(
    'select holder, amount from cw20_balances',
  )
  return {
    row: tokens.rows[0] as Record<string, unknown>,
    balances: Object.fromEntries(balances.rows.map(({ holder, amount }) => [holder, amount])),
    unread: (await pool.query(`select module, why from unread where module = 'cw20'`)).rows,
  }
}
