import { commaIn } from '../../language/list-words.ts'
import type { BridgeStep } from '@injsight/injsight-v1'
import { formatUnits } from '@injsight/chain'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import { joined, plainText, type Written } from '../../language/written.ts'
import { fetchBatch, fetchDeposit, fetchWithdrawal } from '../../sources/bridges/bridges.server.ts'
import { foreign, transaction, warnOf } from '../../views/bridges/cells.server.ts'
import { pathOfTransfer } from '../../views/bridges/paths.ts'
import { account, block, moment, nothing, words } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { readBatchState, readFate } from './lists.server.ts'
import { pathOfList, type BridgeList } from './read-list.ts'
import type { TransferKind } from './read-transfer.ts'

/** Something that the bridge to Ethereum moved, or moves. */
type Transfer = {
  said: string
  list: BridgeList
  facts: ToldFact[]
  /** Who did what about it when. */
  steps: Table
  /** Whose word is awaited; undefined where nobody's is. */
  waiting: Table | undefined
  /** Said of steps that nobody tells; empty where all are told. */
  warning: string
}

/** What a page of the bridge to Ethereum tells, with its lists, each of which is a file too. */
export function tellTransfer(kind: TransferKind, id: bigint, naming: Naming): Promise<Transfer> {
  if (kind === 'deposit') return tellDeposit(id, naming)
  return kind === 'withdrawal' ? tellWithdrawal(id, naming) : tellBatch(id, naming)
}

async function tellDeposit(id: bigint, naming: Naming): Promise<Transfer> {
  const { claims, waiting, unknown } = await fetchDeposit(id)
  const t = translationsIn(naming.language, 'bridges')
  const [claim] = claims
  if (claim === undefined) throw new Error(`Deposit ${id} has no claim`) // the service has none, then
  const { denom, amount, sender, receiver, ethereumHeight, isObserved, steps } = claim
  const to = receiver === '' ? { shown: ['—'] } : account(receiver, naming)
  const done = steps.filter(({ what }) => what === 'attested').length
  return {
    list: 'deposits',
    said: t('said.deposit', {
      id: String(id),
      amount: writeCoin({ denom, amount }, naming).text,
      who: plainText(to.shown),
    }),
    facts: [
      { name: t('facts.state'), shown: [t(isObserved ? 'states.observed' : 'states.unobserved')] },
      { name: t('facts.amount'), shown: [writeCoin({ denom, amount }, naming)] },
      { name: t('facts.sender'), shown: foreign(sender).shown, copy: sender },
      { name: t('facts.receiver'), shown: to.shown },
      { name: t('facts.ethereumHeight'), shown: [formatUnits(ethereumHeight, 0, { group: true })] },
      ...(unknown.length > 0 ? [] : [signed({ done, waiting, isObserved }, naming)]),
      ...(claims.length > 1 ? [{ name: t('facts.claims'), shown: [t('facts.differ')] }] : []),
    ],
    steps: tableOfSteps(
      claims.flatMap((one) => one.steps),
      naming,
    ),
    waiting: isObserved || unknown.length > 0 ? undefined : tableOfWaiting(waiting, naming),
    warning: warnOf(unknown, naming),
  }
}

function signed(
  { done, waiting }: { done: number; waiting: readonly string[]; isObserved: boolean },
  naming: Naming,
): ToldFact {
  const t = translationsIn(naming.language, 'bridges')
  const all = String(done + waiting.length)
  return { name: t('facts.signed'), shown: [t('facts.of', { done: String(done), all })] }
}

async function tellWithdrawal(id: bigint, naming: Naming): Promise<Transfer> {
  const told = await fetchWithdrawal(id)
  const t = translationsIn(naming.language, 'bridges')
  const { sender, receiver, denom, amount, fee, batch, steps, waiting, unknown } = told
  const fate = readFate(told.state)
  const batchLink: Written = [{ text: String(batch), to: pathOfTransfer('batch', batch), look: 'identifier' }]
  return {
    list: 'withdrawals',
    said: t('said.withdrawal', {
      id: String(id),
      amount: writeCoin({ denom, amount }, naming).text,
      who: plainText(account(sender, naming).shown),
    }),
    facts: [
      { name: t('facts.state'), shown: [t(`states.${fate}`)] },
      { name: t('facts.amount'), shown: [writeCoin({ denom, amount }, naming)] },
      { name: t('facts.fee'), shown: [writeCoin({ denom, amount: fee }, naming)] },
      { name: t('facts.sender'), shown: account(sender, naming).shown },
      { name: t('facts.receiver'), shown: foreign(receiver).shown, copy: receiver },
      ...(batch === 0n ? [] : [{ name: t('facts.batch'), shown: batchLink }]),
    ],
    steps: tableOfSteps(steps, naming),
    waiting: fate === 'batched' && unknown.length === 0 ? tableOfWaiting(waiting, naming) : undefined,
    warning: warnOf(unknown, naming),
  }
}

