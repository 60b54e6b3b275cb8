import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueryPinnedCodesResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.js'
import { AccessType } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb.js'
import { QueryModuleStateResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb.js'
import { FundingMode } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { createTestDatabase, demoRecording } from '@injsight/testing'
import { indexedDemo } from '../../../test/indexed-demo.ts'
import { beginIndex } from '#src/database/begin-index.ts'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createNodeTransport } from '../node-transport.ts'

const recorded = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log })
const client = createNodeClient({ url: recorded.url, timeoutMs: 60_000 })
after(async () => {
  client.close()
  await recorded.stop()
})

// What the real node answered, and the recording has no answer to.
const left: Record<string, Uint8Array> = {
  '/cosmwasm.wasm.v1.Query/PinnedCodes': QueryPinnedCodesResponse.toBinary(
    QueryPinnedCodesResponse.create({ codeIds: [1n] }),
  ),
  '/injective.wasmx.v1.Query/WasmxModuleState': QueryModuleStateResponse.toBinary(
    QueryModuleStateResponse.create({
      state: {
        params: {
          isExecutionEnabled: true,
          maxBeginBlockTotalGas: 42_000_000n,
          maxContractGasLimit: 3_500_000n,
          minGasPrice: 1_000_000_000n,
          registerContractAccess: {
            permission: AccessType.ANY_OF_ADDRESSES,
            addresses: ['inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'],
          },
        },
        registeredContracts: [
          {
            address: 'inj1qg5ega6dykkxc307y25pecuufrjkxkag6xhp6y',
            registeredContract: {
              gasLimit: 400_000n,
              gasPrice: 1_000_000_000n,
              isExecutable: true,
              adminAddress: 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge',
              fundMode: FundingMode.SelfFunded,
            },
          },
        ],
      },
    }),
  ),
}
const node: Pick<NodeClient, 'queryAbci'> = {
  queryAbci: async (path, request, height) =>
    Buffer.from(left[path] ?? (await client.queryAbci(path, request, height))),
}

// What a node doesn't tell: whether a code can own a port, and in which block something last changed.
const tables: Record<string, string> = {
  wasm_codes: 'code_id, creator, checksum, permission, permitted, is_pinned',
  contracts: '*',
  contract_history: '*',
  wasm_params: '*',
  cw20_tokens: '*',
  cw20_balances: 'contract, holder, amount',
  nft_contracts: '*',
  nft_owners: 'contract, token, owner',
  registered_contracts: '*',
  wasmx_params: '*',
  ibc_clients: '*',
  ibc_connections: '*',
  ibc_channels: '*',
  ibc_denoms: '*',
}

test('an index that begins with the answers of a node has what following from the genesis leads to', async () => {
  const followed = await indexedDemo()
  const { url, pool } = await createTestDatabase(migrate)
  const writer = await connect(url, 'test')
  after(() => writer.end())
  const answers = createNodeTransport(node, 2524n)
  const beginning = { node: answers, latest: answers }
  const sources = await beginIndex(writer, { chainId: 'injective-777', base: 2525n, beginning })
  for (const name of ['wasm', 'cw20', 'cw721', 'wasmx', 'ibc']) {
    const source = sources.find(({ module }) => module === name)
    assert.equal(source?.source, 'node', `${name}: ${source?.why}`)
  }
  for (const [table, columns] of Object.entries(tables)) {
    const text = `select ${columns} from ${table} order by 1, 2`
    const [asked, told] = [await pool.query(text), await followed.pool.query(text)]
    assert.deepEqual(asked.rows, told.rows, table)
    assert.notEqual(told.rowCount, 0)
  }
})
