import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueryAllBalancesRequest } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client'
import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { networkOf, settings } from '../src/config.ts'
import { closeAll, openHosts } from '../src/hosts.ts'
import { nameContracts } from '../src/name-services/contracts.ts'
import { findAccountOfInj } from '../src/name-services/inj-names.ts'
import { named } from './stand-in/names.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

const standIn = await startStandIn()
const hosts = openHosts(networkOf(readConfig(settings, standIn.settings)), { perSecond: 1000, log })
after(async () => {
  closeAll(hosts)
  await standIn.stop()
})
standIn.fail('chain', 'page')

test('[NET-02] while gRPC-web of the chain is in trouble, what accounts have is told over REST', async () => {
  const pagination = { key: Uint8Array.of(1), limit: 5n, offset: 0n, countTotal: true, reverse: false }
  const request = QueryAllBalancesRequest.create({ address: 'inj1a', pagination })
  const { balances } = await new BankClient(hosts.chain.transport).allBalances(request).response
  assert.deepEqual(balances, [{ denom: 'inj', amount: '7' }])
  const { url, failed } = hosts.rest.state()
  assert.deepEqual([url, failed], [new URL(standIn.settings['CHAIN_REST_URL'] ?? '').origin, 0])
})

test('[NET-02] [SEARCH-07] and so is what contracts say, names above all', async () => {
  const wasm = new WasmClient(hosts.chain.transport)
  assert.equal(await findAccountOfInj(wasm, nameContracts.mainnet, 'alice.inj'), named['alice.inj'])
})

test('[NET-07] what REST writes otherwise, or can’t tell either, fails with the words of the first', async () => {
  const staking = new StakingClient(hosts.chain.transport)
  await assert.rejects(staking.params({}).response, { kind: 'bad-chain-data' })
  standIn.fail('rest', 'down')
  const bank = new BankClient(hosts.chain.transport)
  await assert.rejects(bank.supplyOf({ denom: 'inj' }).response, { kind: 'bad-chain-data' })
  assert.equal(
    standIn.asked.some((one) => one.startsWith('rest') && one.includes('staking')),
    false,
  )
})
