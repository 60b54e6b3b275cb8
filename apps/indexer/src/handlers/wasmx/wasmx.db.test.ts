import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgActivateContract,
  MsgDeactivateContract,
  MsgRegisterContract,
  MsgUpdateContract,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import { QueryModuleStateResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb.js'
import { FundingMode } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import { forEachRecording } from '@injsight/testing'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { findUnrecorded } from '../../../test/unrecorded/answers.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const contract = 'inj1qg5ega6dykkxc307y25pecuufrjkxkag6xhp6y'
const admin = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const params = {
  is_execution_enabled: true,
  max_begin_block_total_gas: '42000000',
  max_contract_gas_limit: '3500000',
  min_gas_price: '1000',
  register_contract_access: { permission: 'Everybody', addresses: [] },
}

await forEachRecording((recording, test) => {
  const answer = findUnrecorded(recording, '/injective.wasmx.v1.Query/WasmxModuleState')
  const isUntold = answer === undefined && 'what the node says of the module is not known'

  test('registered contracts and params are what the node answers', { skip: isUntold }, async () => {
    const { pool } = await indexedRecording(recording)
    const { state } = QueryModuleStateResponse.fromBinary(answer ?? new Uint8Array())
    const { rows } = await pool.query('select * from registered_contracts order by contract')
    assert.deepEqual(
      rows,
      state?.registeredContracts.map(({ address, registeredContract: told }) => ({
        contract: address,
        gas_limit: told?.gasLimit.toString(),
        gas_price: told?.gasPrice.toString(),
        is_executable: told?.isExecutable,
        code_id: told?.codeId.toString(),
        admin: told?.adminAddress,
        granter: told?.granterAddress,
        fund_mode: FundingMode[told?.fundMode ?? 0],
      })),
    )
    const { rows: kept } = await pool.query('select * from wasmx_params')
    const told = state?.params
    assert.deepEqual(kept, [
      {
        id: 1,
        is_execution_enabled: told?.isExecutionEnabled,
        max_total_gas: told?.maxBeginBlockTotalGas.toString(),
        max_contract_gas: told?.maxContractGasLimit.toString(),
        min_gas_price: told?.minGasPrice.toString(),
        registration_permission: permissions[told?.registerContractAccess?.permission ?? 0],
        registration_permitted: told?.registerContractAccess?.addresses,
        moved: {},
      },
    ])
  })

  test('a contract that fails in every block the same way is one row', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      'select contract, runs, first_height, last_height, last_error from contract_runs order by contract',
    )
    const runs = Map.groupBy(
      listRecordedEvents(recording, 'injective.wasmx.v1.EventContractExecution'),
      ({ values }) => values['contract_address'] ?? '',
    )
    assert.deepEqual(
      rows,
      [...runs]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([contract, told]) => ({
          contract: JSON.parse(contract) as string,
          runs: String(told.length),
          first_height: String(told[0]?.height),
          last_height: String(told.at(-1)?.height),
          last_error: JSON.parse(told.at(-1)?.values['execution_error'] ?? '""') as string,
        })),
    )
  })
})

test('a contract that cannot pay, or takes too much gas, is no longer run', async () => {
  for (const end of [
    'out of gas in location: x: out of gas',
    'spendable 1inj: not possible to deduct gas fees',
  ]) {
    assert.equal((await register([run('', '')])).is_executable, true)
    assert.equal((await register([run(end, '')])).is_executable, false)
    assert.equal((await register([run('', end)])).is_executable, false)
  }
  assert.equal((await register([run('out of gas, says the contract', '')])).is_executable, true)
})

test('whoever updates a contract without naming an admin takes its admin away', async () => {
  const update = MsgUpdateContract.create({
    sender: admin,
    contractAddress: contract,
    gasLimit: 5n,
    gasPrice: 7n,
  })
  const now = await register([
    { txs: [{ messages: [messageOf('MsgUpdateContract', MsgUpdateContract.toBinary(update))] }] },
  ])
  assert.partialDeepStrictEqual(now, { gas_limit: '5', gas_price: '7', admin: '' })
})

