import { formatUnits, shortenAddress } from '@injsight/chain'
import { isolateOdd } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { commaIn } from '../../language/list-words.ts'
import { joined, type Piece, type Written } from '../../language/written.ts'
import { writeChoice } from '../message-fields/choices.server.ts'
import { amountsOf } from '../orders/market-amounts.server.ts'
import { writeShare } from './write-share.server.ts'

const longestRule = 80

/** What is called here as among the facts of a market; anything else goes by the chain's own name. */
const named = {
  maker_fee_rate: 'facts.maker',
  taker_fee_rate: 'facts.taker',
  relayer_fee_share_rate: 'facts.relayer',
  min_price_tick_size: 'facts.priceTick',
  min_quantity_tick_size: 'facts.quantityTick',
  min_notional: 'facts.notional',
  initial_margin_ratio: 'facts.initial',
  maintenance_margin_ratio: 'facts.maintenance',
  reduce_margin_ratio: 'facts.reduce',
  open_notional_cap: 'facts.openCap',
  oracle_scale_factor: 'facts.oracleScale',
  hourly_funding_rate_cap: 'facts.cap',
  hourly_interest_rate: 'facts.interest',
  ticker: 'changes.ticker',
  status: 'changes.status',
  admin: 'changes.admin',
  admin_permissions: 'changes.adminPermissions',
  settlement_price: 'changes.settlementPrice',
} as const

export function nameOfRule(name: string, language: Language): Piece {
  const known = Object.entries(named).find(([one]) => one === name)?.[1]
  return known === undefined
    ? { text: isolateOdd(name), look: 'identifier' }
    : { text: translationsIn(language, 'market')(known), look: 'name' }
}

/** What is told as a share of one; a cap of open interest is an amount. */
const isShare = (name: string) => /_(rate|ratio)$/.test(name) || name === 'hourly_funding_rate_cap'

/** What an admin may change of a market, by the bits of a number, as the chain has it. */
const permissions = [
  'ticker',
  'min_price_tick_size',
  'min_quantity_tick_size',
  'min_notional',
  'initial_margin_ratio',
  'maintenance_margin_ratio',
  'reduce_margin_ratio',
  'open_notional_cap',
]

/** @returns undefined for what isn't known here, in whole or in part */
export function writeAdminRights(told: string, language: Language): Written | undefined {
  const bits = told === '' ? NaN : Number(told)
  if (!Number.isInteger(bits) || bits < 0 || bits >= 1 << permissions.length) return undefined
  const granted = permissions.filter((_, place) => (bits & (1 << place)) !== 0)
  if (granted.length === 0) return ['—']
  return joined(
    granted.map((name) => nameOfRule(name, language)),
    commaIn(language),
  )
}

/** What is told in the asset that the market is quoted in. */
const isPaid = (name: string) =>
  ['min_price_tick_size', 'min_notional', 'settlement_price', 'open_notional_cap'].includes(name)

export function writeRule(name: string, told: string, marketId: string, naming: Naming): Written {
  const { language } = naming
  if (name === 'open_notional_cap' && told === '')
    return [translationsIn(language, 'market')('facts.uncapped')]
  if (told === '') return ['—']
  if (/^-?\d+(\.\d+)?$/.test(told)) return writeNumeric(name, told, marketId, naming)
  if (name === 'status' && /^[A-Za-z]{1,40}$/.test(told)) return [writeChoice(told, name, language)]
  if (name === 'admin' && /^inj1[a-z0-9]{38,58}$/.test(told))
    return [{ text: shortenAddress(told), title: told, to: `/account/${told}/`, look: 'identifier' }]
  return [{ text: isolateOdd(told.slice(0, longestRule)), title: told.slice(0, 1000), look: 'identifier' }]
}

function writeNumeric(name: string, told: string, marketId: string, naming: Naming): Written {
  if (isShare(name)) return [writeShare(told)]
  const { inBase, inQuote } = amountsOf(marketId, naming)
  const amount = { raw: told, human: told }
  const plain: Written = [{ text: formatUnits(told, 0, { group: true }), look: 'number' }]
  if (name === 'admin_permissions') return writeAdminRights(told, naming.language) ?? plain
  if (name === 'min_quantity_tick_size') return inBase(amount) ?? plain
  return (isPaid(name) ? inQuote(amount) : undefined) ?? plain
}
