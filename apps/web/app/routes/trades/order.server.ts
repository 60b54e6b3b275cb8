import { readSubaccount, shortenHash } from '@injsight/chain'
import type {
  Fill,
  GetOrderResponse,
  GetStatusResponse,
  OrderEnd,
  OrderFate,
  OrderTerms,
} from '@injsight/injsight-v1'
import { writeMoment } from '../../time/write-moment.server.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { plainText, splitUnit, type Piece, type Written } from '../../language/written.ts'
import { isOfPublic } from '../../sources/status.server.ts'
import type { AbsentThing } from '../../ui/absent.tsx'
import { nameMarketAt, writeRenamedMarket } from '../../views/markets/market-then.server.ts'
import { momentOfBlock, nothing, words } from '../../views/lists/cells.server.ts'
import type { Cell, Row, Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import { isSome } from '../../views/orders/auction.server.ts'
import { explainRefusal } from '../../views/orders/explain-refusal.server.ts'
import { amountsOf, formatAmount } from '../../views/orders/market-amounts.server.ts'
import { lineOf } from '../../views/orders/order-fates.server.ts'
import { linkToOrder } from '../../views/orders/path-of-order.ts'
import { sayEnd } from '../../views/orders/say-end.server.ts'
import { writeKind } from '../../views/orders/write-kind.server.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { linkToRecord } from '../../views/trades/link-to-record.server.ts'
import { linkToFill } from '../../views/trades/path-of-fill.server.ts'

/** The hash of an order as everybody spells it; undefined for what is none. */
export function readOrderHash(text: string): string | undefined {
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text) ?? []
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`
}

/** What things were called when an order came; of one from before the index began, as early as is known. */
export function nameOrder({ order, height }: GetOrderResponse, language: Language): Promise<Naming> {
  return nameMarketAt(height, order?.terms?.marketId, language)
}

/** What is said in place of an order that nobody tells: of those that were refused only an index can. */
export function viewAbsent(
  hash: string,
  status: GetStatusResponse | undefined,
  language: Language,
): AbsentThing {
  const t = translationsIn(language, 'order')
  return {
    title: t('absent', { hash }),
    text: t(status && isOfPublic(status) ? 'absentOfPublic' : 'absentText'),
    list: {
      text: translationsIn(language, 'trades')('title', { kind: 'spot' }),
      path: pathIn(language, '/trade-history/spot/'),
    },
  }
}

type Told = GetOrderResponse & { order: OrderFate & { terms: OrderTerms } }

/** @returns undefined for an answer without an order */
export function viewOrder(told: GetOrderResponse, naming: Naming): ToldPage | undefined {
  const { order } = told
  if (order === undefined) return undefined
  if (order.terms === undefined) return viewUntold({ ...told, order }, naming)
  const whole = { ...told, order: { ...order, terms: order.terms } }
  const { language } = naming
  const t = translationsIn(language, 'order')
  const { terms } = order
  const { hash } = terms
  const sentence = sayOrder(terms, naming)
  return {
    title: sentence,
    description: `${sentence} · ${hash}`,
    heading: [sentence],
    about: inOneLine([
      sayWhy(whole.order, naming),
      ...sayRefusal(order, naming),
      ...writeRenamedMarket(naming, terms.marketId),
    ]),
    crumbs: leadToAll(readSubaccount(terms.subaccountId).account, hash, language),
    facts: listFacts(whole, naming),
    sections: [
      wholeSection({
        id: 'life',
        title: t('life'),
        table: listLife(whole, naming),
        empty: '',
        hint: hasAllFills(whole.order) ? '' : t('someFills'),
        file: pathIn(language, `/order/${hash}/life.csv`),
      }),
    ],
    isLive: waits.has(order.status),
  }
}

/** One that was refused, and of which the chain tells only whose it was: it was asked for within a transaction. */
function viewUntold({ order, ...told }: GetOrderResponse & { order: OrderFate }, naming: Naming): ToldPage {
  const { language } = naming
  const t = translationsIn(language, 'order')
  const { account, hash } = told
  const who = writeAccount(account, naming)
  const sentence = t('refusedOf', { who: plainText([who]) })
  return {
    title: sentence,
    description: `${sentence} · ${hash}`,
    heading: [sentence],
    about: inOneLine([...sayRefusal(order, naming), t('untold')]),
    crumbs: leadToAll(account, hash, language),
    facts: [
      { name: translationsIn(language, 'trades')('columns.account'), shown: [who] },
      ...listNames(told, naming),
    ],
    sections: [],
    isLive: false,
  }
}

function leadToAll(account: string, hash: string, language: Language): ToldPage['crumbs'] {
  const list = translationsIn(language, 'order')('all')
  return { to: pathIn(language, `/account/${account}/trades/#orderHistory`), list, here: hash }
}

