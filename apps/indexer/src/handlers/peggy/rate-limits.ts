import {
  MsgCreateRateLimit,
  MsgRemoveRateLimit,
  MsgUpdateRateLimit,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/msgs_pb.js'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { onMessage, type BlockContext } from '../module.ts'
import { readFields, readMessage, type Fields } from '../read-fields.ts'
import { findContract } from './module-row.ts'
import { readEthereumAddress } from './read.ts'
import { blacklist, rateLimits, type LimitedTransfer, type RateLimit } from './tables.ts'

// What the bridge may take and give of a token within some blocks. Governance sets it, and no event tells of it.

export const rateLimitMessages = [
  onMessage(MsgCreateRateLimit, (message, state) => {
    putRateLimit(state, readMessage(MsgCreateRateLimit, message))
  }),
  onMessage(MsgUpdateRateLimit, async (message, state) => {
    const told = readMessage(MsgUpdateRateLimit, message)
    const limit = await findLimit(state, told.text('token_address'))
    if (limit === undefined) throw badChainData('peggy.limit', 'There is no such limit')
    put(state, {
      ...limit,
      price_id: told.text('new_token_price_id'),
      limit_usd: told.decimal('new_rate_limit_usd'),
      blocks: told.count('new_rate_limit_window'),
    })
  }),
  onMessage(MsgRemoveRateLimit, ({ tokenAddress }, state) => {
    state.remove(rateLimits, { token_contract: readEthereumAddress(tokenAddress) })
  }),
]

/** @param limit as a message or the chain's state has it */
export function putRateLimit(state: State, limit: Fields): void {
  const transfers = limit.has('transfers') ? limit.objects('transfers') : []
  put(state, {
    token_contract: readEthereumAddress(limit.text('token_address')),
    decimals: limit.count('token_decimals'),
    price_id: limit.text('token_price_id'),
    limit_usd: limit.decimal('rate_limit_usd'),
    mint_limit: limit.amount('absolute_mint_limit'),
    blocks: limit.count('rate_limit_window'),
    transfers: transfers.map((transfer): LimitedTransfer => ({
      amount: transfer.amount('amount').toString(),
      block_number: transfer.count('block_number').toString(),
      is_deposit: transfer.flag('is_deposit'),
    })),
  })
}

/** What came in from a sender that the bridge doesn't serve counts for nothing. */
export async function countDeposit(event: ChainEvent, state: State, { height }: BlockContext): Promise<void> {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  const sender = readEthereumAddress(told.text('sender'))
  if ((await state.find(blacklist, { address: sender })) !== undefined) return
  await count(state, await findContract(state, denom), { amount, height, is_deposit: true })
}

/** @param amount with the fees of the relayers */
export async function countWithdrawal(
  state: State,
  contract: string,
  { amount, height }: { amount: bigint; height: bigint },
): Promise<void> {
  await count(state, contract, { amount, height, is_deposit: false })
}

/** At the end of a block the chain forgets what is too long ago to count. */
export async function forgetCounted(state: State, { height }: BlockContext): Promise<void> {
  for (const limit of await state.listBelow(rateLimits, 'forgets_at', height + 1n)) {
    const all = limit.transfers as LimitedTransfer[]
    const transfers = all.filter(({ block_number }) => BigInt(block_number) > height - limit.blocks)
    put(state, { ...limit, transfers })
  }
}

async function count(
  state: State,
  contract: string,
  { amount, height, is_deposit }: { amount: bigint; height: bigint; is_deposit: boolean },
): Promise<void> {
  const limit = await findLimit(state, contract)
  if (limit === undefined) return
  const transfer = { amount: amount.toString(), block_number: height.toString(), is_deposit }
  put(state, { ...limit, transfers: [...(limit.transfers as LimitedTransfer[]), transfer] })
}

function put(state: State, limit: Omit<RateLimit, 'forgets_at'>): void {
  const [oldest] = limit.transfers as LimitedTransfer[]
  const forgets_at = oldest === undefined ? null : BigInt(oldest.block_number) + limit.blocks
  state.put(rateLimits, { ...limit, forgets_at })
}

function findLimit(state: State, contract: string) {
  return state.find(rateLimits, { token_contract: readEthereumAddress(contract) })
}
