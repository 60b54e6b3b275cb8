import { denomFamily, formatUnits, shortenDenom } from '@injsight/chain'
import type { GetWorthResponse, Holding } from '@injsight/injsight-v1'
import { isolateName } from '../../../language/isolate.ts'
import { pathOfDenom, pathOfToken } from '../../../language/token-paths.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import { part } from '../../../page.server.ts'
import { fetchHoldings, fetchWorth } from '../../../sources/account.server.ts'
import { pictureOf } from '../../../views/assets/picture-of.ts'
import { sayListed } from '../../../views/assets/say-listed.server.ts'
import { outsidePrice, outsideWorth } from '../../../views/prices/outside-prices.server.ts'
import { fetchOutsidePrices, type OutsidePrices } from '../../../sources/prices.server.ts'
import { amount, fileOnly, money, nothing, number } from '../../../views/lists/cells.server.ts'
import { add } from './decimals.ts'
import type { List } from './list.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'

// Where an account may have something, and what that place is called.
/** What it can spend at once. */
const free = [
  ['bank', 'wallet'],
  ['available', 'available'],
] as const
/** What has to be taken back or waited for first. */
const inUse = [
  ['inOrders', 'inOrders'],
  ['inPositions', 'inPositions'],
  ['staked', 'staked'],
  ['unbonding', 'unbonding'],
  ['rewards', 'rewards'],
] as const
const places = [...free, ...inUse] as const

/** All that an account has of each denom, and where. */
export const holdings: List = {
  file: 'balances',
  // Who has no balance of the bank may have something in subaccounts or at validators, which isn't counted.
  count: ({ balances, subaccounts, delegations, unbondings }) =>
    balances === 0 && subaccounts + delegations + unbondings > 0 ? undefined : balances,
  async fetch({ naming, ...page }) {
    const [told, worth] = await Promise.all([fetchHoldings(page), part(fetchWorth(page.account))])
    const priced = new Set(worth.value?.holdings.map(({ denom }) => denom))
    const unpriced = told.holdings.map(({ denom }) => denom).filter((denom) => !priced.has(denom))
    const prices = await fetchOutsidePrices(unpriced)
    const table = tableOf(told.holdings, worth.value, { account: page.account, naming, prices })
    return { table, next: told.next, unknown: told.unknown }
  },
}

type Of = { account: string; naming: Naming; prices: OutsidePrices }

/** @param worth undefined while that can't be had: the page then says so, and the list has no column for it */
function tableOf(
  held: readonly Holding[],
  worth: GetWorthResponse | undefined,
  { account, naming, prices }: Of,
): Table {
  const t = translationsIn(naming.language, 'account')
  const hasQuote = worth !== undefined && worth.quote !== ''
  const asset = hasQuote ? symbolOf(worth.quote, naming) : 'USD'
  const isOnlyInFile = !hasQuote && prices.state === 'beyond'
  const profits = new Map(worth?.unrealized.map(({ denom, amount: profit }) => [denom, profit]))
  const isSpread = held.some(({ bank, total }) => bank !== total)
  return {
    columns: [
      { name: t('asset') },
      { name: t('denom'), isOnlyInFile: true },
      { name: isSpread ? t('columns.total') : t('amount'), isNumber: true },
      { name: t('columns.spendable'), isNumber: true, isOnlyOnPage: true, isOnlyInFile: !isSpread },
      { name: t('columns.inUse'), isNumber: true, isOnlyOnPage: true, isOnlyInFile: !isSpread },
      { name: t('columns.unrealised'), isNumber: true, isOnlyInFile: profits.size === 0 },
      { name: t('worth.priceIn', { asset }), isNumber: true, isOnlyInFile },
      { name: t('worth.worthIn', { asset }), isNumber: true, isOnlyInFile },
      ...places.map(([, name]) => ({ name: t(`columns.${name}`), isNumber: true, isOnlyInFile: true })),
    ],
    rows: held.map((one) => ({
      key: one.denom,
      cells: [
        assetOf(one, account, naming),
        fileOnly(one.denom),
        amount(one.denom, one.total, naming),
        sumOf(free, one, naming),
        sumOf(inUse, one, naming),
        profitOf(one.denom, profits, naming),
        ...pricesOf(one, worth, { naming, prices }),
        ...places.map(([place]) => amount(one.denom, one[place], naming)),
      ],
    })),
  }
}

/** What one of it was last traded for, and what all of it is worth by that; else by what others say. */
function pricesOf(
  { denom, total }: Holding,
  worth: GetWorthResponse | undefined,
  told: Pick<Of, 'naming' | 'prices'>,
): [price: Cell, worth: Cell] {
  const found = worth?.holdings.find((one) => one.denom === denom)
  if (worth === undefined || found === undefined) {
    const decimals = told.naming.names.tokens.get(denom)?.decimals
    return [outsidePrice(denom, told), outsideWorth(denom, total, decimals, told)]
  }
  return [number(found.price), money(formatUnits(found.worth, worth.quoteDecimals))]
}

/** What lies in some places together; below, in which of them, and how much in each where they are several. */
function sumOf(some: typeof free | typeof inUse, held: Holding, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'account')
  const used = some.filter(([place]) => held[place] !== '0')
  const sum = used.reduce((all, [place]) => add(all, held[place]), '0')
  const below = used.flatMap(([place, name], at) => [
    `${at === 0 ? '' : ' · '}${t(`columns.${name}`)}`,
    ...(used.length === 1 ? [] : [' ', ...amount(held.denom, held[place], naming).shown]),
  ])
  return { ...amount(held.denom, sum, naming), ...(below.length > 0 && { below }), file: '' }
}

/** What open positions have brought in it so far, which is no part of the whole. */
function profitOf(denom: string, profits: ReadonlyMap<string, string>, naming: Naming): Cell {
  const profit = profits.get(denom)
  return profit === undefined ? nothing : amount(denom, profit, naming)
}

/** Its symbol and name; below, where it comes from, its denom and the way to its history. */
function assetOf({ denom, contract }: Holding, account: string, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'account')
  const { symbol, name = '', decimals } = naming.names.tokens.get(denom) ?? {}
  const called = name === '' || name === symbol ? '' : ` ${isolateName(name)}`
  const to = `/account/${account}/balances/?${new URLSearchParams({ history: denom }).toString()}`
  const page = contract === '' ? pathOfDenom(denom) : pathOfToken(contract, denom)
  const raw = decimals === undefined ? [` · ${t('smallest')}`] : []
  return {
    shown: [{ text: symbolOf(denom, naming), look: 'name', to: page }, called],
    below: [
      `${t(denomFamily(denom))} · `,
      { text: shortenDenom(denom), title: denom, look: 'identifier' },
      ...raw,
      ...sayListed(contract || denom, naming).map((said) => ` · ${said}`),
      ' · ',
      { text: t('history.link'), to, look: 'name' },
    ],
    copy: denom,
    file: symbol ?? denom,
    ...pictureOf(contract || denom, naming.names.listed),
  }
}
