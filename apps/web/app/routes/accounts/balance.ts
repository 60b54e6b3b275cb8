import { denomFamily, formatUnits, shortenDenom, type DenomFamily, type Token } from '@injsight/chain'

export type Balance = {
  denom: string
  family: DenomFamily
  symbol: string
  /** Empty where nobody gave one, or where it only repeats the symbol. */
  name: string
  /** In whole units, exactly; in the smallest ones where `isRaw`. */
  amount: string
  /** Nobody said how many decimals the asset has. */
  isRaw: boolean
}

const longestName = 70

/** A balance as it is shown. An asset without a symbol goes by its denom, shortened. */
export function toBalance(
  { denom, amount }: { denom: string; amount: string },
  tokens: ReadonlyMap<string, Token>,
): Balance {
  const { symbol = shortenDenom(denom), name = '', decimals } = tokens.get(denom) ?? {}
  return {
    denom,
    family: denomFamily(denom),
    symbol: symbol.slice(0, longestName),
    name: name === symbol ? '' : name.slice(0, longestName),
    amount: formatUnits(amount, decimals ?? 0, { group: true }),
    isRaw: decimals === undefined,
  }
}
