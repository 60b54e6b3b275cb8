import type { Coin } from '@injsight/chain'
import { messageTypesOf, type Tx } from '@injsight/chain/decode'
import { formatInteger } from '../../language/format-integer.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { fetchGasPrice } from '../../sources/transactions/signing.server.ts'
import { simulate, type Outcome } from '../../sources/transactions/raw-transaction.server.ts'
import type { ChangeLine } from '../../views/balances/changes.server.ts'
import type { RefusalView } from '../../views/transactions/refusal.tsx'
import { learnCalledBy, nameSpoken, viewOutcome, viewRaw } from '../transactions/raw/raw-view.server.ts'
import { toGasLimit } from './gas-limit.ts'
import { sumMoves } from './sum-moves.ts'
import { pay, viewMoves } from './view-moves.server.ts'

/** What an act would do, before it is signed. */
export type Preview = {
  sentence: Written
  /** Each of them, where they are several. */
  messages: Written[]
  /** What it takes; missing where no node could try it, or it would fail. */
  cost?: { gasLimit: string; gas: string; fee: { denom: string; amount: string }; told: Written }
  /** What the account would have more of, and less, the fee among what goes; `place` is empty for its wallet. */
  changes: (ChangeLine & { place: string })[]
  /** What is known of the changes only with the block that has them, in words. */
  notes: string[]
  refusal?: RefusalView
  unanswered?: 'slow' | 'noNode'
}

/** A transaction without a signature, and who will sign it; `isPaid`: its fee is another's. */
export type Unsigned = { raw: Uint8Array; tx: Tx; account: string; isPaid: boolean }

export async function previewAct({ raw, tx, account, isPaid }: Unsigned, known: Naming): Promise<Preview> {
  await learnCalledBy(raw)
  const [outcome, price] = await Promise.all([simulate(raw), fetchGasPrice()])
  const naming = await nameSpoken(raw, known, contractsIn(outcome))
  const told = tell(raw, naming)
  if (outcome.unanswered !== undefined) return { ...told, unanswered: outcome.unanswered }
  const { refusal } = viewOutcome(outcome, raw, naming)
  if (refusal !== undefined) return { ...told, refusal }
  const cost = costOf(outcome.gasUsed ?? 0n, price, naming)
  return {
    ...told,
    cost,
    notes: listNotes(outcome, { raw, tx, account }, naming),
    // Another's fee changes nothing here, neither the one that was tried nor the one that it will cost.
    changes: await viewChanges(
      outcome,
      isPaid ? { account } : { account, tried: tx.fee.amount, fee: cost.fee },
      naming,
    ),
  }
}

/** What it takes at most, from the gas that a trial took and the price of a unit of it. */
export function costOf(gasUsed: bigint, price: bigint, naming: Naming): NonNullable<Preview['cost']> {
  const gasLimit = toGasLimit(gasUsed)
  const fee = { denom: 'inj', amount: String(gasLimit * price) }
  return {
    gasLimit: String(gasLimit),
    gas: formatInteger(gasLimit),
    fee,
    told: [writeCoin(fee, naming)],
  }
}

/** Those that said something when it was tried. */
function contractsIn({ events = [] }: Outcome): string[] {
  const said = events.flatMap(({ type, attributes }) => (type === 'wasm' ? attributes : []))
  return said.filter(({ key }) => key === '_contract_address').map(({ value }) => value)
}

function tell(raw: Uint8Array, naming: Naming): Pick<Preview, 'sentence' | 'messages' | 'changes' | 'notes'> {
  const { sentence, messages } = viewRaw(raw, naming)
  const each = messages.length > 1 ? messages.map((message) => message.sentence) : []
  return { sentence, messages: each, changes: [], notes: [] }
}

const ofOrders = /^\/injective\.exchange\.\w+\.Msg(?:Batch)?Create\w*Orders?$/

/** Also within what is done for another; an update of many may only take back. */
function placesOrders({ raw, tx }: Pick<Unsigned, 'raw' | 'tx'>): boolean {
  return (
    messageTypesOf(raw).types.some((one) => ofOrders.test(one)) ||
    /_orders_to_create":\[\{/.test(JSON.stringify(tx.messages))
  )
}

function listNotes(
  { events = [] }: Outcome,
  unsigned: Pick<Unsigned, 'raw' | 'tx' | 'account'>,
  { language }: Naming,
): string[] {
  const t = translationsIn(language, 'acts')
  const paysRewards = events.some(
    ({ type, attributes }) =>
      type === 'withdraw_rewards' &&
      attributes.some(({ key, value }) => key === 'delegator' && value === unsigned.account),
  )
  return [
    ...(paysRewards ? [t('notes.rewards')] : []),
    ...(placesOrders(unsigned) ? [t('notes.orders')] : []),
  ]
}

type Payer = { account: string; tried?: readonly Coin[]; fee?: Coin }

/** With the fee that it will cost in place of the one that was tried. */
function viewChanges(
  { events = [] }: Outcome,
  { account, tried = [], fee }: Payer,
  naming: Naming,
): Promise<Preview['changes']> {
  const moves = sumMoves(events, account)
  for (const { denom, amount } of tried) pay(moves, denom, BigInt(amount))
  if (fee !== undefined) pay(moves, fee.denom, -BigInt(fee.amount))
  return viewMoves(moves, account, naming)
}
