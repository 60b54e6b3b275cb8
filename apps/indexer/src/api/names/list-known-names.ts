import { encodeAddress } from '@injsight/chain'
import type { ListKnownNamesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { calledBy } from '#src/handlers/denoms/metadata.ts'
import {
  listDenomDecimals,
  listFormerNames,
  listNamedDenoms,
  listNamedContractCoins,
  listNamedMarkets,
  type FormerNameRow,
} from '#src/queries/names/known-names.ts'
import { listValidators } from '#src/queries/staking/validators.ts'
import { toMarket } from '../mentions/list-names.ts'

/** What everything is called that has a name of its own, and what it was called before. */
export async function listKnownNames(pool: Pool): Promise<ListKnownNamesResponse> {
  const [denoms, coins, decimals, markets, validators, former] = await Promise.all([
    listNamedDenoms(pool),
    listNamedContractCoins(pool),
    listDenomDecimals(pool),
    listNamedMarkets(pool),
    listValidators(pool),
    listFormerNames(pool),
  ])
  const tokens = denoms.map((row) => ({ denom: row.denom, ...calledBy(row) }))
  return {
    tokens: [...tokens, ...coins].map(({ decimals: known, ...token }) => ({
      ...token,
      ...toDecimals(known),
    })),
    decimals,
    markets: markets.map(toMarket),
    validators: validators.map(({ operator, consensus, moniker }) => ({
      operator: encodeAddress('injvaloper', operator),
      consensus: encodeAddress('injvalcons', consensus),
      moniker,
    })),
    former: former.map(toFormer),
  }
}

function toFormer({ id, until, decimals, ...called }: FormerNameRow) {
  return {
    ...called,
    id: called.thing === 'validator' ? encodeAddress('injvaloper', Buffer.from(id, 'hex')) : id,
    until: BigInt(until),
    ...toDecimals(decimals),
  }
}

function toDecimals(decimals: number | null) {
  return { hasDecimals: decimals !== null, decimals: decimals ?? 0 }
}
