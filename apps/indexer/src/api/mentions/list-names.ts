import { decodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { ListNamesRequest, ListNamesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import {
  listChannelMentions,
  listContractMentions,
  listEvmContractMentions,
  listMarketMentions,
  listProposalMentions,
  type ContractMention,
  type EvmContractMention,
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
  const keys = keysOf(asked.contracts)
  const [markets, contracts, ofEvm, proposals, channels] = await Promise.all([
    listMarketMentions(pool, asked.markets),
    listContractMentions(pool, asked.contracts),
    listEvmContractMentions(pool, [...keys.keys()]),
    listProposalMentions(pool, asked.proposals),
    listChannelMentions(pool, asked.channels),
  ])
  return {
    markets: markets.map(toMarket),
    contracts: [
      ...contracts.map(toContract),
      ...ofEvm.map((contract) => toEvmContract(contract, keys.get(BigInt(contract.key)) ?? '')),
    ],
    proposals: proposals.map(({ id, title }) => ({ id: BigInt(id), title: title ?? '' })),
    channels: channels.map((channel) => ({ ...channel, chain: channel.chain ?? '' })),
  }
}

export function toMarket({ baseDenom, baseDecimals, ...market }: MarketMention) {
  return { ...market, baseDenom: baseDenom ?? '', baseDecimals: baseDecimals ?? 0 }
}

function toContract({ symbol, decimals, ...contract }: ContractMention) {
  const token = { isToken: symbol !== null, symbol: symbol ?? '', decimals: decimals ?? 0 }
  return { ...contract, ...token, standard: '', denom: '' }
}

/** Amounts can't be told by a symbol without decimals: such a token has none here. */
function toEvmContract({ standard, denom, name, symbol, decimals }: EvmContractMention, address: string) {
  const isReadable = decimals !== null || standard !== 'erc20'
  return {
    address,
    label: name ?? '',
    isToken: standard !== null,
    symbol: isReadable ? (symbol ?? '') : '',
    decimals: decimals ?? 0,
    standard: standard ?? '',
    denom: denom ?? '',
  }
}

/** Contracts of the EVM have no more than the key of their account. */
function keysOf(addresses: readonly string[]): Map<bigint, string> {
  return new Map(
    addresses.flatMap((address) => {
      const bytes = findBytes(address)
      return bytes?.length === 20 ? [[accountKey(bytes), address] as const] : []
    }),
  )
}

/** What stands where an address should may be anything. */
function findBytes(address: string): Uint8Array | undefined {
  try {
    return decodeAddress(address).bytes
  } catch {
    return undefined
  }
}
