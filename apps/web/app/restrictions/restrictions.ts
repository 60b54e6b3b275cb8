/** Who may not act: accounts as `0x…` in small letters, countries by ISO 3166. */
export type Restrictions = { addresses: readonly string[]; countries: readonly string[] }

/** What keeps somebody from connecting and sending. */
export type Restricted = 'address' | 'country'

/** How the server tells the site in which country the visitor is, as the proxy before it has said. */
export const visitorCountryHeader = 'x-injsight-country'

/**
 * A file of restrictions.
 *
 * @throws Error in words, for what is no such file: who leaves half of it out would let pass whom they mean to keep out
 */
export function parseRestrictions(text: string): Restrictions {
  const told: unknown = JSON.parse(text)
  const { addresses = [], countries = [] } = Object(told) as Record<string, unknown>
  return {
    addresses: readAll('addresses', addresses, /^0x[0-9a-f]{40}$/i).map((one) => one.toLowerCase()),
    countries: readAll('countries', countries, /^[a-z]{2}$/i).map((one) => one.toUpperCase()),
  }
}

function readAll(name: string, told: unknown, form: RegExp): string[] {
  if (!Array.isArray(told)) throw new Error(`${name} is no list`)
  return told.map((one: unknown) => {
    if (typeof one === 'string' && form.test(one)) return one
    throw new Error(`${JSON.stringify(one)} is none of ${name}`)
  })
}

/** @param addresses `0x…` @param country by ISO 3166, in any case; empty where it isn't known */
export function findRestriction(
  { addresses: listed, countries }: Restrictions,
  { addresses, country }: { addresses: readonly string[]; country: string },
): Restricted | undefined {
  if (countries.includes(country.toUpperCase())) return 'country'
  const known = new Set(listed)
  return addresses.some((one) => known.has(one.toLowerCase())) ? 'address' : undefined
}
