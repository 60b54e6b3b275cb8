import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  QuerySmartContractStateRequest,
  QuerySmartContractStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { QueryTokenPairByERC20AddressResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb'
import {
  EthCallRequest,
  QueryAccountResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb'
import { Fault } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import { toBankAsset } from '../src/chain-lists/bank-assets.ts'
import { getEvmToken, toErc20Asset } from '../src/chain-state/contracts/evm-tokens.ts'
import { getNft, listCollectionNfts } from '../src/chain-state/contracts/nfts.ts'
import { createFakeTransport } from './fake-transport.ts'

const contract = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
const word = (number: number) => number.toString(16).padStart(64, '0')
const text = (said: string) =>
  word(32) + word(said.length) + Buffer.from(said).toString('hex').padEnd(64, '0')

const noCode = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'

/** A chain whose contracts answer by the first four bytes of what they are asked. */
function evmOf(answers: Record<string, string>, bankDenom = '', codeHash = noCode) {
  const asked: string[] = []
  const transport = createFakeTransport((method, request) => {
    asked.push(method)
    if (method === 'Account') return QueryAccountResponse.toBinary({ balance: '0', nonce: 0n, codeHash })
    if (method.startsWith('TokenPair'))
      return QueryTokenPairByERC20AddressResponse.toBinary(
        bankDenom === '' ? {} : { tokenPair: { bankDenom, erc20Address: contract } },
      )
    const { data } = JSON.parse(Buffer.from(EthCallRequest.fromBinary(request).args).toString()) as {
      data: string
    }
    const told = answers[data.slice(2, 10)] ?? answers[data.slice(2, 18)] ?? ''
    return MsgEthereumTxResponse.toBinary(
      MsgEthereumTxResponse.create({ ret: Buffer.from(told, 'hex'), vmError: '' }),
    )
  })
  return { chain: { transport }, bank: async () => [], asked }
}

test('[ASSET-03] [NET-02] a token by ERC-20 is what its contract says, within six questions', async () => {
  const evm = evmOf({
    '06fdde03': text('Pepe'),
    '95d89b41': Buffer.from('PEPE').toString('hex').padEnd(64, '0'), // as old tokens say it
    '313ce567': word(6),
    '18160ddd': word(1_000_000),
  })
  const told = await getEvmToken(evm, { token: contract, height: 0n })
  assert.deepEqual(
    [
      told.contract,
      told.denom,
      told.token?.name,
      told.token?.symbol,
      told.token?.decimals,
      told.token?.supply,
    ],
    [contract.toLowerCase(), '', 'Pepe', 'PEPE', 6, '1000000'],
  )
  assert.deepEqual([toErc20Asset(told)?.asset, toErc20Asset(told)?.holders], [contract, -1n])
  assert.ok(evm.asked.length <= 6, evm.asked.join())
})

test('[ASSET-03] [NET-02] a contract may be paired with a denom, be a collection, or no token at all', async () => {
  const paired = await getEvmToken(evmOf({}, 'peggy0xabc'), { token: contract, height: 0n })
  assert.deepEqual([paired.contract, paired.denom], [contract.toLowerCase(), 'peggy0xabc'])
  const collection = await getEvmToken(evmOf({ '06fdde03': text('Cats'), '01ffc9a780ac58cd': word(1) }), {
    token: contract,
    height: 0n,
  })
  assert.deepEqual([collection.token?.standard, collection.token?.supply], ['erc721', ''])
  assert.equal(toErc20Asset(collection), undefined)
  const none = evmOf({})
  const nothing = await getEvmToken(none, { token: contract, height: 0n })
  assert.deepEqual([nothing.contract, nothing.denom, nothing.token], ['', '', undefined])
  assert.ok(none.asked.length <= 6, none.asked.join())
  // An account that minted coins of its own name.
  const bank = async () => [toBankAsset({ denom: `erc20:${contract}`, amount: '5' }, undefined)]
  const coin = await getEvmToken({ ...evmOf({}), bank }, { token: contract, height: 0n })
  assert.deepEqual([coin.contract, coin.denom], ['', `erc20:${contract}`])
  const both = await getEvmToken({ ...evmOf({}, '', '0x07'), bank }, { token: contract, height: 0n })
  assert.deepEqual([both.contract, both.denom], [contract.toLowerCase(), `erc20:${contract}`])
  // One that says how much there is of it, and nothing else.
  const bare = await getEvmToken(evmOf({ '18160ddd': word(5) }), { token: contract, height: 0n })
  assert.deepEqual([bare.token?.standard, bare.token?.hasDecimals, bare.token?.supply], ['erc20', false, '5'])
})

test('[NET-07] a chain that is away, or has no EVM, is not taken for a contract that says nothing', async () => {
  for (const status of [Status.unavailable, Status.unimplemented]) {
    const transport = createFakeTransport(() => {
      throw refusal(status, 'away')
    })
    const sources = { chain: { transport }, bank: async () => [] }
    await assert.rejects(getEvmToken(sources, { token: contract, height: 0n }), Fault)
  }
})

test('[NET-02] what an NFT is its contract says: by CW721 and by ERC-721', async () => {
  const owner = 'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu'
  const address = 'inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62'
  const answers: Record<string, object> = {
    contract_info: { name: 'Cats', symbol: 'CAT' },
    num_tokens: { count: 2 },
    all_tokens: { tokens: ['a', 'b'] },
    all_nft_info: { access: { owner, approvals: [] }, info: { token_uri: null, extension: { name: 'Tom' } } },
  }
  const transport = createFakeTransport((_, request) => {
    const query = JSON.parse(
      Buffer.from(QuerySmartContractStateRequest.fromBinary(request).queryData).toString(),
    ) as object
    const [name = ''] = Object.keys(query)
    return QuerySmartContractStateResponse.toBinary({ data: Buffer.from(JSON.stringify(answers[name])) })
  })
  const page = { cursor: '', limit: 50, token: '' }
  const listed = await listCollectionNfts({ transport }, { contract: address, ...page })
  assert.deepEqual([listed.collection?.name, listed.collection?.tokens], ['Cats', '2'])
  assert.deepEqual(
    listed.nfts.map(({ token, owner: told }) => [token, told]),
    [
      ['a', ''],
      ['b', ''],
    ],
  )
  assert.deepEqual([listed.next, listed.unknown], ['', ['owners']])
  const cat = await getNft({ transport }, { contract: address, token: 'a' })
  assert.deepEqual([cat.owners[0]?.owner, cat.extension, cat.uri], [owner, '{"name":"Tom"}', ''])
  const evm = evmOf({
    '01ffc9a780ac58cd': word(1),
    '06fdde03': text('Evm Cats'),
    '6352211e': 'ab'.repeat(20).padStart(64, '0'),
    c87b56dd: text('ipfs://cat'),
  })
  const one = await getNft(evm.chain, { contract, token: '7' })
  assert.deepEqual([one.collection?.name, one.uri, one.owners.length], ['Evm Cats', 'ipfs://cat', 1])
  assert.equal((await getNft(evmOf({}).chain, { contract, token: '7' })).collection, undefined)
})
