import { invalidInput } from '@injsight/errors'

export const spans = ['12', '24', 'day'] as const

/**
 * @property market its id; empty for the usual one
 * @property with of another market, to compare it with; empty for none
 * @property span hours, or every day there is
 * @property until milliseconds since 1970, of the newest rate of a page of days; 0 for the first page
 */
export type FundingChoice = { market: string; with: string; span: (typeof spans)[number]; until: bigint }

/** @throws Fault `invalid-input` */
export function readFundingChoice(query: URLSearchParams): FundingChoice {
  const [market, text] = [query.get('market') ?? '', query.get('span') ?? spans[1]]
  const until = query.get('until') ?? '0'
  const other = query.get('with') ?? ''
  for (const id of [market, other])
    if (id !== '' && !/^0x[0-9a-f]{64}$/i.test(id))
      throw invalidInput('page.market', `"${id.slice(0, 80)}" is not the id of a market`)
  const span = spans.find((one) => one === text)
  if (span === undefined)
    throw invalidInput('page.span', `"${text.slice(0, 40)}" is no time: ${spans.join(', ')} are`)
  if (!/^\d{1,15}$/.test(until))
    throw invalidInput('page.until', `"${until.slice(0, 40)}" is no place in the list that we gave`)
  return { market: market.toLowerCase(), with: other.toLowerCase(), span, until: BigInt(until) }
}
