import { createHash } from 'node:crypto'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { badChainData } from '@injsight/errors'
import { accountOfBase64, createAccount, findAccount, type Account } from '#src/decode/account.ts'
import { readCoins } from '#src/decode/coins.ts'
import { memoize } from '#src/decode/memo.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { onEvent, type BlockContext, type Module } from './module.ts'
import { listAll } from './node-transport.ts'

/** Accounts that hold nothing have no row. */
export const balances = stateTable(
  'balances',
  { denom: 'int8', account: 'int8' },
  { amount: 'amount', height: 'int8' },
)
export const supplies = stateTable('supplies', { denom: 'int8' }, { amount: 'amount', height: 'int8' })

/** Injective's own event: the new balances of all accounts whose balance changed, once a block. */
export const newBalances = 'cosmos.bank.v1beta1.EventSetBalances'

// What stands in for `newBalances` where a chain doesn't tell it.
const isUntold = ({ eventTypes }: BlockContext) => !eventTypes.has(newBalances)

export const bank: Module = {
  name: 'bank',
  state: {
    tables: [balances, supplies],
    events: [
      onEvent(newBalances, (event, state, { block }) => {
        for (const { account, denom, amount } of readNewBalances(event)) {
          setBalance(state, account, denom, amount, block.height)
        }
      }),
      onEvent(
        'coin_received',
        (event, state, { block }) => move(event, state, 'receiver', 1n, block),
        isUntold,
      ),
      onEvent('coin_spent', (event, state, { block }) => move(event, state, 'spender', -1n, block), isUntold),
      onEvent('coinbase', (event, state, { block }) => mint(event, state, 1n, block)),
      onEvent('burn', (event, state, { block }) => mint(event, state, -1n, block)),
    ],
    fromGenesis: readGenesis,
    async fromNode(state, node) {
      const client = new QueryClient(node)
      const supply = await listAll(async (pagination) => {
        const { supply, pagination: page } = await client.totalSupply({ pagination }).response
        return { items: supply, next: page?.nextKey }
      })
      for (const { denom, amount } of supply) {
        setSupply(state, denom, BigInt(amount), 0n)
        const owners = await listAll(async (pagination) => {
          const { denomOwners, pagination: page } = await client.denomOwners({ denom, pagination }).response
          return { items: denomOwners, next: page?.nextKey }
        })
        for (const { address, balance } of owners) {
          setBalance(state, accountOf(address), denom, BigInt(balance?.amount ?? 0), 0n)
        }
      }
    },
  },
}

function readNewBalances(event: ChainEvent): { account: Account; denom: string; amount: bigint }[] {
  const updates = (event.json('balance_updates') ?? []) as { addr: string; denom: string; amt: string }[]
  return updates.map(({ addr, denom, amt }) => {
    if (!/^\d+$/.test(amt)) throw badChainData('balance.amount', `The new balance "${amt}" is no amount`)
    return { account: accountOfBase64(addr), denom: denomOfBase64(denom), amount: BigInt(amt) }
  })
}

const denomOfBase64 = memoize(10_000, (base64) => Buffer.from(base64, 'base64').toString('utf8'))

function setBalance(state: State, owner: Account, name: string, amount: bigint, height: bigint): void {
  const [denom, account] = [state.denom(name), state.account(owner)]
  if (amount === 0n) state.remove(balances, { denom, account })
  else state.put(balances, { denom, account, amount, height })
}

async function move(
  event: ChainEvent,
  state: State,
  who: 'receiver' | 'spender',
  sign: bigint,
  { height }: BlockContext,
): Promise<void> {
  const owner = accountOf(event.text(who))
  for (const { denom, amount } of readCoins(event.find('amount') ?? '')) {
    await addToBalance(state, owner, denom, sign * amount, height)
  }
}

async function addToBalance(
  state: State,
  owner: Account,
  denom: string,
  add: bigint,
  height: bigint,
): Promise<void> {
  const before = await state.find(balances, { denom: state.denom(denom), account: owner.key })
  setBalance(state, owner, denom, (before?.amount ?? 0n) + add, height)
}

async function mint(event: ChainEvent, state: State, sign: bigint, { height }: BlockContext): Promise<void> {
  for (const { denom, amount } of readCoins(event.find('amount') ?? '')) {
    const before = await state.find(supplies, { denom: state.denom(denom) })
    setSupply(state, denom, (before?.amount ?? 0n) + sign * amount, height)
  }
}

function setSupply(state: State, denom: string, amount: bigint, height: bigint): void {
  state.put(supplies, { denom: state.denom(denom), amount, height })
}

function accountOf(address: string): Account {
  const account = findAccount(address)
  if (account === null) throw badChainData('bank.address', `"${address}" is no address`)
  return account
}

type Coin = { denom: string; amount: string }
type Genesis = { balances?: { address: string; coins: Coin[] }[]; supply?: Coin[] }

async function readGenesis(state: State, genesis: unknown, whole: Record<string, unknown>): Promise<void> {
  const { balances: owners = [], supply = [] } = (genesis ?? {}) as Genesis
  const held = new Map<string, bigint>()
  for (const { address, coins } of owners) {
    for (const { denom, amount } of coins) {
      setBalance(state, accountOf(address), denom, BigInt(amount), 0n)
      held.set(denom, (held.get(denom) ?? 0n) + BigInt(amount))
    }
  }
  // A supply that isn't told is the sum of the balances: so the chain reads it.
  const told = supply.length > 0 ? supply.map(({ denom, amount }) => [denom, BigInt(amount)] as const) : held
  for (const [denom, amount] of told) setSupply(state, denom, amount, 0n)
  for (const { validator_address, value } of listCreations(whole)) {
    const staked = BigInt(value.amount)
    await addToBalance(state, accountOf(validator_address), value.denom, -staked, 0n)
    await addToBalance(state, bondedPool, value.denom, staked, 0n)
  }
}

type Creation = { '@type': string; validator_address: string; value: Coin }

/** The chain runs the genesis transactions before its first block, where no event tells of them. */
function listCreations(whole: Record<string, unknown>): Creation[] {
  const { gen_txs = [] } = (whole['genutil'] ?? {}) as { gen_txs?: { body: { messages: Creation[] } }[] }
  return gen_txs.flatMap(({ body }) =>
    body.messages.filter((message) => message['@type'].endsWith('.MsgCreateValidator')),
  )
}

// Module accounts have no keys: their addresses are hashes of their names.
const bondedPool = createAccount(createHash('sha256').update('bonded_tokens_pool').digest().subarray(0, 20))
