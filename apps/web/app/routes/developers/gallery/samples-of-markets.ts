import { drawLine } from '../../../ui/charts/draw-line.ts'
import { drawSteps } from '../../../ui/charts/draw-steps.ts'
import type { WorthLine } from '../../accounts/worth-line.server.ts'
import type { ShownWorth } from '../../accounts/worth.server.ts'
import type { ShownMarket, ShownMarkets } from '../../../views/markets/market-rows.server.ts'
import type { Places } from '../../home/places.server.ts'

const wave = drawSteps(Array.from({ length: 24 }, (_, at) => [at, Math.sin(at / 3) + at / 20] as const))

const market: ShownMarket = {
  id: 'a',
  name: 'INJ/USDT PERP',
  path: '/market/a/',
  about: 'Perpetual',
  price: [{ text: '25.012', title: '25.012 USDT', to: '/block/2002/', look: 'number' }],
  change: { text: '+2.44%', tone: 'good', mark: '▲', way: 'up', since: '' },
  volume: [{ text: '812,410.12', title: '812,410.1234 USDT', look: 'number' }, ' USDT'],
  fills: '1,024 fills',
  line: wave,
}

const markets: ShownMarkets = {
  columns: { market: 'Market', price: 'Price', change: '24 h', volume: 'Volume, 24 h', line: 'Last 24 h' },
  rows: [],
  none: 'Nothing has been traded in the last 24 hours.',
  note: '',
}

/** Up, down, where it was; young, closed, with a name that never ends; without a line, without a change. */
export const busyMarkets: ShownMarkets = {
  ...markets,
  rows: [
    market,
    {
      ...market,
      id: 'b',
      name: 'A market that its maker gave a name without an end/WITHOUT',
      about: 'Spot · paused',
      change: { text: '-12.03%', tone: 'bad', mark: '▼', way: 'down', since: 'since its first trade' },
    },
    {
      ...market,
      id: 'c',
      name: '<b>bold</b>/\u202eTDSU',
      about: 'Binary option · closed',
      price: [{ text: '0.000000123456', title: '0.0000001234567890123456', to: '/block/1/', look: 'number' }],
      change: { text: '0.00%', tone: 'calm', mark: '', way: '', since: '' },
      line: '',
    },
    { ...market, id: 'd', name: 'NEW/USDT', about: 'Spot', change: undefined },
  ],
  note: 'Trades are counted from Nov-21-2026 03:18:00 AM +00:00 on.',
}

export const idleMarkets = markets

const worth: ShownWorth = {
  title: 'Worth',
  why: '',
  amount: [{ text: '≈ 41,235,245.27', title: '41,235,245.278723 USDT', look: 'number' }, ' USDT'],
  by: ['by the last trades on this chain, the oldest of Nov-21-2026 03:40:28 AM +00:00'],
  notes: ['Not counted: 2 assets without a price here (GOLD, ATOM), 1 CW20 token, and 1 NFT.'],
  split: 'Where it is',
  shares: [
    { place: 'exchange', name: 'Exchange', share: '54%', from: 0, width: 54 },
    { place: 'wallet', name: 'Wallet', share: '33%', from: 54, width: 33 },
    { place: 'staking', name: 'Staking', share: '13%', from: 87, width: 13 },
  ],
}

export const someWorth = worth

const line: WorthLine = {
  title: 'How the worth went',
  path: drawLine(Array.from({ length: 31 }, (_, at) => [at, Math.sin(at / 4) + at / 9] as const)),
  from: 'Oct-22-2026 12:00:00 PM +00:00',
  to: 'Nov-21-2026 12:00:00 PM +00:00',
  range: 'lowest 40,912,004.10 USDT, highest 41,603,118.92 USDT',
  notes: [
    'The line counts at each moment what was held then, at the last prices before it, without rewards that were pending.',
  ],
}

/** How it went: told, and not to be had. */
export const worthLine = line
export const lostWorthLine: WorthLine = {
  ...line,
  path: '',
  from: '',
  to: '',
  range: '',
  notes: ['How the worth went can’t be told at the moment.'],
}

/** Nothing that is held has a price, and part of it the index does not know. */
export const unknownWorth: ShownWorth = {
  ...worth,
  why: 'Nothing that this account holds has a price on this chain, so nobody can say what it is worth.',
  amount: [],
  by: [],
  notes: ['Not counted: 1 asset without a price here (GOLD).', 'Some of it isn’t known here: stake.'],
  shares: [],
}

export const places: Places = {
  title: 'Where to look',
  groups: [
    { name: 'Trading', places: [{ text: 'A place of this page', path: '#content', isPage: false }] },
    { name: 'Network', places: [{ text: 'A page', path: '/blocks/', isPage: true }] },
  ],
}
