// The contract of each network that takes tokens by CW20 and gives as many coins of the bank for them, and takes those back.
const adapters: Readonly<Record<string, string>> = {
  'injective-1': 'inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk',
  'injective-888': 'inj1hdvy6tl89llqy3ze8lv6mz5qh66sx9enn0jxg6',
  'injective-777': 'inj1uukt3kqela4vsllvrqnrgllkna5wn3cm588w6k',
}

/**
 * The denom that a token by CW20 has in the bank: one unit of it is one of the token's. Undefined on a chain whose adapter
 * is not known; anybody else may name a denom after a contract.
 *
 * @example adapterDenom('inj1…', 'injective-1') // 'factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/inj1…'
 */
export function adapterDenom(contract: string, chainId: string): string | undefined {
  const adapter = adapters[chainId]
  return adapter && `factory/${adapter}/${contract}`
}
