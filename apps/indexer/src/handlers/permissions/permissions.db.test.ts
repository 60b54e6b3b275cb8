import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  Action,
  Namespace,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import {
  MsgCreateNamespace,
  MsgUpdateActorRoles,
  MsgUpdateNamespace,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/tx_pb.js'
import { QueryModuleStateResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb.js'
import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/genesis_pb.js'
import type { JsonValue, MessageType, PartialMessage } from '@protobuf-ts/runtime'
import { encodeAddress } from '@injsight/chain'
import { createTestDatabase, forEachRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { createState } from '#src/state/state.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock } from '../../../test/made/made-chain.ts'
import { listPermissionChanges } from '#src/api/permissions/list-changes.ts'
import { fromNode } from './begin.ts'

type Expected = {
  params: { wasm_hook_query_max_gas: string }
  namespaces: {
    denom: string
    contract_hook: string
    role_permissions: { name: string; role_id: number; permissions: number }[]
    actor_roles: { actor: string; roles: string[] }[]
    role_managers: { manager: string; roles: string[] }[]
    policy_statuses: { action: keyof typeof Action; is_disabled: boolean; is_sealed: boolean }[]
    policy_manager_capabilities: {
      manager: string
      action: keyof typeof Action
      can_disable: boolean
      can_seal: boolean
    }[]
  }[]
  vouchers: unknown[]
}
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'permissions')['state'] as Expected

  test('namespaces, roles and policies are those of the node', async () => {
    const { pool } = await indexedRecording(recording)
    await assertExpected(pool)
  })

  test('what was changed, one after another, leads to the rules of the node', async () => {
    const { pool } = await indexedRecording(recording)
    for (const { denom, ...node } of expected.namespaces) {
      const { changes, next } = await listPermissionChanges(pool, { denom, cursor: '', limit: 200 })
      assert.equal(next, '')
      assert.ok(changes.every((one) => one.denom === denom && one.sender !== '' && one.time > 0n))
      const had = new Set<string>()
      for (const { what, account, role } of changes.toReversed()) {
        if (what === 'given') had.add(`${account} ${role}`)
        if (what === 'taken') had.delete(`${account} ${role}`)
      }
      const has = node.actor_roles.flatMap(({ actor, roles: names }) =>
        names.map((name) => `${actor} ${name}`),
      )
      assert.deepEqual(had, new Set(has))
      for (const { action, is_disabled: isDisabled } of node.policy_statuses) {
        const last = changes.find((one) => one.what === 'policy' && one.action === action)
        assert.equal(last?.isDisabled ?? false, isDisabled, action)
      }
      const first = await listPermissionChanges(pool, { denom: '', cursor: '', limit: 2 })
      const rest = await listPermissionChanges(pool, { denom: '', cursor: first.next, limit: 200 })
      assert.deepEqual([...first.changes, ...rest.changes], changes)
    }
  })

  test('a node tells them as the blocks do', async () => {
    const { url, pool } = await createTestDatabase(migrate)
    const client = await connect(url, 'test')
    after(() => client.end())
    const renamed = JSON.stringify(expected)
      .replaceAll('contract_hook"', 'wasm_hook"')
      .replace('wasm_hook_query_max_gas', 'contract_hook_max_gas')
    const all = GenesisState.fromJson(JSON.parse(renamed) as JsonValue)
    const queryAbci = async () => Buffer.from(QueryModuleStateResponse.toBinary({ state: all }))
    const state = createState(client)
    await fromNode(state, createNodeTransport({ queryAbci }, 7n))
    await state.flush()
    await assertExpected(pool)
  })

  async function assertExpected(pool: Pool): Promise<void> {
    for (const namespace of expected.namespaces) {
      const list = async (text: string) => (await pool.query(text, [namespace.denom])).rows as unknown[]
      const numberOf = (name: string) =>
        namespace.role_permissions.find((role) => role.name === name)?.role_id.toString()
      assert.deepEqual(
        await list(
          'select name, role::int4 as role_id, permissions::int8::float8 as permissions from namespace_roles where denom = $1 order by role',
        ),
        namespace.role_permissions,
      )
      assert.deepEqual(
        await list('select actor, roles from namespace_actors where denom = $1 order by actor'),
        byText(namespace.actor_roles, 'actor').map((one) => ({
          ...one,
          roles: one.roles.map((role) => Number(numberOf(role))),
        })),
      )
      assert.deepEqual(
        await list('select manager, role from namespace_managers where denom = $1 order by manager, role'),
        byText(namespace.role_managers, 'manager').flatMap(({ manager, roles: names }) =>
          names.map((name) => ({ manager, role: numberOf(name) })),
        ),
      )
      assert.deepEqual(
        new Set(await list('select action, is_disabled, is_sealed from namespace_policies where denom = $1')),
        new Set(namespace.policy_statuses.map((one) => ({ ...one, action: Action[one.action].toString() }))),
      )
      assert.deepEqual(
        new Set(
          await list(
            'select manager, action, can_disable, can_seal from namespace_capabilities where denom = $1',
          ),
        ),
        new Set(
          namespace.policy_manager_capabilities.map((one) => ({
            ...one,
            action: Action[one.action].toString(),
          })),
        ),
      )
      assert.deepEqual(await list('select wasm_hook from namespaces where denom = $1'), [
        { wasm_hook: namespace.contract_hook },
      ])
    }
    const { rows } = await pool.query('select contract_hook_max_gas from permission_params')
    assert.deepEqual(rows, [{ contract_hook_max_gas: expected.params.wasm_hook_query_max_gas }])
    assert.equal((await pool.query('select from permission_vouchers')).rowCount, expected.vouchers.length)
    assert.equal((await pool.query('select from namespaces')).rowCount, expected.namespaces.length)
  }
})

