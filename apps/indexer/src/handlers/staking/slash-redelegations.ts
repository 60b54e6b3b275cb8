import { decodeAddress } from '@injsight/chain'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { multiply, truncate } from './decimals.ts'
import { putUnbonding, readUnbonding } from './find.ts'
import { delegations, redelegations, type RedelegationEntry } from './tables.ts'
import { unbond } from './unbond.ts'

type Offence = { fraction: bigint; height: bigint }
type Moved = { delegator: string; destination: string; entry: RedelegationEntry }

/** @returns what all moves together should lose, be it more than is left of them */
export async function slashRedelegations(
  state: State,
  block: BlockContext,
  source: string,
  { fraction, height }: Offence,
): Promise<bigint> {
  let total = 0n
  for (const { delegator, destination, entries } of await listInOrder(state, source)) {
    for (const entry of entries as RedelegationEntry[]) {
      if (BigInt(entry.height) < height || BigInt(entry.time) <= block.time) continue
      total += truncate(fraction * BigInt(entry.initial))
      await slashMoved(state, block, { delegator, destination, entry }, { fraction, height })
    }
  }
  return total
}

/** As the chain's store has them: what is unbonded first has another price than what comes after it. */
async function listInOrder(state: State, source: string) {
  const all = (await state.list(redelegations, { source })).map((row) => ({
    ...row,
    order: [row.delegator, row.destination].map((address) => Buffer.from(decodeAddress(address).bytes)),
  }))
  return all.toSorted((a, b) => {
    const unequal = a.order.map((bytes, at) => compareKeys(bytes, b.order[at] ?? bytes))
    return unequal.find((difference) => difference !== 0) ?? 0
  })
}

/** Each part of a key begins with its length. */
function compareKeys(a: Buffer, b: Buffer): number {
  return a.length - b.length || Buffer.compare(a, b)
}

/** What has begun to unbond at the destination is slashed before what is still delegated there. */
async function slashMoved(
  state: State,
  block: BlockContext,
  { delegator, destination, entry }: Moved,
  { fraction, height }: Offence,
): Promise<void> {
  let due = truncate(fraction * BigInt(entry.initial))
  const waiting = await readUnbonding(state, delegator, destination)
  const slashed = waiting.map((one) => {
    const balance = BigInt(one.balance)
    const amount = due < balance ? due : balance
    if (amount === 0n || BigInt(one.height) < height || BigInt(one.time) <= block.time) return one
    due -= amount
    return { ...one, balance: (balance - amount).toString() }
  })
  putUnbonding(state, delegator, destination, slashed)
  const wanted = multiply(fraction, BigInt(entry.shares))
  const held = await state.find(delegations, { delegator, validator: destination })
  if (wanted === 0n || due === 0n || held === undefined) return
  const shares = wanted > held.shares ? held.shares : wanted
  await unbond(state, block, { delegator, validator: destination, shares })
}