async function tellBatch(id: bigint, naming: Naming): Promise<Transfer> {
  const { batch: told, steps, waiting } = await fetchBatch(id)
  const t = translationsIn(naming.language, 'bridges')
  const [batch] = told
  if (batch === undefined) throw new Error(`Batch ${id} is empty`) // the service has none, then
  const { denom, amount, fee, timeout, withdrawals, confirmations } = batch
  const state = readBatchState(batch.state)
  return {
    list: 'batches',
    said: t('said.batch', {
      id: String(id),
      count: withdrawals.length,
      amount: writeCoin({ denom, amount }, naming).text,
    }),
    facts: [
      { name: t('facts.state'), shown: [t(`states.${state}`)] },
      { name: t('facts.amount'), shown: [writeCoin({ denom, amount }, naming)] },
      { name: t('facts.fee'), shown: [writeCoin({ denom, amount: fee }, naming)] },
      { name: t('facts.made'), shown: account(batch.account, naming).shown },
      { name: t('facts.timeout'), shown: [formatUnits(timeout, 0, { group: true })] },
      {
        name: t('transfers'),
        shown: joined(
          withdrawals.map((withdrawal) => ({
            text: String(withdrawal),
            to: pathOfTransfer('withdrawal', withdrawal),
            look: 'identifier' as const,
          })),
          commaIn(naming.language),
        ),
      },
      { name: t('columns.confirmations'), shown: [String(confirmations)] },
    ],
    steps: tableOfSteps(steps, naming),
    waiting: state === 'waiting' ? tableOfWaiting(waiting, naming) : undefined,
    warning: '',
  }
}

/** The same as a page. */
export function viewTransfer(told: Transfer, kind: TransferKind, id: bigint, language: Language): ToldPage {
  const t = translationsIn(language, 'bridges')
  const { said, list, facts, steps, waiting, warning } = told
  const section = (name: 'steps' | 'waiting', table: Table) =>
    wholeSection({
      id: name,
      title: t(`${name}Title`),
      table,
      empty: t(`none.${name}`),
      warning: name === 'steps' ? warning : '',
      file: pathIn(language, `${pathOfTransfer(kind, id)}${name}.csv`),
    })
  return {
    title: said,
    description: `${said} · ${t('description')}`,
    heading: [said],
    about: '',
    crumbs: { to: pathIn(language, pathOfList(list)), list: t(`lists.${list}`), here: String(id) },
    facts,
    sections: [section('steps', steps), ...(waiting === undefined ? [] : [section('waiting', waiting)])],
    isLive: true,
  }
}

const steps = [
  'requested',
  'batched',
  'confirmed',
  'attested',
  'observed',
  'cancelled',
  'batch_cancelled',
] as const

function tableOfSteps(told: readonly BridgeStep[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'bridges')
  const rows = told.map((step, at) => ({
    key: String(at),
    cells: [
      words([t(`steps.${steps.find((one) => one === step.what) ?? 'attested'}`)]),
      step.account === '' ? words([t('chain')]) : account(step.account, naming),
      transaction(step.transactionHash),
      step.height === 0n ? nothing : block(step.height),
      moment(step.time, naming),
    ],
  }))
  const columns = [
    { name: t('columns.step') },
    { name: t('columns.who') },
    { name: t('columns.transaction') },
    { name: t('columns.block'), isNumber: true },
    { name: t('columns.time'), isTime: true },
  ]
  return { columns, rows }
}

function tableOfWaiting(waiting: readonly string[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'bridges')
  const rows = waiting.map((one) => ({ key: one, cells: [account(one, naming)] }))
  return { columns: [{ name: t('columns.validator') }], rows }
}
