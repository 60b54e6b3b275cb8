import { formatUnits } from '@injsight/chain'

const worthDecimals = 6

/**
 * What a part of all that there is of an asset is worth, of the worth of the whole.
 *
 * @param worth in decimal notation
 * @param amount of the smallest unit, as the supply
 */
export function partOfWorth(worth: string, amount: string, supply: string): string {
  if (BigInt(supply) <= 0n) return '0'
  const [whole = '0', digits = ''] = worth.split('.')
  const scaled = BigInt(whole + digits.slice(0, worthDecimals).padEnd(worthDecimals, '0'))
  return formatUnits(((scaled * BigInt(amount)) / BigInt(supply)).toString(), worthDecimals)
}
