import type { AuctionLine } from '../../../views/orders/auction.server.ts'
import type { ChangeLine, ChangesView } from '../../../views/balances/changes.server.ts'
import type { OrderRow } from '../../../views/orders/placed-orders.server.ts'
import type { FateLine, FatesView } from '../../../views/orders/order-fates.server.ts'
import type { PacketView } from '../../../views/bridges/packets.server.ts'
import type { Piece } from '../../../language/written.ts'
import type { Part } from '../../../page.server.ts'
import { account, time } from './samples.ts'

const number = (text: string): Piece => ({ text, look: 'number' })
const somebody: Piece = {
  text: 'inj1udp9…3hzx6',
  title: account,
  to: `/account/${account}/`,
  look: 'identifier',
}
const market: Piece = { text: 'INJ/USDT', title: `0x${'ab'.repeat(32)}`, look: 'name' }

export const lost: Part<never> = { missing: 'The index did not answer within 5 s' }

const lineOf = (change: string, at = 0): ChangeLine => ({
  account: { ...somebody, title: `${account} ${at}` },
  subaccount: '',
  before: number('50,004.938271…'),
  after: number('49,992.438271…'),
  change: { ...number(change), title: `${change} ${at}` },
  isGain: change.startsWith('+'),
})
const still: ChangesView = { balances: [], deposits: [], minted: [], burned: [], residuals: [], note: '' }
const moved = [lineOf('−12.5 INJ'), lineOf('+12.5 INJ', 1)]

export const changes: Record<string, Part<ChangesView>> = {
  'it adds up': { value: { ...still, balances: moved } },
  'with deposits, mint and burn': {
    value: {
      ...still,
      balances: [lineOf('+0.25 INJ')],
      deposits: [{ ...lineOf('−300 USDT'), subaccount: '#3' }],
      minted: [[number('0.5 INJ'), ' · mint']],
      burned: [[number('0.25 INJ'), ' · auction']],
    },
  },
  'deposits alone': { value: { ...still, deposits: moved } },
  'more than fit at once': {
    value: { ...still, balances: Array.from({ length: 12 }, (_, at) => lineOf('+1 INJ', at)) },
  },
  'a part is not known, and it does not add up': {
    value: {
      ...still,
      balances: [{ ...lineOf('+7 USDT'), before: undefined, after: undefined }],
      residuals: [number('+7 USDT')],
    },
  },
  'nothing changed': { value: still },
  'not to be had': lost,
}

const bought = {
  market: [market],
  type: ['Limit buy'],
  quantity: [number('15 INJ')],
  price: [number('25.2 USDT')],
}
const fate = (became: string, tone: FateLine['tone']): FateLine => ({ ...bought, became: [became], tone })

export const fates: Record<string, Part<FatesView>> = {
  'every end of an order': {
    value: {
      orders: [
        fate('filled at 25.19 USDT, 0.03% better than asked', 'good'),
        fate('4 INJ filled at 25.2 USDT; the rest is in the book', 'good'),
        { ...bought, type: ['Limit sell'], became: ['cancelled in block ', number('2524')], tone: 'plain' },
        fate('waits for its trigger price', 'plain'),
        fate('found nobody to trade with in block 2524', 'bad'),
        fate('refused: The price was not a multiple of the market’s min price movement', 'bad'),
        fate('not known', 'plain'),
      ],
      cancelled: 2,
      notCancelled: [
        {
          name: `0x${'cd'.repeat(8)}`,
          why: 'The order was no longer there',
          step: 'Look at what is open now: it may have been filled or cancelled before.',
        },
      ],
    },
  },
  'only taken back': { value: { orders: [], cancelled: 1, notCancelled: [] } },
  'not to be had': lost,
}

const step = { why: '', at: somebody, time: 0, isBad: false }
const sent = { ...step, deed: 'Sent' }
const way = 'channel-0 → channel-12 (osmosis-1) · no. '

export const packets: Record<string, Part<PacketView[]>> = {
  'every end of a packet': {
    value: [
      {
        way: [`${way}1`],
        steps: [
          { ...sent, time },
          { ...step, deed: 'Arrived on the other side' },
        ],
        waits: false,
      },
      {
        way: [`${way}2`],
        steps: [sent, { ...step, deed: 'Refused', why: 'ABCI code: 1: invalid receiver', isBad: true }],
        waits: false,
      },
      {
        way: [`${way}3`],
        steps: [sent, { ...step, deed: 'Too late: it came back', isBad: true }],
        waits: false,
      },
      { way: [`${way}4`], steps: [sent], waits: true },
    ],
  },
  'not to be had': lost,
}

const idle: AuctionLine = {
  market,
  prices: [],
  volume: undefined,
  notional: undefined,
  trades: undefined,
  fills: 0,
  placed: 3,
  cancelled: 1,
  refused: [],
}

export const auctions: Record<string, Part<AuctionLine[]>> = {
  'traded, refused, idle': {
    value: [
      {
        ...idle,
        prices: ['25.2'],
        volume: [{ text: '15 INJ', look: 'number' }],
        notional: [{ text: '378 USDT', look: 'number' }],
        fills: 2,
      },
      {
        ...idle,
        market: { ...market, text: 'BTC/USDT PERP', title: 'b' },
        prices: ['98,000', '98,010', '98,020', '98,030'],
        volume: [{ text: '0.5 BTC', look: 'number' }],
        notional: [{ text: '49,007.5 USDT', look: 'number' }],
        fills: 1234,
        refused: [{ reason: { text: 'insufficient margin', look: 'name' }, count: 4 }],
      },
      { ...idle, market: { ...market, text: 'A market with a name that never seems to end', title: 'c' } },
    ],
  },
  'not to be had': lost,
}

export const orders: OrderRow[] = [
  {
    market: [market],
    type: ['Limit buy'],
    quantity: [number('15 INJ')],
    price: [number('25.2 USDT')],
  },
  {
    market: [market],
    type: ['Stop limit sell'],
    quantity: [number('2 INJ')],
    price: [number('24 USDT')],
    trigger: [number('24.5 USDT')],
    margin: [number('100 USDT')],
  },
]
