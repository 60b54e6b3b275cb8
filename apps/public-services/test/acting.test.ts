import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { Query as auth } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import {
  QueryClient as AuthClient,
  type IQueryClient as IAuthClient,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import {
  BroadcastMode,
  Service,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import {
  ServiceClient,
  type IServiceClient,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb.client'
import { PrepareTxRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { InjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import { createHandler, createTransport, serve } from '@injsight/grpc-web'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { settings } from '../src/config.ts'
import { start } from '../src/start.ts'
import { payerSignature } from './stand-in/families/gateway.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

/** A node whose one account signs more and more, and that loses every answer about what it is given. */
let sequence = 7n
let given = 0
const services = [
  serve<IAuthClient>(auth, {
    accountInfo: ({ address }) => ({ info: { address, accountNumber: 3n, sequence: sequence++ } }),
  }),
  serve<IServiceClient>(Service, {
    broadcastTx: () => {
      given += 1
      throw new Error('the connection is gone')
    },
  }),
]
const handle = createHandler({ services, log })
const node = createServer((request, response) => {
  void handle(request, response).then((isOurs) => isOurs || response.writeHead(404).end())
})
await new Promise<void>((done) => node.listen(0, '127.0.0.1', done))
const standIn = await startStandIn({ behind: `http://127.0.0.1:${(node.address() as AddressInfo).port}` })
const documented = await startStandIn()
const config = readConfig(settings, {
  ...standIn.settings,
  GATEWAY_URL: documented.settings['GATEWAY_URL'] ?? '',
  SERVICES_PORT: '0',
})
const program = await start({ config: { ...config, SERVICES_PORT: 0 }, log })
const transport = createTransport({ baseUrl: program.url, timeoutMs: 5000 })
after(async () => {
  transport.close()
  await program.stop()
  await standIn.stop()
  await documented.stop()
  node.close()
})

test('[NET-02] who signs next is told the sequence as it is now', async () => {
  const accounts = new AuthClient(transport)
  const ask = async () => (await accounts.accountInfo({ address: 'inj1' }).response).info?.sequence
  assert.deepEqual([await ask(), await ask()], [7n, 8n])
})

test('what is given to the chain is given once, whatever comes of it', async () => {
  const request = { txBytes: Uint8Array.of(1), mode: BroadcastMode.SYNC }
  await assert.rejects(new ServiceClient(transport).broadcastTx(request).response)
  assert.equal(given, 1)
})

test('[NET-08] [WALLET-08] the gateway pays while it says that it is well, and its signature is passed on', async () => {
  const gateway = new InjectiveExchangeRPCClient(transport)
  const fee = { price: [], gas: 0n, delegateFee: true }
  const ask = (memo: string) => gateway.prepareTx(PrepareTxRequest.create({ memo, fee })).response
  assert.equal((await ask('one')).feePayerSig, payerSignature)
  assert.deepEqual(
    documented.asked.filter((one) => one.startsWith('gateway')).map((one) => one.split(' ')[1]),
    ['GET', 'POST'],
  )
})

test('[NET-08] [WALLET-08] a gateway that is unwell is not asked to pay: the account pays itself', async () => {
  const sick = await startStandIn()
  sick.fail('gateway', 'busy-for-long')
  const other = await start({
    config: { ...readConfig(settings, sick.settings), SERVICES_PORT: 0 },
    log,
  })
  const line = createTransport({ baseUrl: other.url, timeoutMs: 5000 })
  const gateway = new InjectiveExchangeRPCClient(line)
  await assert.rejects(gateway.prepareTx(PrepareTxRequest.create()).response, { kind: 'unavailable' })
  const asked = sick.asked.filter((one) => one.startsWith('gateway'))
  assert.ok(asked.length > 0 && asked.every((one) => one.includes('/api/health/v1/status')))
  line.close()
  await other.stop()
  await sick.stop()
})

test('[NET-02] no visitor’s address, cookie or credential goes to a public host', async () => {
  const before = standIn.asked.length
  const headers = {
    cookie: 'session=1',
    authorization: 'Bearer 1',
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    referer: 'https://site.example/account/',
    origin: 'https://site.example',
  }
  const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  const paths = [`/cosmos/auth/v1beta1/account_info/${account}`, '/api/explorer/v1/txs?limit=1']
  for (const path of paths) await fetch(program.url + path, { headers })
  assert.equal(standIn.asked.length > before, true)
  // It would have refused them, and noted it.
  assert.deepEqual(
    standIn.takeRefused().filter((one) => one.includes('header')),
    [],
  )
})