/** What is said of an order, parted by dots: no full stop stands before one. */
function inOneLine(said: string[]): string {
  const all = said.filter((one) => one !== '')
  return all.map((one, at) => (at < all.length - 1 ? one.replace(/[.。]$/, '') : one)).join(' · ')
}

/** Why the chain didn't take an order, or what its trigger should have placed, and what may be done about it. */
function sayRefusal({ refusal }: OrderFate, naming: Naming): string[] {
  if (refusal === undefined) return []
  const { words: reason, step } = explainRefusal(refusal, naming)
  return [plainText(reason), step]
}

/** What they cost together is told where all of them are known. */
function hasAllFills({ filled, averagePrice }: OrderFate): boolean {
  return averagePrice !== undefined || !/[1-9]/.test(filled?.raw ?? '')
}

/** Of what may yet be filled, or end. */
const waits = new Set(['open', 'partially_filled', 'waiting'])

function sayOrder(terms: OrderTerms, naming: Naming): string {
  const { inBase, inQuote } = amountsOf(terms.marketId, naming)
  return translationsIn(naming.language, 'order')('said', {
    side: `${terms.isBuy ? 'buy' : 'sell'}${terms.isMarketOrder ? 'AtMarket' : ''}`,
    who: plainText([writeAccount(readSubaccount(terms.subaccountId).account, naming)]),
    amount: plainText(inBase(terms.quantity) ?? ['0']),
    price: plainText(inQuote(terms.price) ?? ['0']),
    market: plainText([writeMarketOf(terms.marketId, naming)]),
  })
}

/** Why not all of an order was filled; empty where all was, or where nobody tells. */
function sayWhy({ status, terms, remaining, end }: Told['order'], naming: Naming): string {
  const t = translationsIn(naming.language, 'order')
  const { inBase, inQuote } = amountsOf(terms.marketId, naming)
  const price = plainText(inQuote(terms.price) ?? ['0'])
  const amount = (one: OrderEnd['remaining']) => plainText(inBase(one) ?? ['0'])
  if (status === 'waiting')
    return t('why.waiting', { trigger: plainText(inQuote(terms.triggerPrice) ?? ['0']) })
  if (status === 'open' || status === 'partially_filled')
    return t('why.resting', { left: amount(remaining), price })
  // What a market order found nothing of is told as how it ended only where some of it was filled.
  const left = end?.remaining ?? (status === 'unfilled' ? terms.quantity : undefined)
  if (left === undefined || inBase(left) === undefined || end?.reason === 'triggered') return ''
  if (terms.isMarketOrder && (end?.reason ?? 'unfilled') === 'unfilled')
    return t('why.market', { left: amount(left), price })
  return t('why.ended', { left: amount(left), reason: sayEnd(end?.reason, naming.language) })
}

