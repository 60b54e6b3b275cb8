import { adapterDenom } from '@injsight/chain'
import { part } from '../../../page.server.ts'
import { findAsset } from '../../../sources/assets.server.ts'
import { fetchOutsidePrices } from '../../../sources/prices.server.ts'
import { fetchStatus } from '../../../sources/status.server.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { partOfWorth } from '../../../views/assets/part-of-worth.ts'
import { money } from '../../../views/lists/cells.server.ts'
import type { Cell } from '../../../views/lists/table.ts'
import { outsideWorth } from '../../../views/prices/outside-prices.server.ts'

/** What so many of the smallest units are worth. */
export type ValueOf = (amount: string) => Cell

/**
 * What a token by CW20 is worth by its coins in the bank, of which each is one of it: by the last trade of those on this
 * chain, or else by what others say. Undefined where nobody knows a price.
 *
 * @param decimals of the token
 */
export async function findValue(
  contract: string,
  decimals: number | undefined,
  naming: Naming,
): Promise<ValueOf | undefined> {
  const denom = adapterDenom(contract, (await part(fetchStatus())).value?.chainId ?? '')
  if (denom === undefined) return undefined
  const { worth = '', supply = '' } = (await part(findAsset(denom))).value?.asset ?? {}
  if (worth !== '' && /[1-9]/.test(supply)) return (amount) => money(partOfWorth(worth, amount, supply))
  const prices = await fetchOutsidePrices([denom])
  if (!prices.of.has(denom)) return undefined
  return (amount) => outsideWorth(denom, amount, decimals, { prices, naming })
}