test('a contract bound to its code is dropped by the block after it moved to another', async () => {
  const migrate: MadeBlock = {
    txs: [{ events: [['migrate', { _contract_address: contract, code_id: '9' }]] }],
  }
  const back: MadeBlock = { txs: [{ events: [['migrate', { _contract_address: contract, code_id: '3' }]] }] }
  const twice: MadeBlock = { txs: [...(migrate.txs ?? []), ...(back.txs ?? [])] }
  assert.notEqual(await register([migrate], false), undefined)
  assert.equal(await register([migrate, {}], false), undefined)
  assert.notEqual(await register([twice, {}], false), undefined)
  assert.notEqual(await register([migrate, {}], true), undefined)
})

test('the chain looks for moved contracts before a block, among those that it runs then', async () => {
  const named = MsgDeactivateContract.create({ sender: admin, contractAddress: contract })
  const stop = messageOf('MsgDeactivateContract', MsgDeactivateContract.toBinary(named))
  const start = messageOf('MsgActivateContract', MsgActivateContract.toBinary(named))
  const moved: MadeEvent = ['migrate', { _contract_address: contract, code_id: '9' }]
  const stopped: MadeBlock = { txs: [{ messages: [stop], events: [moved] }] }
  const started: MadeBlock = { txs: [{ messages: [start] }] }
  assert.notEqual(await register([stopped, {}, started], false), undefined)
  assert.equal(await register([stopped, {}, started, {}], false), undefined)
})

test('a contract that is registered anew with the code that it moved to stays', async () => {
  const moved: MadeEvent = ['migrate', { _contract_address: contract, code_id: '9' }]
  const gone: MadeEvent = [
    'injective.wasmx.v1.EventContractDeregistered',
    { contract_address: JSON.stringify(contract) },
  ]
  const anew: MadeBlock = { txs: [{ events: [moved, gone, registered(false, '9')] }] }
  assert.partialDeepStrictEqual(await register([anew, {}, {}], false), { code_id: '9' })
})

/** As the index calls them, by their number on the wire. */
const permissions = ['Unspecified', 'Nobody', 'OnlyAddress', 'Everybody', 'AnyOfAddresses']

/** A contract is registered in a first block, and is what the others make of it. */
async function register(blocks: MadeBlock[], isMigrationAllowed = true) {
  const request = {
    contractAddress: contract,
    gasLimit: 400n,
    gasPrice: 2000n,
    fundingMode: FundingMode.SelfFunded,
  }
  const message = MsgRegisterContract.create({
    sender: admin,
    contractRegistrationRequest: { ...request, isMigrationAllowed, codeId: 3n, adminAddress: admin },
  })
  const first: MadeBlock = {
    txs: [
      {
        messages: [messageOf('MsgRegisterContract', MsgRegisterContract.toBinary(message))],
        events: [registered(isMigrationAllowed, '3')],
      },
    ],
  }
  const { pool } = await indexMade([first, ...blocks], { xwasm: { params, registered_contracts: [] } })
  assert.deepEqual((await pool.query(`select module, why from unread where module = 'wasmx'`)).rows, [])
  return (await pool.query('select * from registered_contracts')).rows[0] as Record<string, unknown>
}

function registered(isMigrationAllowed: boolean, code: string): MadeEvent {
  return [
    'injective.wasmx.v1.EventContractRegistered',
    {
      contract_address: JSON.stringify(contract),
      gas_price: '"2000"',
      is_migration_allowed: isMigrationAllowed,
      code_id: JSON.stringify(code),
      admin_address: JSON.stringify(admin),
      granter_address: '""',
      funding_mode: '"SelfFunded"',
      msg_index: '0',
    },
  ]
}

function messageOf(name: string, value: Uint8Array) {
  return { typeUrl: `/injective.wasmx.v1.${name}`, value }
}

function run(execution: string, other: string): MadeBlock {
  return {
    begin: [
      [
        'injective.wasmx.v1.EventContractExecution',
        {
          contract_address: JSON.stringify(contract),
          execution_error: JSON.stringify(execution),
          other_error: JSON.stringify(other),
          response: 'null',
        },
      ],
    ],
  }
}
