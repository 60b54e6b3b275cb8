import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { ExplorerClient } from '@injsight/injsight-v1'
import { newerRecording } from '@injsight/testing'
import { accountKey } from '#src/decode/values/keys.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'

const database = copyOfIndexedRecording(newerRecording)
const { url, transport, pool, stop } = await indexedApi(newerRecording, database)
after(async () => {
  await stop()
  await (await database).drop()
})
const client = new ExplorerClient(transport)

const content = readFileSync(new URL('../../../test/solidity/Contracts.sol', import.meta.url), 'utf8')
const settings = { evmVersion: 'shanghai', optimizer: { enabled: true, runs: 200 } }
const coin = '0x5df1bd39631a590b9814bb890391e4208a0f798d'
const child = '0x2857ec37f0ddb6ee0f9236c925794d7f6515a9f2'

async function verify(given: { address?: string; contract?: string; content?: string; settings?: object }) {
  const input = {
    language: 'Solidity',
    sources: { 'Contracts.sol': { content: given.content ?? content } },
    settings: given.settings ?? settings,
  }
  const { compilers } = (await client.getEvmSource({ address: coin }).response) ?? {}
  return client.verifyEvmSource({
    address: given.address ?? coin,
    compiler: compilers[0] ?? '',
    contract: given.contract ?? 'Coin',
    input: JSON.stringify(input),
  }).response
}

/** What the contracts of the list are called in their verified sources, by their addresses. */
async function listVerified(): Promise<Map<string, string>> {
  const asked = { creator: '', standard: '', cursor: '', limit: 200 }
  const { contracts } = await client.listEvmContracts(asked).response
  return new Map(
    contracts.flatMap(({ address, verifiedAs }) => (verifiedAs === '' ? [] : [[address, verifiedAs]])),
  )
}

/** The same contract without those beside it: compiled in a moment, to other metadata. */
const alone = content.slice(0, content.indexOf('contract Cards'))

test('[EVM-12] a source that compiles to the code of a contract is kept, and its ABI told', async () => {
  const read = () => client.getEvmSource({ address: coin }).response
  assert.equal((await read()).source, undefined)
  const other = await verify({ content: alone, settings: {} })
  assert.equal(other.outcome, 'differs')
  assert.match(other.said, /^Coin: \d+ ≠ 2163$/)
  assert.equal((await verify({ content: 'contract Coin {' })).outcome, 'refused')
  const elsewhere = await verify({ content: 'contract A {}', contract: 'Other.sol:Coin' })
  assert.deepEqual([elsewhere.outcome, elsewhere.said], ['noContract', 'Contracts.sol:A'])
  assert.deepEqual((await client.listEvmAbis({ contracts: [coin] }).response).abis, [])
  assert.equal((await listVerified()).size, 0)

  assert.equal((await verify({ content: alone })).outcome, 'code')
  assert.equal((await verify({ content: `${alone}// another` })).outcome, 'code')
  assert.doesNotMatch((await read()).source?.input ?? '', /another/)
  assert.equal((await verify({ contract: '' })).outcome, 'exact')
  const { source } = await read()
  assert.deepEqual(
    [source?.match, source?.name, source?.file, source?.contract],
    ['exact', 'Coin', 'Contracts.sol', coin],
  )
  assert.match(source?.compiler ?? '', /^0\.8\.30\+commit/)
  assert.equal(JSON.parse(source?.input ?? '').sources['Contracts.sol'].content, content)
  const { abis } = await client.listEvmAbis({ contracts: [coin, child] }).response
  assert.deepEqual(
    abis.map(({ contract, name }) => [contract, name]),
    [[coin, 'Coin']],
  )
  assert.match(abis[0]?.abi ?? '', /"NotEnough"/)
  assert.deepEqual([...(await listVerified())], [[coin, 'Coin']])
})

test('[EVM-12] contracts of the same code have the same source', async () => {
  const [ofCoin, ofChild] = [coin, child].map((hex) => accountKey(Buffer.from(hex.slice(2), 'hex')))
  await pool.query(
    `insert into evm_contracts select $2, null, code_hash, 0 from evm_sources where contract = $1`,
    [ofCoin, ofChild],
  )
  await pool.query(`insert into addresses values ($1, $2) on conflict do nothing`, [
    ofChild,
    Buffer.from(child.slice(2), 'hex'),
  ])
  const { source } = await client.getEvmSource({ address: child }).response
  assert.deepEqual([source?.name, source?.contract], ['Coin', coin])
  assert.equal((await listVerified()).get(child), 'Coin')
  const { abis } = await client.listEvmAbis({ contracts: [child] }).response
  assert.deepEqual(
    abis.map(({ contract }) => contract),
    [child],
  )
  await pool.query(`update evm_contracts set code_hash = $2 where contract = $1`, [ofChild, Buffer.alloc(32)])
  assert.equal((await client.getEvmSource({ address: child }).response).source, undefined)
})

test('[EVM-12] a source for what has no code, or by a compiler that is not there, is refused in words', async () => {
  assert.equal((await verify({ address: `0x${'12'.repeat(20)}` })).outcome, 'noCode')
  const asked = {
    address: coin,
    contract: '',
    input: JSON.stringify({ language: 'Solidity', sources: { a: { content: '' } } }),
  }
  const answer = await fetch(`${url}/injsight/v1/evm/contracts/${coin}/source`, {
    method: 'POST',
    body: JSON.stringify({ ...asked, compiler: '../../etc/passwd' }),
  })
  assert.deepEqual(
    [answer.status, ((await answer.json()) as { outcome: string }).outcome],
    [200, 'noCompiler'],
  )
  await assert.rejects(client.verifyEvmSource({ ...asked, compiler: '', address: 'nobody' }).response, {
    kind: 'invalid-input',
  })
})
