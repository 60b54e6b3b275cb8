import { example, type Example } from '../testing/example.ts'
import { alice, bob, gem, rainbow, usdt } from '../testing/world.ts'

export const contractExamples: Example[] = [
  example(
    'alice stored the code 1',
    '/cosmwasm.wasm.v1.MsgStoreCode',
    { sender: alice },
    { events: [{ type: 'store_code', attributes: [{ key: 'code_id', value: '1' }] }] },
  ),
  example(
    'alice tried to store the code of a contract',
    '/cosmwasm.wasm.v1.MsgStoreCode',
    { sender: alice },
    { failed: true },
  ),
  example(
    'alice started the contract cw20 local from code 1',
    '/cosmwasm.wasm.v1.MsgInstantiateContract',
    { label: 'cw20 local', sender: alice, code_id: '1' },
    {
      events: [
        {
          type: 'instantiate',
          attributes: [
            { key: '_contract_address', value: rainbow },
            { key: 'code_id', value: '1' },
          ],
        },
      ],
    },
  ),
  example('alice called transfer of Rainbow', '/cosmwasm.wasm.v1.MsgExecuteContract', {
    sender: alice,
    contract: rainbow,
    msg: { transfer: {} },
    funds: [],
  }),
  example('alice called redeem_and_transfer of Rainbow with 1 GEM', '/cosmwasm.wasm.v1.MsgExecuteContract', {
    sender: alice,
    contract: rainbow,
    msg: { redeem_and_transfer: {} },
    funds: [{ denom: gem, amount: '1000000' }],
  }),
  example('alice moved Rainbow to code 4', '/cosmwasm.wasm.v1.MsgMigrateContract', {
    sender: alice,
    contract: rainbow,
    code_id: '4',
  }),
  example('alice made bob the admin of Rainbow', '/cosmwasm.wasm.v1.MsgUpdateAdmin', {
    sender: alice,
    new_admin: bob,
    contract: rainbow,
  }),
  example(
    'alice renamed inj14hj2…axlnz to “new label”',
    '/cosmwasm.wasm.v1.MsgUpdateContractLabel',
    { sender: alice, contract: rainbow, new_label: 'new label' },
    { contracts: { find: () => ({ label: 'new label' }) } },
  ),
  example('alice left Rainbow without an admin, for good', '/cosmwasm.wasm.v1.MsgClearAdmin', {
    sender: alice,
    contract: rainbow,
  }),
  example('alice registered Rainbow to run in every block', '/injective.wasmx.v1.MsgRegisterContract', {
    contract_registration_request: { contract_address: rainbow },
    sender: alice,
  }),
  example(
    'alice changed who may start contracts from code 4',
    '/cosmwasm.wasm.v1.MsgUpdateInstantiateConfig',
    { sender: alice, code_id: '4' },
  ),
  example('alice changed how Rainbow runs in every block', '/injective.wasmx.v1.MsgUpdateContract', {
    sender: alice,
    contract_address: rainbow,
  }),
  example(
    'alice tried to pin 1 code in memory',
    '/cosmwasm.wasm.v1.MsgPinCodes',
    { authority: alice, code_ids: ['1'] },
    { failed: true },
  ),
  example(
    'alice switched Rainbow off: it runs by itself no more',
    '/injective.wasmx.v1.MsgDeactivateContract',
    { sender: alice, contract_address: rainbow },
  ),
  example('alice switched Rainbow on, to run in every block', '/injective.wasmx.v1.MsgActivateContract', {
    sender: alice,
    contract_address: rainbow,
  }),
  example('alice called Rainbow', '/cosmwasm.wasm.v1.MsgExecuteContract', {
    sender: alice,
    contract: rainbow,
    msg: {},
    funds: [],
  }),
  example('alice called tick of Rainbow', '/cosmwasm.wasm.v1.MsgExecuteContract', {
    sender: alice,
    contract: rainbow,
    msg: '"tick"',
    funds: [],
  }),
  example('alice called swap of Rainbow with 5 USDT, 1 INJ', '/injective.wasmx.v1.MsgExecuteContractCompat', {
    sender: alice,
    contract: rainbow,
    msg: '{"swap":{}}',
    funds: `5000000${usdt},1000000000000000000inj`,
  }),
  example('alice unpinned 2 codes', '/cosmwasm.wasm.v1.MsgUnpinCodes', {
    authority: alice,
    code_ids: ['1', '2'],
  }),
]
