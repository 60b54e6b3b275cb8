import { invalidInput, notFound } from '@injsight/errors'
import { formatQuery } from '../../format-query.ts'
import { readMinute } from '../../time/read-minute.ts'
import {
  anyTrade,
  tradeKinds,
  type TradeKind,
  type TradeSearch,
} from '../../sources/markets/trades.server.ts'
import { readTyped } from '../../views/accounts/read-typed.ts'
import { executions } from '../../views/trades/write-trade.server.ts'

/** What a list of trades is narrowed to, as its address says it: texts are empty for what was not chosen. */
export type TradeChoice = {
  market: string
  side: string
  type: string
  /** An account or a subaccount, as somebody typed it. */
  search: string
  /** `2026-11-22T16:19`, in UTC. */
  from: string
  to: string
}

/** Where a page begins: at trades of this time, after so many of them; 0 for the newest. */
export type TradePlace = { until: bigint; skip: number }

/** @throws not-found */
export function readKind(text: string | undefined): TradeKind {
  const kind = tradeKinds.find((one) => one === text)
  if (kind !== undefined) return kind
  throw notFound('page', `There are trades of ${tradeKinds.join(' and ')} alone`)
}

/** Its block, the key of its market, its place among the trades of both. */
export function isTradeId(text: string): boolean {
  return /^\d{1,14}_[0-9a-f]{16}_\d{1,6}$/.test(text)
}

const longestText = 100

/** @throws invalid-input for what only a mistaken address says: what is typed in its form is another matter */
export function readChoice(given: URLSearchParams): TradeChoice {
  const get = (name: string) => (given.get(name) ?? '').trim().slice(0, longestText)
  const choice = {
    market: get('market').toLowerCase(),
    side: get('side'),
    type: get('type'),
    search: get('search'),
    from: get('from'),
    to: get('to'),
  }
  if (!/^(0x[0-9a-f]{64})?$/.test(choice.market)) throw wrong('market', choice.market, 'the id of a market')
  if (!['', 'buy', 'sell'].includes(choice.side)) throw wrong('side', choice.side, 'buy or sell')
  if (!['', ...executions].includes(choice.type))
    throw wrong('type', choice.type, `one of ${executions.join(', ')}`)
  for (const name of ['from', 'to'] as const) {
    if (choice[name] !== '' && Number.isNaN(readMinute(choice[name])))
      throw wrong(name, choice[name], 'a time as 2026-11-22T16:19')
  }
  return choice
}

/** @throws invalid-input */
export function readPlace(given: URLSearchParams): TradePlace {
  const [until, skip] = [given.get('until') ?? '0', given.get('skip') ?? '0']
  if (!/^\d{1,15}$/.test(until)) throw wrong('until', until, 'a place in the list that we gave')
  if (!/^\d{1,5}$/.test(skip) || Number(skip) > 10_000)
    throw wrong('skip', skip, 'a place in the list that we gave')
  return { until: BigInt(until), skip: Number(skip) }
}

/** What is to be asked for; undefined where the search names neither an account nor a subaccount. */
export function toSearch(choice: TradeChoice, { until }: TradePlace): TradeSearch | undefined {
  const owner = readOwner(choice.search)
  if (owner === undefined) return undefined
  const to = choice.to === '' ? 0n : BigInt(readMinute(choice.to)) + minute - 1n
  return {
    ...anyTrade,
    ...owner,
    marketId: choice.market,
    direction: choice.side,
    execution: choice.type,
    from: choice.from === '' ? 0n : BigInt(readMinute(choice.from)),
    to: until === 0n ? to : until,
  }
}

const minute = 60_000n

/** An address is that of an account, however it is spelled; with 24 digits more it is a subaccount. */
function readOwner(text: string): Pick<TradeSearch, 'account' | 'subaccount'> | undefined {
  const account = readTyped(text)
  if (account === undefined) return undefined // said beside the field
  const [, subaccount] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text) ?? []
  return subaccount === undefined
    ? { account, subaccount: '' }
    : { account: '', subaccount: `0x${subaccount.toLowerCase()}` }
}

/** Path of a list, without a language. */
export function pathOfTrades(
  kind: TradeKind,
  choice: TradeChoice,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/trade-history/${kind}/${formatQuery({ ...choice, ...more })}`
}

function wrong(name: string, text: string, expected: string) {
  return invalidInput(`page.${name}`, `"${text.slice(0, 80)}" is not ${expected}`)
}
