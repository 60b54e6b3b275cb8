import type { Coin } from '@injsight/chain'
import type { Tx } from '@injsight/chain/decode'
import { formatInteger } from '../../language/format-integer.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { fetchGasPrice } from '../../sources/transactions/signing.server.ts'
import {
  readCoins,
  simulate,
  type ChainEvent,
  type Outcome,
} from '../../sources/transactions/raw-transaction.server.ts'
import { lineOf, type ChangeLine } from '../../views/balances/changes.server.ts'
import type { RefusalView } from '../../views/transactions/refusal.tsx'
import { learnCalledBy, viewOutcome, viewRaw } from '../transactions/raw/raw-view.server.ts'

/** What an act would do, before it is signed. */
export type Preview = {
  sentence: Written
  /** Each of them, where they are several. */
  messages: Written[]
  /** What it takes; missing where no node could try it, or it would fail. */
  cost?: { gasLimit: string; gas: string; fee: { denom: string; amount: string }; told: Written }
  /** Balances of the signer that would be others, the fee among what goes. */
  changes: ChangeLine[]
  refusal?: RefusalView
  unanswered?: 'slow' | 'noNode'
}

/** Of the gas that a trial took: a block later it may take more. */
const gasBuffer = { of: 12n, in: 10n }

/** A transaction without a signature, and who will sign it; `isPaid`: its fee is another's. */
export type Unsigned = { raw: Uint8Array; tx: Tx; account: string; isPaid: boolean }

export async function previewAct({ raw, tx, account, isPaid }: Unsigned, naming: Naming): Promise<Preview> {
  await learnCalledBy(raw)
  const [outcome, price] = await Promise.all([simulate(raw), fetchGasPrice()])
  const told = tell(raw, naming)
  if (outcome.unanswered !== undefined) return { ...told, unanswered: outcome.unanswered }
  const { refusal } = viewOutcome(outcome, raw, naming)
  if (refusal !== undefined) return { ...told, refusal }
  const gasLimit = ((outcome.gasUsed ?? 0n) * gasBuffer.of + gasBuffer.in - 1n) / gasBuffer.in
  const fee = { denom: 'inj', amount: String(gasLimit * price) }
  return {
    ...told,
    cost: {
      gasLimit: String(gasLimit),
      gas: formatInteger(gasLimit),
      fee,
      told: [writeCoin(fee, naming)],
    },
    changes: await viewChanges(
      outcome,
      { account, tried: tx.fee.amount, fee: isPaid ? undefined : fee },
      naming,
    ),
  }
}

function tell(raw: Uint8Array, naming: Naming): Pick<Preview, 'sentence' | 'messages' | 'changes'> {
  const { sentence, messages } = viewRaw(raw, naming)
  const each = messages.length > 1 ? messages.map((message) => message.sentence) : []
  return { sentence, messages: each, changes: [] }
}

type Payer = { account: string; tried: readonly Coin[]; fee: Coin | undefined }

/** With the fee that it will cost in place of the one that was tried. */
async function viewChanges(
  { events = [] }: Outcome,
  { account, tried, fee }: Payer,
  naming: Naming,
): Promise<Preview['changes']> {
  const changes = sumChanges(events, account)
  const add = ({ denom }: Coin, amount: bigint) => changes.set(denom, (changes.get(denom) ?? 0n) + amount)
  for (const one of tried) add(one, BigInt(one.amount))
  if (fee !== undefined) add(fee, -BigInt(fee.amount))
  const lines = await Promise.all(
    [...changes].map(async ([denom, change]) => {
      const before = await fetchBalance(account, denom)
      const told = { before: String(before), after: String(before + change), change: String(change) }
      return lineOf({ account, denom, ...told, subaccount: '' }, naming)
    }),
  )
  return lines.flat()
}

/** What an account's bank would have more of, and less, by the bank's own events. */
export function sumChanges(events: readonly ChainEvent[], account: string): Map<string, bigint> {
  const changes = new Map<string, bigint>()
  for (const { type, attributes } of events) {
    const sign = type === 'coin_received' ? 1n : type === 'coin_spent' ? -1n : 0n
    const told = Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
    if (sign === 0n || (told['receiver'] ?? told['spender']) !== account) continue
    for (const { denom, amount } of readCoins(told['amount'] ?? ''))
      changes.set(denom, (changes.get(denom) ?? 0n) + sign * BigInt(amount))
  }
  return changes
}
