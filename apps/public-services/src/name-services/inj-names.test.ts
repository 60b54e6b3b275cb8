import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidInput, unavailable } from '@injsight/errors'
import type { Wasm } from '../chain-state/contracts/ask-contract.ts'
import { findAccountOfInj, findInjName } from './inj-names.ts'
import { nodeOf } from './normalise-name.ts'
import { findAccountOfSol, findSolName } from './sol-names.ts'

const [alice, bob] = [
  'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3',
]
const contracts = { registry: 'registry', reverse: 'reverse', sol: 'sol' }

type Kept = { resolves?: Record<string, string>; reverse?: Record<string, string>; sol?: string }

/** Contracts that answer as those of the name services do, each to its own question only. */
function contractsThat({ resolves = {}, reverse = {}, sol }: Kept): Wasm {
  const byNode = new Map(Object.entries(resolves).map(([name, to]) => [String(nodeOf(name)), to]))
  const answer = (address: string, query: Record<string, { node?: number[]; address?: string }>): unknown => {
    if (address === 'registry' && query['resolver'])
      return { resolver: byNode.has(String(query['resolver'].node)) ? 'resolver' : '' }
    if (address === 'resolver' && query['address'])
      return { address: byNode.get(String(query['address'].node)) }
    if (address === 'reverse' && query['name']) return { name: reverse[query['name'].address ?? ''] ?? '' }
    if (address === 'sol' && sol !== undefined) {
      assert.deepEqual(query, { resolve: { domain_name: 'alice' } })
      return sol
    }
    throw invalidInput('grpc.unknown', 'query wasm contract failed')
  }
  const ask = ({ address, queryData }: { address: string; queryData: Uint8Array }) => {
    const told = async () => answer(address, JSON.parse(new TextDecoder().decode(queryData)))
    return { response: told().then((data) => ({ data: new TextEncoder().encode(JSON.stringify(data)) })) }
  }
  return { smartContractState: ask as unknown as Wasm['smartContractState'] }
}

test('[SEARCH-07] a name of .inj leads to the account that goes by it', async () => {
  const wasm = contractsThat({ resolves: { 'alice.inj': alice }, reverse: { [alice]: 'alice.inj' } })
  assert.equal(await findAccountOfInj(wasm, contracts, 'Alice.inj'), alice)
  assert.equal(await findInjName(wasm, contracts, alice), 'alice.inj')
})

test('[SEARCH-07] a name is accepted only if it holds both ways', async () => {
  const wasm = contractsThat({
    resolves: { 'alice.inj': alice, 'alias.inj': alice },
    reverse: { [alice]: 'alice.inj', [bob]: 'alice.inj' },
  })
  const refusal = (account: string) => ({ kind: 'not-found', message: `.inj not found for ${account}` })
  await assert.rejects(findAccountOfInj(wasm, contracts, 'alias.inj'), refusal(alice))
  await assert.rejects(findInjName(wasm, contracts, bob), refusal(bob))
})

test('[SEARCH-07] what nobody has is said in these words', async () => {
  const wasm = contractsThat({ reverse: { [bob]: 'bob.inj', [alice]: '<b>.inj' } })
  const unresolved = { kind: 'not-found', message: 'Resolver address not found' }
  await assert.rejects(findAccountOfInj(wasm, contracts, 'nobody.inj'), unresolved)
  for (const account of [alice, bob])
    await assert.rejects(findInjName(wasm, contracts, account), {
      message: `.inj not found for ${account}`,
    })
})

test('a name that leads to no account is bad data, and a silent chain no answer', async () => {
  const wasm = contractsThat({ resolves: { 'alice.inj': 'javascript:alert(1)' } })
  await assert.rejects(findAccountOfInj(wasm, contracts, 'alice.inj'), { kind: 'bad-chain-data' })
  const down = { smartContractState: () => ({ response: Promise.reject(unavailable('host.down', 'down')) }) }
  await assert.rejects(findInjName(down as unknown as Wasm, contracts, alice), { kind: 'unavailable' })
})

test('[SEARCH-07] a name of .sol leads to an account, and no account to a name of .sol', async () => {
  assert.equal(await findAccountOfSol(contractsThat({ sol: alice }), 'sol', 'Alice.sol'), alice)
  await assert.rejects(findAccountOfSol(contractsThat({}), 'sol', 'alice.sol'), { kind: 'not-found' })
  assert.throws(findSolName, { message: 'Not suported for this name service' })
})
