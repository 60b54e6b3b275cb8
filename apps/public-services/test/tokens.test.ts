import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  QueryAllContractStateRequest,
  QueryAllContractStateResponse,
  QuerySmartContractStateRequest,
  QuerySmartContractStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { Model } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb'
import { QueryTokenPairByERC20AddressResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb'
import {
  EthCallRequest,
  QueryAccountResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb'
import { encodeAddress, ipfsPathOf } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import { toBankAsset } from '../src/chain-lists/bank-assets.ts'
import { getEvmToken, toErc20Asset } from '../src/chain-state/contracts/evm-tokens.ts'
import { listCw20Holders } from '../src/chain-state/contracts/cw20-holders.ts'
import { getNft, listCollectionNfts } from '../src/chain-state/contracts/nfts.ts'
import { createNftContent } from '../src/content/nft-content.ts'
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

test('[NFT-01] what an NFT is like, and its picture, are had from IPFS where its contract leads there, and from nowhere else', async () => {
  const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const files = new Map([
    [
      `/ipfs/${cid}/1.json`,
      Buffer.from(JSON.stringify({ image: `https://some.gateway/ipfs/${cid}/a cat.png` })),
    ],
    [`/ipfs/${cid}/2.json`, Buffer.from(JSON.stringify({ image: 'https://elsewhere.example/cat.png' }))],
    [`/ipfs/${cid}/3.json`, Buffer.from(JSON.stringify({ image: `ipfs://${cid}/page.html` }))],
    [`/ipfs/${cid}/4.json`, Buffer.alloc(300 << 10, ' ')],
    [`/ipfs/${cid}/a%20cat.png`, png],
    [`/ipfs/${cid}/page.html`, Buffer.from('<html>')],
  ])
  const asked: string[] = []
  const get = async (path: string) => {
    asked.push(path)
    return files.get(path) ?? assert.fail(path)
  }
  const of = (uri: string) => {
    const { chain } = evmOf({
      '01ffc9a780ac58cd': word(1),
      '06fdde03': text('Evm Cats'),
      '6352211e': 'ab'.repeat(20).padStart(64, '0'),
      c87b56dd: text(uri),
    })
    const { getNftContent, getNftPicture } = createNftContent({ chain, ipfs: { getJson: get, getArt: get } })
    return {
      content: getNftContent({ contract, token: '7' }),
      picture: () => getNftPicture({ contract, token: '7' }),
    }
  }
  const cat = of(`ipfs://${cid}/1.json`)
  assert.match((await cat.content).json, /a cat\.png/)
  assert.deepEqual(await cat.picture(), { type: 'image/png', data: png })
  const away = of(`ipfs://${cid}/2.json`)
  assert.match((await away.content).json, /elsewhere/)
  await assert.rejects(away.picture(), { kind: 'not-found' })
  const page = of(`https://gateway.example/ipfs/${cid}/3.json`)
  assert.match((await page.content).json, /page/)
  await assert.rejects(page.picture(), { kind: 'not-found' })
  await assert.rejects(of(`ipfs://${cid}/4.json`).content, { kind: 'bad-chain-data' })
  const before = asked.length
  for (const uri of [
    'https://elsewhere.example/1.json',
    `ipfs://${cid}/../../admin`,
    'ipfs://short',
    '',
    'file:///etc/passwd',
  ])
    await assert.rejects(of(uri).content, { kind: 'not-found' }, uri)
  assert.equal(asked.length, before)
})

test('what stands in IPFS is asked of our own gateway, over whichever it was told', () => {
  const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
  assert.equal(ipfsPathOf(`ipfs://${cid}`), `/ipfs/${cid}`)
  assert.equal(ipfsPathOf(`ipfs://ipfs/${cid}/a/b%20c#1`), undefined)
  assert.equal(ipfsPathOf(`ipfs://ipfs/${cid}/a/b%20c`), `/ipfs/${cid}/a/b%20c`)
  assert.equal(ipfsPathOf(` https://w3s.link/ipfs/${cid}/1 `), `/ipfs/${cid}/1`)
  for (const other of ['/%2e%2e/x', '/%2Fetc', '/a%', '/a?b', '/1/2/3/4/5'])
    assert.equal(ipfsPathOf(`ipfs://${cid}${other}`), undefined, other)
  assert.equal(ipfsPathOf(`https://127.0.0.1:80/ipfs/${cid}`), undefined)
})

/** A collection, and the pages that it is read in; `most` is what its contract gives, however many it is asked for. */
async function pagesOf(tokens: string[], { most = Infinity, limit = 50 }: { most?: number; limit?: number }) {
  const transport = createFakeTransport((_, request) => {
    const { queryData } = QuerySmartContractStateRequest.fromBinary(request)
    const { all_tokens: asked } = JSON.parse(Buffer.from(queryData).toString()) as {
      all_tokens?: { start_after?: string; limit: number }
    }
    const from = tokens.indexOf(asked?.start_after ?? '') + 1
    const wanted = most === Infinity ? (asked?.limit ?? 0) : most
    const answer =
      asked === undefined
        ? { name: 'Names', symbol: 'INJ', count: tokens.length }
        : { tokens: tokens.slice(from, from + wanted) }
    return QuerySmartContractStateResponse.toBinary({ data: Buffer.from(JSON.stringify(answer)) })
  })
  const pages: string[][] = []
  let cursor = ''
  do {
    const asked = { contract: 'inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62', cursor, limit, token: '' }
    const { nfts, next } = await listCollectionNfts({ transport }, asked)
    assert.match(next, /^[\w-]{0,2000}$/)
    pages.push(nfts.map(({ token }) => token))
    cursor = next
  } while (cursor !== '' && pages.length < 10)
  return pages
}

test('[NET-02] tokens of any name are paged to the end, by a contract that gives fewer than it is asked for', async () => {
  const tokens = ['alice.inj', 'böb.inj', 'carol/inj']
  assert.deepEqual(await pagesOf(tokens, { most: 1 }), [['alice.inj'], ['böb.inj'], ['carol/inj']])
})

test('[NET-02] a contract’s list ends with its last token, whatever it gives: pages are no longer than asked for', async () => {
  const tokens = ['a', 'b', 'c', 'd']
  assert.deepEqual(await pagesOf(tokens, { limit: 2 }), [
    ['a', 'b'],
    ['c', 'd'],
  ])
  assert.deepEqual(await pagesOf(tokens, { limit: 3, most: 4 }), [['a', 'b', 'c'], ['d']])
  const many = Array.from({ length: 45 }, (_, n) => `token ${n}`)
  assert.deepEqual(
    (await pagesOf(many, {})).map(({ length }) => length),
    [29, 16],
  )
})

test('a token that no address can hold is in no list, and leads to no page', async () => {
  const long = 'é'.repeat(10_000)
  assert.deepEqual(await pagesOf(['a', long, 'b'], { limit: 2 }), [['a'], ['b']])
  assert.deepEqual(await pagesOf([long], {}), [[]])
})

/** A token by CW20 with so many holders of one each, whose state the chain tells a hundred entries at once. */
function cw20Of(holders: number, { supply = String(holders), value = '"1"' } = {}) {
  const accounts = Array.from({ length: holders }, (_, n) => {
    const bytes = Buffer.alloc(20)
    bytes.writeUInt32BE(n)
    return encodeAddress('inj', bytes)
  })
  const models = [
    ...accounts
      .toSorted()
      .map((account) => Model.create({ key: entry('balance', account), value: Buffer.from(value) })),
    Model.create({ key: entry('allowance', 'x'), value: Buffer.from('"9"') }),
    Model.create({ key: Buffer.from('token_info'), value: Buffer.from('{}') }),
  ]
  const asked: string[] = []
  const transport = createFakeTransport((method, request) => {
    asked.push(method)
    if (method === 'SmartContractState')
      return QuerySmartContractStateResponse.toBinary({
        data: Buffer.from(JSON.stringify({ name: 'One', symbol: 'ONE', decimals: 0, total_supply: supply })),
      })
    const { key = new Uint8Array() } = QueryAllContractStateRequest.fromBinary(request).pagination ?? {}
    const from = models.findIndex((one) => Buffer.compare(one.key, key) >= 0)
    const nextKey = models[from + 100]?.key ?? new Uint8Array()
    return QueryAllContractStateResponse.toBinary({
      models: models.slice(from, from + 100),
      pagination: { nextKey, total: 0n },
    })
  })
  return { transport, asked }
}

const entry = (map: string, key: string) => Buffer.from(`\0${String.fromCharCode(map.length)}${map}${key}`)

test('[WASM-02] [NET-02] who holds a token by CW20 is told where two questions tell all, and adds up', async () => {
  const page = { contract: 'inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62', cursor: '', limit: 200 }
  for (const [holders, questions] of [
    [1, 1],
    [100, 1],
    [101, 2],
    [200, 2],
  ] as const) {
    const token = cw20Of(holders)
    assert.equal((await listCw20Holders(token, page)).holders.length, holders)
    assert.equal(token.asked.filter((method) => method === 'AllContractState').length, questions)
  }
  for (const odd of [cw20Of(201), cw20Of(3, { supply: '4' }), cw20Of(3, { value: '{"amount":"1"}' })])
    await assert.rejects(listCw20Holders(odd, page), { code: 'grpc.unimplemented' })
})
