import type {
  TokenMetadataElement,
  TokenMetadataRequest,
  TokenMetadataResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { findDenomNames, type DenomNames } from '#src/queries/tokens/denom-names.ts'

const mostDenoms = 500

/** The method about what tokens are called: by the bank's metadata, where the chain has any. */
export function createTokenMethods({ pool }: { pool: Pool }) {
  return {
    async tokenMetadata({ denoms }: TokenMetadataRequest): Promise<TokenMetadataResponse> {
      if (denoms.length > mostDenoms)
        throw invalidInput('denoms.many', `At most ${mostDenoms} denoms can be named at once`)
      const names = await findDenomNames(pool, denoms)
      return {
        tokens: denoms.flatMap((denom) => {
          const known = names.get(denom)
          return known === undefined ? [] : [toToken(denom, known)]
        }),
      }
    },
  }
}

/** No block tells what a token is called elsewhere: `coingeckoId` is empty. */
function toToken(denom: string, { name, symbol, decimals, uri }: DenomNames): TokenMetadataElement {
  const [, contract] = /^(?:peggy|erc20:)(0x[0-9a-fA-F]{40})$/.exec(denom) ?? []
  return { ethereumAddress: contract ?? '', coingeckoId: '', denom, name, symbol, decimals, logo: uri }
}
