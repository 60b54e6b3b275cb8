import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgCreateDenom,
  MsgSetDenomMetadata,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/tx_pb.js'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const alice = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const denom = `factory/${alice}/a/b`

const create = MsgCreateDenom.create({
  sender: alice,
  subdenom: 'a/b',
  name: 'Gold',
  symbol: 'GLD',
  decimals: 6,
  allowAdminBurn: true,
})
const created: MadeBlock = {
  txs: [
    {
      messages: [messageOf('MsgCreateDenom', MsgCreateDenom.toBinary(create))],
      events: [told('EventCreateDenom', { account: alice, denom })],
    },
  ],
}

test('a denom is called as its creator says, with slashes in its name', async () => {
  const { ruled, called } = await follow([created])
  assert.deepEqual(ruled, { denom, creator: alice, admin: alice, admin_burn_allowed: true })
  assert.partialDeepStrictEqual(called, { name: 'Gold', symbol: 'GLD', decimals: '6', display: '' })
  assert.deepEqual(called['units'], [
    { denom, exponent: 0, aliases: [] },
    { denom: 'a/b', exponent: 6, aliases: [] },
  ])
})

test('metadata is what was set last, in one block and in the next', async () => {
  const twice: MadeBlock = { txs: [{ events: [named('One'), named('Two')] }, { events: [named('Three')] }] }
  assert.partialDeepStrictEqual((await follow([created, twice])).called, { name: 'Three', display: 'GOLD' })
  const at = created.txs?.[0]
  const together: MadeBlock = {
    txs: [{ messages: at?.messages ?? [], events: [...(at?.events ?? []), named('Soon')] }],
  }
  const { ruled, called } = await follow([together])
  assert.partialDeepStrictEqual(called, { name: 'Soon' })
  assert.equal(ruled['admin_burn_allowed'], true)
})

test('an admin goes and burning is given up, each on its own', async () => {
  const change = (admin: string): MadeBlock => ({
    txs: [{ events: [told('EventChangeAdmin', { denom, new_admin_address: admin })] }],
  })
  assert.equal((await follow([created, change(bob)])).ruled['admin'], bob)
  assert.equal((await follow([created, change(bob), change('')])).ruled['admin'], '')
  const set = (shouldDisable: boolean): MadeBlock => {
    const message = MsgSetDenomMetadata.create({
      sender: alice,
      metadata: { base: denom },
      adminBurnDisabled: { shouldDisable },
    })
    const value = MsgSetDenomMetadata.toBinary(message)
    return { txs: [{ messages: [messageOf('MsgSetDenomMetadata', value)], events: [named('x')] }] }
  }
  assert.equal((await follow([created, set(false)])).ruled['admin_burn_allowed'], true)
  const last = await follow([created, set(true), change('')])
  assert.deepEqual(last.ruled, { denom, creator: alice, admin: '', admin_burn_allowed: false })
})

test('a refused creation leaves nothing', async () => {
  const messages = created.txs?.[0]?.messages ?? []
  const { ruled, called } = await follow([{ txs: [{ code: 5, messages }] }])
  assert.deepEqual([ruled, called], [{}, {}])
})

function told(name: string, values: Record<string, string>): MadeEvent {
  const words = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])
  return [`injective.tokenfactory.v1beta1.${name}`, { ...Object.fromEntries(words), msg_index: '0' }]
}

function named(name: string): MadeEvent {
  const units = [
    { denom, exponent: 0, aliases: [] },
    { denom: 'GOLD', exponent: 6, aliases: [] },
  ]
  const rest = { symbol: 'GLD', description: '', uri: '', uri_hash: '', decimals: 6 }
  const metadata = { base: denom, name, display: 'GOLD', denom_units: units, ...rest }
  const type = 'injective.tokenfactory.v1beta1.EventSetDenomMetadata'
  return [type, { denom: JSON.stringify(denom), metadata, msg_index: '0' }]
}

function messageOf(name: string, value: Uint8Array) {
  return { typeUrl: `/injective.tokenfactory.v1beta1.${name}`, value }
}

async function follow(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, { tokenfactory: {}, bank: {} })
  assert.deepEqual(
    (await pool.query(`select module, why from unread where module in ('tokenfactory', 'denoms')`)).rows,
    [],
  )
  const rowOf = async (table: string) =>
    ((await pool.query(`select * from ${table}`)).rows[0] ?? {}) as Record<string, unknown>
  return { ruled: await rowOf('factory_denoms'), called: await rowOf('denom_metadata') }
}
