import { invalidInput } from '@injsight/errors'

export const spans = ['12', '24', 'day'] as const

/** @property market its id; empty for the first there is @property span hours, or every day there is */
export type FundingChoice = { market: string; span: (typeof spans)[number] }

/** @throws Fault `invalid-input` */
export function readFundingChoice(query: URLSearchParams): FundingChoice {
  const [market, text] = [query.get('market') ?? '', query.get('span') ?? spans[1]]
  if (market !== '' && !/^0x[0-9a-f]{64}$/i.test(market))
    throw invalidInput('page.market', `"${market.slice(0, 80)}" is not the id of a market`)
  const span = spans.find((one) => one === text)
  if (span === undefined)
    throw invalidInput('page.span', `"${text.slice(0, 40)}" is no time: ${spans.join(', ')} are`)
  return { market: market.toLowerCase(), span }
}
