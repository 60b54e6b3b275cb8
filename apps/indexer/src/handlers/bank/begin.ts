import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { accountOf, accountOfModule, type Account } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import { askEach, listAll } from '../node-transport.ts'
import { findBalance, setBalance, setSupply } from './keep-balances.ts'
import type { NewBalance } from './read-events.ts'

type Coin = { denom: string; amount: string }
type Genesis = { balances?: { address: string; coins: Coin[] }[]; supply?: Coin[] }

export async function readGenesis(
  state: State,
  genesis: unknown,
  whole: Record<string, unknown>,
): Promise<void> {
  // The chain, too, sums its supply up: a genesis with another one doesn't start.
  const supply = new Map<string, bigint>()
  for (const { owner, denom, amount } of sumGenesis(genesis)) {
    await add(state, owner, denom, amount)
    supply.set(denom, (supply.get(denom) ?? 0n) + amount)
  }
  for (const [denom, amount] of supply) await setSupply(state, denom, amount)
  for (const { validator_address, value } of listCreations(whole)) {
    const staked = BigInt(value.amount)
    await add(state, accountOf(validator_address), value.denom, -staked)
    await add(state, accountOfModule('bonded_tokens_pool'), value.denom, staked)
  }
}

/** What a genesis gives to whom, of each denom once. */
export function sumGenesis(genesis: unknown): NewBalance[] {
  const { balances = [] } = (genesis ?? {}) as Genesis
  const sums = new Map<string, NewBalance>()
  for (const { address, coins } of balances) {
    const owner = accountOf(address)
    for (const { denom, amount } of coins) {
      const name = `${owner.key} ${denom}`
      sums.set(name, { owner, denom, amount: (sums.get(name)?.amount ?? 0n) + BigInt(amount) })
    }
  }
  return [...sums.values()]
}

/** Every supply, and of each denom who holds it. */
export async function askNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const supply = await listAll(async (pagination) => {
    const { supply, pagination: page } = await client.totalSupply({ pagination }).response
    return { items: supply, next: page?.nextKey }
  })
  await askEach(supply, async ({ denom, amount }) => {
    await setSupply(state, denom, BigInt(amount))
    const owners = await listAll(async (pagination) => {
      const { denomOwners, pagination: page } = await client.denomOwners({ denom, pagination }).response
      return { items: denomOwners, next: page?.nextKey }
    })
    for (const { address, balance } of owners) {
      const owner = accountOf(address)
      const before = await findBalance(state, owner, denom)
      await setBalance(state, owner, denom, { before, after: BigInt(balance?.amount ?? 0) })
    }
  })
}

async function add(state: State, owner: Account, denom: string, amount: bigint): Promise<void> {
  const before = await findBalance(state, owner, denom)
  await setBalance(state, owner, denom, { before, after: before + amount })
}

type Creation = { '@type': string; validator_address: string; value: Coin }

/** The chain runs the genesis transactions before its first block, where no event tells of them. */
function listCreations(whole: Record<string, unknown>): Creation[] {
  const { gen_txs = [] } = (whole['genutil'] ?? {}) as { gen_txs?: { body: { messages: Creation[] } }[] }
  return gen_txs.flatMap(({ body }) =>
    body.messages.filter((message) => message['@type'].endsWith('.MsgCreateValidator')),
  )
}
