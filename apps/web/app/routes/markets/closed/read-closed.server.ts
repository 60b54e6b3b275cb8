import { invalidInput, notFound } from '@injsight/errors'
import { formatQuery } from '../../../format-query.ts'
import { readTyped } from '../../../views/accounts/read-typed.ts'

export const closedLists = ['liquidations', 'settlements'] as const
export type ClosedList = (typeof closedLists)[number]

/** What a list of closed positions is narrowed to: texts are empty for what was not chosen. */
export type ClosedChoice = { market: string; /** As somebody typed it. */ account: string }

/** @throws Fault `not-found` */
export function readList(text: string | undefined): ClosedList {
  const list = closedLists.find((one) => one === text)
  if (list !== undefined) return list
  throw notFound('page', `There is no page of markets called "${(text ?? '').slice(0, 80)}"`)
}

/** @throws Fault `invalid-input` for what only a mistaken address says */
export function readChoice(given: URLSearchParams): ClosedChoice {
  const market = (given.get('market') ?? '').trim().toLowerCase()
  if (!/^(0x[0-9a-f]{64})?$/.test(market))
    throw invalidInput('page.market', `"${market.slice(0, 80)}" is not the id of a market`)
  return { market, account: (given.get('account') ?? '').trim().slice(0, 100) }
}

/** What is to be asked for; undefined where the text names no account, which is said beside its field. */
export function toSearch(choice: ClosedChoice): { marketId: string; account: string } | undefined {
  const account = readTyped(choice.account)
  return account === undefined ? undefined : { marketId: choice.market, account }
}

/** Path of a list, without a language. */
export function pathOfClosed(
  list: ClosedList,
  choice: ClosedChoice,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/markets/${list}/${formatQuery({ ...choice, ...more })}`
}