const [creator, alice, bob] = [1, 2, 3].map((byte) =>
  encodeAddress('inj', new Uint8Array(20).fill(byte)),
) as [string, string, string]
const denom = `factory/${creator}/gold`
const roles = [
  { name: 'EVERYONE', roleId: 0, permissions: 10 },
  { name: 'admin', roleId: 1, permissions: 31 },
  { name: 'blocked', roleId: 7, permissions: 0 },
]
const created = run(MsgCreateNamespace, {
  sender: creator,
  namespace: Namespace.create({
    denom,
    rolePermissions: roles,
    actorRoles: [{ actor: alice, roles: ['blocked', 'admin'] }],
    policyStatuses: [{ action: Action.SEND, isDisabled: true, isSealed: true }],
    policyManagerCapabilities: [{ manager: bob, action: Action.MINT, canDisable: true, canSeal: false }],
  }),
})

test('what a new namespace leaves out is allowed to its creator', async () => {
  const { pool } = await indexMade([created])
  const { rows: managers } = await pool.query('select manager, role from namespace_managers order by role')
  assert.deepEqual(
    managers,
    ['0', '1', '7'].map((role) => ({ manager: creator, role })),
  )
  const { rows: policies } = await pool.query(
    'select * from namespace_policies where is_disabled or is_sealed',
  )
  assert.deepEqual(policies, [{ denom, action: '8', is_disabled: true, is_sealed: true }])
  assert.equal((await pool.query('select from namespace_policies')).rowCount, 9)
  const { rows: capabilities } = await pool.query('select manager, action from namespace_capabilities')
  assert.deepEqual(capabilities, [{ manager: bob, action: '1' }])
})

test('actors are given and lose roles, and who has none left has no row', async () => {
  const change = (add: string[], revoke: string[]) =>
    run(MsgUpdateActorRoles, {
      sender: creator,
      denom,
      roleActorsToAdd: add.map((role) => ({ role, actors: [alice, bob] })),
      roleActorsToRevoke: revoke.map((role) => ({ role, actors: [alice] })),
    })
  assert.deepEqual(await readActors([created, change(['admin'], [])]), { [alice]: [7, 1], [bob]: [1] })
  // The chain only drops a role that follows itself.
  assert.deepEqual(await readActors([created, change(['blocked'], [])]), { [alice]: [7, 1, 7], [bob]: [7] })
  assert.deepEqual(await readActors([created, change(['admin'], ['admin', 'blocked'])]), { [bob]: [1] })
})

test('an update changes what it names, and takes what it leaves empty', async () => {
  const { pool } = await indexMade([
    created,
    run(MsgUpdateNamespace, {
      sender: creator,
      denom,
      wasmHook: { newValue: bob },
      rolePermissions: [{ name: 'minter', roleId: 3, permissions: 1 }],
      roleManagers: [
        { manager: creator, roles: [] },
        { manager: alice, roles: ['minter', 'admin'] },
      ],
      policyManagerCapabilities: [{ manager: bob, action: Action.MINT, canDisable: false, canSeal: false }],
    }),
  ])
  const { changes } = await listPermissionChanges(pool, { denom, cursor: '', limit: 4 })
  assert.deepEqual(
    changes.map(({ what, role, roles: names, account, contract, sender }) => ({
      what,
      about: [role, ...names, account, contract].filter((one) => one !== '').join(' '),
      sender,
    })),
    [
      { what: 'hook', about: bob, sender: creator },
      { what: 'capability', about: bob, sender: creator },
      { what: 'manager', about: `minter admin ${alice}`, sender: creator },
      { what: 'manager', about: creator, sender: creator },
    ],
  )
  const { rows } = await pool.query('select * from namespaces')
  assert.deepEqual(rows, [{ denom, wasm_hook: bob, evm_hook: '', evm_post_hook: '' }])
  const { rows: managers } = await pool.query('select manager, role from namespace_managers order by role')
  assert.deepEqual(
    managers,
    ['1', '3'].map((role) => ({ manager: alice, role })),
  )
  assert.equal((await pool.query('select from namespace_capabilities')).rowCount, 0)
})

test('a voucher is what the chain says, until it is claimed', async () => {
  const told = (amount: string): MadeBlock => ({
    end: [
      ['injective.permissions.v1beta1.EventSetVoucher', { addr: `"${alice}"`, voucher: { denom, amount } }],
    ],
  })
  const held = async (...blocks: MadeBlock[]) =>
    (await (await indexMade(blocks)).pool.query('select account, amount from permission_vouchers')).rows
  assert.deepEqual(await held(told('5'), told('12')), [{ account: alice, amount: '12' }])
  assert.deepEqual(await held(told('5'), told('0')), [])
  assert.deepEqual(await held(told('5'), told('-1')), [{ account: alice, amount: '5' }])
})

function byText<Row extends object>(rows: Row[], name: keyof Row): Row[] {
  return rows.toSorted((a, b) => (a[name] < b[name] ? -1 : 1))
}

function run<Content extends object>(
  type: MessageType<Content>,
  content: PartialMessage<Content>,
): MadeBlock {
  const value = type.toBinary(type.create(content))
  return { txs: [{ messages: [{ typeUrl: `/${type.typeName}`, value }] }] }
}

async function readActors(blocks: MadeBlock[]): Promise<Record<string, number[]>> {
  const { pool } = await indexMade(blocks)
  const { rows } = await pool.query<{ actor: string; roles: number[] }>(
    'select actor, roles from namespace_actors',
  )
  return Object.fromEntries(rows.map(({ actor, roles: numbers }) => [actor, numbers]))
}
