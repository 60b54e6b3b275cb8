// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  InjectiveExchangeRPC,
  type BroadcastTxRequest,
  type PrepareTxRequest,
  type PrepareTxResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import type { IInjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import { unavailable } from '@injsight/errors'
import { createHandler, createTransport, refusal, serve, Status } from '@injsight/grpc-web'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const sent: BroadcastTxRequest[] = []
const asked: PrepareTxRequest[] = []
let trouble: Error | undefined
const answer: PrepareTxResponse = {
  data: '{"message":{}}',
  sequence: 1n,
  signMode: '',
  pubKeyType: '',
  feePayer: 'inj1payer',
  feePayerSig: '0xa5',
}
const service = serve<IInjectiveExchangeRPCClient>(InjectiveExchangeRPC, {
  prepareTx(request) {
    asked.push(request)
    if (trouble) throw trouble
    return answer
  },
  broadcastTx(request) {
    sent.push(request)
    if (trouble) throw trouble
    const none = { codespace: '', code: 0, data: new Uint8Array(), rawLog: '', timestamp: '' }
    return { ...none, txHash: 'AB', height: 0n, index: 0 }
  },
})
const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const handle = createHandler({ services: [service], log: quiet })
const server = createServer((request, response) => void handle(request, response))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const indexer = createTransport({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 5000 })
vi.doMock('../asking/clients.server.ts', () => ({ indexer }))
const { makeDelegated, sendDelegated } = await import('./delegation.server.ts')

beforeEach(() => {
  trouble = undefined
  asked.length = 0
  sent.length = 0
})
afterAll(() => {
  indexer.close()
  server.close()
})

const wanted = { from: account, memo: 'm', timeoutHeight: 7n, messages: ['{"@type":"/a"}'], evmChainId: 1n }
const signed = {
  signature: Uint8Array.of(1),
  publicKey: Uint8Array.of(2),
  context: '{}',
  messages: ['{"@type":"/a"}'],
  evmChainId: 1n,
  payer: 'inj1payer',
  payerSignature: '0xa5',
}

test('[WALLET-08] who pays is asked for a transaction, and given what was signed', async () => {
  expect(await makeDelegated(wanted)).toEqual({
    payer: 'inj1payer',
    typedData: answer.data,
    payerSignature: '0xa5',
  })
  expect(asked[0]).toMatchObject({
    signerAddress: '0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
    timeoutHeight: 7n,
    eip712Wrapper: 'v2',
    fee: { delegateFee: true, gas: 0n },
  })
  expect(await sendDelegated(signed)).toEqual({ hash: 'AB' })
  expect(sent[0]).toMatchObject({
    signature: '0x01',
    pubKey: { key: '0x02' },
    chainId: 1n,
    feePayer: 'inj1payer',
    feePayerSig: '0xa5',
  })
  expect(new TextDecoder().decode(sent[0]?.tx)).toBe('{"context":"{}","msgs":null}')
})

test('[WALLET-08] where nobody pays, or not for this, nothing is made: the account pays itself', async () => {
  for (const reason of [
    refusal(Status.unimplemented, 'nobody'),
    refusal(Status.failedPrecondition, 'used up'),
    refusal(Status.permissionDenied, 'not this'),
    unavailable('node.down', 'away'),
  ]) {
    trouble = reason
    expect(await makeDelegated(wanted)).toBeUndefined()
  }
})

test('[WALLET-08] a refusal is told with the code of the chain, where it has one; silence is no refusal', async () => {
  trouble = refusal(
    Status.invalidArgument,
    'mempool is full [reason:{key:"ABCICode" value:"20"} {key:"Codespace" value:"sdk"}]',
  )
  expect(await sendDelegated(signed)).toEqual({
    refusal: { codespace: 'sdk', code: 20, log: 'mempool is full' },
  })
  trouble = refusal(Status.permissionDenied, 'The signature is not yours')
  expect(await sendDelegated(signed)).toEqual({
    refusal: { codespace: '', code: 0, log: 'The signature is not yours' },
  })
  trouble = unavailable('node.down', 'away')
  await expect(sendDelegated(signed)).rejects.toMatchObject({ kind: 'unavailable' })
})
