import { commaIn } from '../../language/list-words.ts'
import { auctionSubaccount, toSubaccount, type Coin } from '@injsight/chain'
import {
  symbolOf,
  writeAccount,
  writeBalance,
  writeCoin,
  type Naming,
} from '../../language/write-part.server.ts'
import { joined, inUnit, type Piece, type Written } from '../../language/written.ts'
import type { ToldChanges } from '../../sources/transactions/changes.server.ts'

/** A line of what changed: whose, from what to what. */
export type ChangeLine = {
  account: Piece
  /** Of deposits: which of the account's subaccounts, when it isn't the first. */
  subaccount: string
  /** Without their unit, which stands with the change; undefined when not known. */
  before: Piece | undefined
  after: Piece | undefined
  change: Piece
  isGain: boolean
}

export type ChangesView = {
  balances: ChangeLine[]
  deposits: ChangeLine[]
  minted: Written[]
  burned: Written[]
  /** What doesn't add up, and so was not told to us; nothing on a sound chain, nor where a part isn't known. */
  residuals: Written
  /** Why somebody who gained has no line; empty where there is nothing to say. */
  note: string
}

/** Coins that left an account and reach another only at the end of the block, and what is said of that. */
export type Later = { coins: readonly Coin[]; note: string }

const nothing: Later = { coins: [], note: '' }

/** What changed, in the words and units of people. */
export function viewChanges(told: ToldChanges, naming: Naming, later = nothing): ChangesView {
  const isLater = ({ denom, residual }: { denom: string; residual: string }) =>
    later.coins.some((coin) => coin.denom === denom && residual === `-${coin.amount}`)
  return {
    balances: told.changes.flatMap(({ account, denom, before, after, change }) =>
      lineOf({ account, denom, before, after, change, subaccount: '' }, naming),
    ),
    deposits: told.deposits.flatMap(({ subaccount, account, denom, totalBefore, totalAfter, totalChange }) =>
      lineOf(
        {
          account,
          denom,
          before: totalBefore,
          after: totalAfter,
          change: totalChange,
          subaccount: nameOf(subaccount, account),
        },
        naming,
      ),
    ),
    minted: told.flows
      .filter(({ minted }) => minted !== '0')
      .map((flow) => flowOf(flow, flow.minted, naming)),
    burned: told.flows
      .filter(({ burned }) => burned !== '0')
      .map((flow) => flowOf(flow, flow.burned, naming)),
    residuals: joined(
      told.conservation
        .filter((one) => one.residual !== '0' && one.residual !== '' && !isLater(one))
        .map(({ denom, residual }) => changeOf(denom, residual, naming)),
      commaIn(naming.language),
    ),
    note: told.conservation.some(isLater) ? later.note : '',
  }
}

export type ToldChange = {
  account: string
  denom: string
  before: string
  after: string
  change: string
  subaccount: string
}

export function hasChanged({ change }: Pick<ToldChange, 'change'>): boolean {
  return !/^-?0*(?:\.0*)?$/.test(change)
}

/** A change in the units of people; none where nothing changed. */
export function lineOf(
  { account, denom, before, after, change, subaccount }: ToldChange,
  naming: Naming,
): ChangeLine[] {
  if (!hasChanged({ change })) return []
  return [
    {
      account: writeAccount(account, naming),
      subaccount,
      before: before === '' ? undefined : writeBalance(denom, before, naming),
      after: after === '' ? undefined : writeBalance(denom, after, naming),
      change: changeOf(denom, change, naming),
      isGain: !change.startsWith('-'),
    },
  ]
}

function changeOf(denom: string, change: string, naming: Naming): Piece {
  const [sign, size] = change.startsWith('-') ? ['−', change.slice(1)] : ['+', change]
  const { text } = writeBalance(denom, size, naming)
  return {
    text: inUnit(sign + text, symbolOf(denom, naming)),
    title: `${sign}${size} ${denom}`,
    look: 'number',
  }
}

function flowOf(
  { denom, account }: { denom: string; account: string },
  amount: string,
  naming: Naming,
): Written {
  return [writeCoin({ denom, amount }, naming), ' · ', writeAccount(account, naming)]
}

function nameOf(subaccount: string, account: string): string {
  if (toSubaccount(account, 0) === subaccount || subaccount === auctionSubaccount) return ''
  return `#${BigInt(`0x${subaccount.slice(42)}`)}`
}
