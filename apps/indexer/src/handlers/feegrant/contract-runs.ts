import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoinList, subtractCoins, type CoinList } from '#src/decode/values/coin-list.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { payFee } from './allowance.ts'
import { feeAllowances } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

// Who runs a registered contract on somebody's allowance takes from them what the run may cost, notes what it did cost,
// and gives the rest back.

const collector = encodeAddress('inj', moduleAccountOf('fee_collector'))

/** @property allowance before its use */
type Run = { granter: string; fee: CoinList; allowance: Allowance }
type Allowance = StateRow<typeof feeAllowances>

// What was last taken from whom, and the last run.
const taken = createNotes<BlockContext, Map<string, CoinList>>()
const runs = createNotes<BlockContext, Run>()

/** `transfer` to or from who collects the fees. */
export function moveFees(event: ChainEvent, state: State, { block }: EventContext): void {
  const [sender, recipient] = [event.find('sender'), event.find('recipient')]
  const coins = readCoinList(event.text('amount'))
  if (recipient === collector && sender !== undefined) {
    taken.set(block, (taken.get(block) ?? new Map<string, CoinList>()).set(readAddress(sender), coins))
  }
  const run = runs.get(block)
  if (sender !== collector || run === undefined || recipient !== run.granter) return
  runs.delete(block)
  const fee = subtractCoins(run.fee, coins)
  if (fee === undefined) throw badChainData('feegrant.refund', 'More is given back than was taken')
  spend(state, run.allowance, fee, block.time)
}

/** `use_feegrant` of a contract. */
export async function useForRun(
  key: { granter: string; grantee: string },
  state: State,
  block: BlockContext,
): Promise<void> {
  runs.delete(block)
  const allowance = await state.find(feeAllowances, key)
  if (allowance === undefined) return
  const fee = taken.get(block)?.get(key.granter)
  if (fee === undefined) throw badChainData('feegrant.fee', 'Nothing tells what an allowance was used for')
  runs.set(block, { granter: key.granter, fee, allowance })
  spend(state, allowance, fee, block.time)
}

/** Takes a fee from an allowance, where it is known what that allows. */
export function spend(state: State, allowance: Allowance, fee: CoinList, time: bigint): void {
  const { type, value, granter, grantee } = allowance
  if (type === null || value === null) return
  const left = payFee({ typeUrl: type, value }, fee, time)
  if (left === undefined) state.remove(feeAllowances, { granter, grantee })
  else state.put(feeAllowances, { ...allowance, value: Buffer.from(left.value) })
}
