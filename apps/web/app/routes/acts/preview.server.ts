import { readSubaccount, shortenAddress, type Coin } from '@injsight/chain'
import { messageTypesOf, type Tx } from '@injsight/chain/decode'
import { formatInteger } from '../../language/format-integer.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, writePart, type Naming } from '../../language/write-part.server.ts'
import { plainText, type Written } from '../../language/written.ts'
import { part } from '../../page.server.ts'
import { fetchSubaccounts } from '../../sources/account.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { fetchStakes } from '../../sources/staking/stakes.server.ts'
import { fetchGasPrice } from '../../sources/transactions/signing.server.ts'
import { simulate, type Outcome } from '../../sources/transactions/raw-transaction.server.ts'
import { fetchCw20Balance } from '../../sources/wasm/query.server.ts'
import { lineOf, type ChangeLine } from '../../views/balances/changes.server.ts'
import type { RefusalView } from '../../views/transactions/refusal.tsx'
import { learnCalledBy, viewOutcome, viewRaw } from '../transactions/raw/raw-view.server.ts'
import { sumMoves } from './sum-moves.ts'

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

/** Of the gas that a trial took: a block later it may take more. */
const gasBuffer = { of: 12n, in: 10n }

/** A transaction without a signature, and who will sign it; `isPaid`: its fee is another's. */
export type Unsigned = { raw: Uint8Array; tx: Tx; account: string; isPaid: boolean }

export async function previewAct({ raw, tx, account, isPaid }: Unsigned, known: Naming): Promise<Preview> {
  await learnCalledBy(raw)
  const [outcome, price] = await Promise.all([simulate(raw), fetchGasPrice()])
  const naming = await nameContracts(outcome, known)
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
    notes: listNotes(outcome, { raw, tx, account }, naming),
    changes: await viewChanges(
      outcome,
      { account, tried: tx.fee.amount, fee: isPaid ? undefined : fee },
      naming,
    ),
  }
}

/** With what those contracts are called that said something when it was tried. */
async function nameContracts({ events = [] }: Outcome, naming: Naming): Promise<Naming> {
  const said = events.flatMap(({ type, attributes }) => (type === 'wasm' ? attributes : []))
  const contracts = new Set(said.filter(({ key }) => key === '_contract_address').map(({ value }) => value))
  const things = { markets: [], contracts: [...contracts], proposals: [], channels: [] }
  return { ...naming, names: await addNamesOf(things, naming.names) }
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

type Payer = { account: string; tried: readonly Coin[]; fee: Coin | undefined }

/** With the fee that it will cost in place of the one that was tried. */
async function viewChanges(
  { events = [] }: Outcome,
  { account, tried, fee }: Payer,
  naming: Naming,
): Promise<Preview['changes']> {
  const moves = sumMoves(events, account).filter(
    ({ place }) => !isContract(place) || naming.names.contracts?.get(place)?.token !== undefined,
  )
  const pay = (denom: string, change: bigint) => {
    const known = moves.find((move) => move.place === '' && move.denom === denom)
    if (known !== undefined) known.change += change
    else moves.unshift({ place: '', denom, change })
  }
  for (const { denom, amount } of tried) pay(denom, BigInt(amount))
  if (fee !== undefined) pay(fee.denom, -BigInt(fee.amount))
  const lines = await Promise.all(
    moves.map(async ({ place, denom, change }) => {
      const before = await fetchHeld(account, place, denom)
      const told =
        before === undefined
          ? { before: '', after: '' }
          : { before: String(before), after: String(before + change) }
      const line = { account, denom, ...told, change: String(change), subaccount: '' }
      return lineOf(line, nameToken(place, naming)).map((one) => ({ ...one, place: sayPlace(place, naming) }))
    }),
  )
  return lines.flat()
}

const isContract = (place: string) => place.startsWith('inj1')

/** With the token of a contract among those that have a denom, for which its address stands. */
function nameToken(place: string, naming: Naming): Naming {
  const token = naming.names.contracts?.get(place)?.token
  if (!isContract(place) || token === undefined) return naming
  const { symbol, decimals } = token
  const tokens = new Map(naming.names.tokens).set(place, { denom: place, name: '', symbol, decimals })
  return { ...naming, names: { ...naming.names, tokens } }
}

/** undefined where nobody can say: the change is known all the same. */
async function fetchHeld(account: string, place: string, denom: string): Promise<bigint | undefined> {
  if (place === '') return fetchBalance(account, denom)
  if (isContract(place)) return fetchCw20Balance(place, account)
  if (!place.startsWith('0x')) {
    const { value: stakes } = await part(fetchStakes(account))
    return stakes && BigInt(stakes.find(({ validator }) => validator === place)?.amount ?? '0')
  }
  const { value } = await part(fetchSubaccounts(account))
  const deposits = value?.subaccounts.find(({ id }) => id === place)?.deposits ?? []
  // The chain counts parts of the smallest unit too, which no act moves.
  const [total = '0'] = deposits.find((one) => one.denom === denom)?.total.split('.') ?? []
  return value && BigInt(total)
}

function sayPlace(place: string, naming: Naming): string {
  const t = translationsIn(naming.language, 'acts')
  if (place === '') return ''
  // Anybody may call a token of theirs as they like.
  if (isContract(place)) return `CW20 ${shortenAddress(place)}`
  if (place.startsWith('0x')) return t('inSubaccount', { number: `#${readSubaccount(place).nonce}` })
  return t('stakedWith', { validator: plainText(writePart({ kind: 'validator', operator: place }, naming)) })
}