function listFacts({ order, ...told }: Told, naming: Naming): ToldFact[] {
  const [t, inTrades, inOrders] = [
    translationsIn(naming.language, 'order'),
    translationsIn(naming.language, 'trades'),
    translationsIn(naming.language, 'orders'),
  ]
  const { terms } = order
  const { inBase, inQuote, inPrice } = amountsOf(terms.marketId, naming)
  const isTaken = order.status !== 'refused'
  const some = (name: string, shown: Written | undefined) => (shown === undefined ? [] : [{ name, shown }])
  const { account } = readSubaccount(terms.subaccountId)
  return [
    { name: inOrders('market'), shown: [writeMarketOf(terms.marketId, naming)], copy: terms.marketId },
    { name: inTrades('columns.type'), shown: [writeKind(terms, naming.language)] },
    { name: inOrders('became'), shown: lineOf(order, terms, naming).became },
    ...some(inOrders('quantity'), inBase(terms.quantity)),
    ...some(inOrders('price'), inQuote(terms.price)),
    ...some(inOrders('margin'), inQuote(terms.margin)),
    ...some(inOrders('trigger'), inQuote(terms.triggerPrice)),
    ...(isTaken
      ? [
          ...some(t('filled'), inBase(order.filled)),
          ...some(t('average'), inPrice(order.averagePrice)),
          ...some(t('fees'), inQuote(order.fees)),
          ...some(t('rest'), inBase(order.remaining)),
        ]
      : []),
    {
      name: inTrades('columns.account'),
      shown: [writeAccount(account, naming), ' · ', linkToRecord(account, terms.marketId, naming)],
    },
    { name: inTrades('columns.subaccount'), ...code(terms.subaccountId) },
    ...listNames({ ...told, hash: terms.hash, cid: terms.cid }, naming, isTaken),
  ]
}

/** What an order is called, and what it came with. */
function listNames(told: Omit<Told, 'order'>, naming: Naming, isTaken = false): ToldFact[] {
  const [t, inTrades] = [translationsIn(naming.language, 'order'), translationsIn(naming.language, 'trades')]
  const { cid, hash, time } = told
  return [
    ...(cid === '' ? [] : [{ name: inTrades('columns.cid'), ...code(cid) }]),
    { name: t(isTaken ? 'transaction' : 'askedBy'), shown: writeCause(told, naming) },
    {
      name: inTrades('columns.time'),
      shown: [time === 0n ? t('before') : writeMoment(time, naming.language)],
    },
    { name: t('hash'), ...code(hash) },
  ]
}

function code(text: string): Pick<ToldFact, 'shown' | 'copy'> {
  return { shown: [{ text, look: 'identifier' }], copy: text }
}

/** What placed it. */
function writeCause(
  { transactionHash, waitedHash, height }: Omit<Told, 'order'>,
  { language }: Naming,
): Written {
  const t = translationsIn(language, 'order')
  if (waitedHash !== '') return splitAt(t('trigger', { order: place }), byHash(waitedHash))
  return [transactionHash === '' ? chainOrUnknown(height, language) : linkToTransaction(transactionHash)]
}

/** What no transaction did the chain did itself, where it is known in which block that was. */
function chainOrUnknown(height: bigint, language: Language): string {
  return height === 0n
    ? translationsIn(language, 'states')('unknown')
    : translationsIn(language, 'order')('chain')
}

const place = '\u0000'

function splitAt(text: string, piece: Piece): Written {
  const [before = '', after = ''] = text.split(place)
  return [before, piece, after].filter((part) => part !== '')
}

function byHash(hash: string): Piece {
  return linkToOrder(shortenHash(hash), hash, 'identifier')
}

function linkToTransaction(hash: string): Piece {
  return { text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }
}

/** What happened to an order, whole; undefined for an answer without one. */
export function tableOfLife(told: GetOrderResponse, naming: Naming): Table | undefined {
  const { order } = told
  if (order?.terms === undefined) return undefined
  return listLife({ ...told, order: { ...order, terms: order.terms } }, naming)
}

