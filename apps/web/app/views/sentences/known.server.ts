import type { KnownContract, SentenceContext } from '@injsight/chain'
import type { Names } from '../../sources/names/names.server.ts'

export type Known = Required<
  Pick<SentenceContext, 'tokens' | 'markets' | 'proposals' | 'contracts' | 'channels'>
>

/** What sentences may know of the things that they name. */
export function knownOf({ tokens, markets, proposals, contracts, channels, listed }: Names): Known {
  return {
    tokens: { find: (denom) => tokens.get(denom) },
    markets: { find: (id) => markets.get(id.toLowerCase()) },
    proposals: {
      find(id) {
        const title = proposals?.get(id)
        return title === undefined ? undefined : { title: title.slice(0, 200) }
      },
    },
    contracts: { find: (address) => contracts?.get(address) ?? findListed(address, listed) },
    channels: {
      find(port, id) {
        const chain = channels?.get(`${port}/${id}`)
        return chain === undefined ? undefined : { chain }
      },
    },
  }
}

/** A token by CW20 that stands in a list, where nobody tells its contract, as public services don't. */
function findListed(address: string, listed: Names['listed']): KnownContract | undefined {
  const token = listed?.find(address)
  if (token?.type !== 'cw20') return undefined
  return { label: '', token: { symbol: token.symbol, decimals: token.decimals } }
}
