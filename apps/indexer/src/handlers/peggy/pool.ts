import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { change, findContract } from './module-row.ts'
import { readEthereumAddress } from './read.ts'
import { batchConfirms, batches, transfers } from './tables.ts'

/** A withdrawal waits in the pool, from which relayers take batches. */
export async function addTransfer(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const [{ denom, amount }, fee] = [told.coin('amount'), told.coin('bridge_fee')]
  const id = told.count('outgoing_tx_id')
  state.put(transfers, {
    id,
    sender: told.name('sender'),
    destination: readEthereumAddress(told.text('receiver')),
    token_contract: await findContract(state, denom),
    amount,
    fee: fee.amount,
    batch: null,
  })
  await change(state, { last_transfer: id })
}

export function cancelTransfer(event: ChainEvent, state: State): void {
  state.remove(transfers, { id: readFields(event.object(), event.type).count('outgoing_tx_id') })
}

export async function makeBatch(event: ChainEvent, state: State, { height }: BlockContext): Promise<void> {
  const told = readFields(event.object(), event.type)
  const nonce = told.count('batch_nonce')
  const ids = told.counts('batch_tx_ids')
  await state.prefetch(
    transfers,
    ids.map((id) => ({ id })),
  )
  for (const id of ids) {
    const transfer = await state.find(transfers, { id })
    if (transfer === undefined)
      throw badChainData('peggy.transfer', `There is no withdrawal ${id} in the pool`)
    state.put(transfers, { ...transfer, batch: nonce })
  }
  state.put(batches, {
    nonce,
    token_contract: await findContract(state, told.text('denom')),
    timeout: told.count('batch_timeout'),
    block: height,
    transfers: ids.map(String),
  })
  await change(state, { last_batch: nonce })
}

/** The withdrawals of a cancelled batch are in the pool again. */
export async function cancelBatch(event: ChainEvent, state: State): Promise<void> {
  const nonce = readFields(event.object(), event.type).count('nonce')
  for (const transfer of await state.list(transfers, { batch: nonce })) {
    state.put(transfers, { ...transfer, batch: null })
  }
  await removeBatch(state, nonce)
}

/** Ethereum has paid out what is in the batch. Returns how much it was, with the fees. */
export async function executeBatch(state: State, nonce: bigint, contract: string): Promise<bigint> {
  const batch = await state.find(batches, { nonce })
  if (batch === undefined || batch.token_contract !== readEthereumAddress(contract)) return 0n
  const all = await state.list(transfers, { batch: nonce })
  for (const { id } of all) state.remove(transfers, { id })
  await removeBatch(state, nonce)
  return all.reduce((sum, { amount, fee }) => sum + amount + fee, 0n)
}

async function removeBatch(state: State, nonce: bigint): Promise<void> {
  state.remove(batches, { nonce })
  // The chain keeps these, but nothing ever asks for them again.
  for (const { orchestrator } of await state.list(batchConfirms, { nonce })) {
    state.remove(batchConfirms, { nonce, orchestrator })
  }
}