/** Step by step: it came, was filled, and ended. */
function listLife({ order, ...told }: Told, naming: Naming): Table {
  const [inTrades, t] = [translationsIn(naming.language, 'trades'), translationsIn(naming.language, 'order')]
  const happened = translationsIn(naming.language, 'account')
  const { terms, end } = order
  const { inBase, inQuote } = amountsOf(terms.marketId, naming)
  const quoteUnit = unitOf(inQuote(terms.price))
  const columns = [
    { name: happened('columns.happened') },
    { name: inTrades('columns.amount'), isNumber: true, unit: unitOf(inBase(terms.quantity)) },
    { name: inTrades('columns.price'), isNumber: true, unit: quoteUnit },
    { name: inTrades('columns.fee'), isNumber: true, unit: quoteUnit },
    { name: t('who') },
    { name: translationsIn(naming.language, 'market')('changes.transaction'), isOnlyInFile: true },
    { name: inTrades('columns.time'), isTime: true },
  ]
  const rows: Row[] = [
    {
      key: 'placed',
      cells: [
        words([{ text: sayCame(order, naming), look: 'name' }]),
        measured(inBase(terms.quantity)),
        measured(inQuote(terms.price)),
        nothing,
        ...whoAndHow(writeCause(told, naming), told.transactionHash, terms, naming),
        told.time === 0n ? words([t('before')]) : momentOfBlock(told.height, told.time, naming),
      ],
    },
    ...order.fills.filter(isSome).map((fill) => fillRow(fill, naming)),
  ]
  if (end !== undefined)
    rows.push({
      key: 'end',
      cells: [
        words([{ text: sayEnded(order, end, naming), look: 'name' }]),
        measured(inBase(end.remaining)),
        nothing,
        nothing,
        ...whoAndHow(
          [writeEndCause(end, order.placedHash, naming)],
          end.reason === 'requested' ? end.transactionHash : '',
          terms,
          naming,
        ),
        momentOfBlock(end.height, told.endTime, naming),
      ],
    })
  return { columns, rows }
}

function sayCame(order: OrderFate, naming: Naming): string {
  const happened = translationsIn(naming.language, 'account')
  const [reason = ''] = sayRefusal(order, naming)
  return order.status === 'refused' ? happened('happened.refused', { reason }) : happened('happened.placed')
}

function sayEnded(order: OrderFate, { reason }: OrderEnd, naming: Naming): string {
  const [why] = sayRefusal(order, naming)
  return [sayEnd(reason, naming.language), ...(why === undefined ? [] : [why])].join(' · ')
}

/** With its unit; a file has that in the name of the column. */
function measured(shown: Written | undefined, whole = shown): Cell {
  return shown === undefined || whole === undefined ? nothing : { shown, file: splitUnit(whole)[0] }
}

function unitOf(written: Written | undefined): string {
  return written === undefined ? '' : splitUnit(written)[1]
}

/** Whose doing a step was, above the transaction that did it; what was nobody's transaction is told by its cause alone. */
function whoAndHow(
  cause: Written,
  transactionHash: string,
  { subaccountId }: OrderTerms,
  naming: Naming,
): Cell[] {
  if (transactionHash === '') return [words(cause), nothing]
  const { account } = readSubaccount(subaccountId)
  return [
    { ...words([writeAccount(account, naming)]), below: cause },
    { ...nothing, file: transactionHash },
  ]
}

function writeEndCause(
  { transactionHash, height }: OrderEnd,
  placedHash: string,
  { language }: Naming,
): Piece | string {
  if (placedHash !== '') return byHash(placedHash)
  return transactionHash === '' ? chainOrUnknown(height, language) : linkToTransaction(transactionHash)
}

function fillRow(fill: Fill, naming: Naming): Row {
  const t = translationsIn(naming.language, 'trades')
  const { inBase, inQuote, inPrice } = amountsOf(fill.marketId, naming)
  const filled = translationsIn(naming.language, 'account')('happened.filled')
  const price = formatAmount(fill.price)
  return {
    key: String(fill.sequence),
    cells: [
      { ...words([linkToFill(filled, fill, naming)]), below: [fill.isMaker ? t('maker') : t('taker')] },
      measured(inBase(fill.quantity) ?? [formatAmount(fill.quantity)]),
      measured(inPrice(fill.price) ?? [price], inQuote(fill.price) ?? [price]),
      measured(inQuote(fill.fee) ?? ['0']),
      otherSide(fill, naming),
      nothing,
      momentOfBlock(fill.height, fill.time, naming),
    ],
  }
}

/** Who stood on the other side, where that is one alone: else the chain pools them. */
function otherSide({ counterparties }: Fill, naming: Naming): Cell {
  const [only, ...more] = new Set(
    counterparties.map(({ subaccountId }) => readSubaccount(subaccountId).account),
  )
  if (only === undefined || more.length > 0)
    return words([translationsIn(naming.language, 'order')('pooled')])
  return words([writeAccount(only, naming)])
}
