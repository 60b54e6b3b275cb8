import { formatUnits, shortenAddress } from '@injsight/chain'
import { isolateOdd } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Piece, Written } from '../../language/written.ts'
import { writeChoice } from '../message-fields/choices.server.ts'
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

export function writeRule(name: string, told: string, language: Language): Written {
  if (name === 'open_notional_cap' && told === '')
    return [translationsIn(language, 'market')('facts.uncapped')]
  if (told === '') return ['—']
  if (/^-?\d+(\.\d+)?$/.test(told))
    return [
      isShare(name) ? writeShare(told) : { text: formatUnits(told, 0, { group: true }), look: 'number' },
    ]
  if (name === 'status' && /^[A-Za-z]{1,40}$/.test(told)) return [writeChoice(told, name, language)]
  if (name === 'admin' && /^inj1[a-z0-9]{38,58}$/.test(told))
    return [{ text: shortenAddress(told), title: told, to: `/account/${told}/`, look: 'identifier' }]
  return [{ text: isolateOdd(told.slice(0, longestRule)), title: told.slice(0, 1000), look: 'identifier' }]
}
