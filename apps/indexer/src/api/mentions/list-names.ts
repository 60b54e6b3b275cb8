import { invalidInput } from '@injsight/errors'
import type { ListNamesRequest, ListNamesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listChannelMentions,
  listContractMentions,
  listMarketMentions,
  listProposalMentions,
  type ContractMention,
  type MarketMention,
} from '#src/queries/search/mentions.ts'

const mostOfKind = 200

/** @throws Fault `invalid-input` */
export async function listNames(pool: Pool, asked: ListNamesRequest): Promise<ListNamesResponse> {
  if (Object.values(asked).some((things) => things.length > mostOfKind))
    throw invalidInput('page.limit', `At most ${mostOfKind} things of a kind can be asked for at once`)
  return nameAll(pool, { ...asked, markets: asked.markets.map((id) => id.toLowerCase()) })
}

/** What things are called; those that nobody knows are left out. */
export async function nameAll(pool: Pool, asked: ListNamesRequest): Promise<ListNamesResponse> {
  const [markets, contracts, proposals, channels] = await Promise.all([
    listMarketMentions(pool, asked.markets),
    listContractMentions(pool, asked.contracts),
    listProposalMentions(pool, asked.proposals),
    listChannelMentions(pool, asked.channels),
  ])
  return {
    markets: markets.map(toMarket),
    contracts: contracts.map(toContract),
    proposals: proposals.map(({ id, title }) => ({ id: BigInt(id), title: title ?? '' })),
    channels: channels.map((channel) => ({ ...channel, chain: channel.chain ?? '' })),
  }
}

function toMarket({ baseDenom, baseDecimals, ...market }: MarketMention) {
  return { ...market, baseDenom: baseDenom ?? '', baseDecimals: baseDecimals ?? 0 }
}

function toContract({ symbol, decimals, ...contract }: ContractMention) {
  return { ...contract, isToken: symbol !== null, symbol: symbol ?? '', decimals: decimals ?? 0 }
}
