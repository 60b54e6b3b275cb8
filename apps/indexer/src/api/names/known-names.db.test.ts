import assert from 'node:assert/strict'
import { after, test as testOnce } from 'node:test'
import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client.js'
import { forEachRecording, newerRecording } from '@injsight/testing'
import { nameByBank } from '#src/follow/name-tokens/name-by-bank.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { copyOfIndexedRecording, indexedRecording } from '../../../test/indexed-recording.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { listKnownNames } from './list-known-names.ts'

const pagination = { key: new Uint8Array(), offset: 0n, limit: 1000n, countTotal: false, reverse: false }

await forEachRecording(async (recording, test) => {
  const { node, stop } = await playRecording(recording)
  after(stop)
  const transport = createNodeTransport(node, recording.to)

  test('[TX-03] denoms are called what the bank calls them, those of contracts once it has been asked', async () => {
    const { pool } = await copyOfIndexedRecording(recording)
    const { metadatas } = await new BankClient(transport).denomsMetadata({ pagination }).response
    const symbols = metadatas
      .filter(({ base, symbol }) => symbol !== '' && !base.startsWith('ibc/'))
      .map(({ base, symbol, name }): [string, [string, string]] => [base, [symbol, name]])
    assert.ok(symbols.length > 3)
    const named = await nameByBank(pool, node, new Set())
    assert.equal(await nameByBank(pool, node, new Set()), 0)
    const { tokens } = await listKnownNames(pool)
    const known = tokens.flatMap(({ denom, symbol, name }): [string, [string, string]][] =>
      symbol === '' ? [] : [[denom, [symbol, name]]],
    )
    const sorted = (list: typeof symbols) => list.toSorted(([a], [b]) => (a < b ? -1 : 1))
    assert.deepEqual(sorted(known), sorted(symbols))
    assert.equal(named, symbols.filter(([denom]) => denom.startsWith('erc20:')).length)
  })

  test('[TX-03] validators are called what they call themselves', async () => {
    const { pool } = await indexedRecording(recording)
    const { validators } = await new StakingClient(transport).validators({ status: '', pagination }).response
    const told = new Map((await listKnownNames(pool)).validators.map((one) => [one.operator, one.moniker]))
    for (const { operatorAddress, description } of validators)
      assert.equal(told.get(operatorAddress), description?.moniker)
  })
})

testOnce('[TX-03] what was renamed is known by its former name until the block that did it', async () => {
  const { pool } = await indexedRecording(newerRecording)
  const { former } = await listKnownNames(pool)
  assert.deepEqual(
    former.map(({ thing, until, symbol, name, decimals }) => [thing, until, symbol, name, decimals]),
    [
      ['market', 824n, 'INJ/USDT', '', 0],
      ['token', 67n, 'GLD', 'Gold', 6],
      ['validator', 61n, '', 'Beta Stake ✓', 0],
    ],
  )
})
