import { invalidInput, unavailable } from '@injsight/errors'
import type { FindMarketsRequest, FindMarketsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findNamedMarkets } from '#src/queries/exchange/named-markets.ts'
import { listUnknown } from '../status/list-unknown.ts'

/** @throws Fault `invalid-input`; `unavailable` when it isn't known which markets there are */
export async function findMarkets(pool: Pool, { name }: FindMarketsRequest): Promise<FindMarketsResponse> {
  if (name === '') throw invalidInput('market.name', 'name is the id, the ticker or the slug of a market')
  const { by, markets } = await findNamedMarkets(pool, name)
  if (by === '' && (await listUnknown(pool, ['exchange'])).length > 0)
    throw unavailable('markets.unknown', 'The index does not know what markets there are')
  return {
    by,
    markets: markets.map(({ id, baseDenom, ...market }) => ({
      marketId: id,
      baseDenom: baseDenom ?? '',
      ...market,
    })),
  }
}
