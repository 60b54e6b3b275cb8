import {
  AuthorizeBandOracleRequestProposal,
  EnableBandIBCProposal,
  GrantBandOraclePrivilegeProposal,
  GrantPriceFeederPrivilegeProposal,
  GrantProviderPrivilegeProposal,
  GrantStorkPublisherPrivilegeProposal,
  RevokeBandOraclePrivilegeProposal,
  RevokePriceFeederPrivilegeProposal,
  RevokeProviderPrivilegeProposal,
  RevokeStorkPublisherPrivilegeProposal,
  UpdateBandOracleRequestProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/proposal_pb.js'
import { BandIBCParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/oracle_pb.js'
import type { State } from '#src/state/state.ts'
import { readEthereumAddress } from '../peggy/read.ts'
import { onMessage } from '../module.ts'
import { readMessage } from '../read-fields.ts'
import { readName } from '../read-json.ts'
import { addBandRequest, changeBandRequests, readBandParams } from './band.ts'
import { changeModule } from './module-row.ts'
import type { Feed } from './price.ts'
import { prices, providers, publishers, relayers } from './tables.ts'

const band: Feed = { oracle: 'Band', base: '', quote: '' }

/** What governance decides about who may tell prices. */
export const privileges = [
  onMessage(GrantBandOraclePrivilegeProposal, (message, state) => grant(state, band, message.relayers)),
  onMessage(RevokeBandOraclePrivilegeProposal, (message, state) => revoke(state, band, message.relayers)),
  onMessage(GrantPriceFeederPrivilegeProposal, async ({ base, quote, relayers: all }, state) => {
    const feed: Feed = { oracle: 'PriceFeed', base, quote }
    grant(state, feed, all)
    await openFeed(state, feed)
  }),
  onMessage(RevokePriceFeederPrivilegeProposal, ({ base, quote, relayers: all }, state) =>
    revoke(state, { oracle: 'PriceFeed', base, quote }, all),
  ),
  onMessage(GrantProviderPrivilegeProposal, ({ provider, relayers: all }, state) => {
    state.put(providers, { provider: readName(provider), relayers: all.map((one) => readName(one)) })
  }),
  onMessage(RevokeProviderPrivilegeProposal, async ({ provider, relayers: gone }, state) => {
    const known = await state.find(providers, { provider: readName(provider) })
    if (known === undefined) return
    const left = new Set(known.relayers as string[]).difference(new Set(gone))
    state.put(providers, { provider, relayers: [...left].toSorted() })
  }),
  onMessage(GrantStorkPublisherPrivilegeProposal, ({ storkPublishers }, state) => {
    for (const address of storkPublishers) state.put(publishers, { address: readEthereumAddress(address) })
  }),
  onMessage(RevokeStorkPublisherPrivilegeProposal, ({ storkPublishers }, state) => {
    for (const address of storkPublishers) state.remove(publishers, { address: readEthereumAddress(address) })
  }),
  onMessage(AuthorizeBandOracleRequestProposal, (message, state) =>
    addBandRequest(state, readMessage(AuthorizeBandOracleRequestProposal, message).object('request')),
  ),
  onMessage(UpdateBandOracleRequestProposal, (message, state) =>
    changeBandRequests(state, readMessage(UpdateBandOracleRequestProposal, message)),
  ),
  onMessage(EnableBandIBCProposal, ({ bandIbcParams = BandIBCParams.create() }, state) =>
    changeModule(state, { band_params: readBandParams(readMessage(BandIBCParams, bandIbcParams)) }),
  ),
]

export function grant(state: State, feed: Feed, all: string[]): void {
  for (const relayer of all) state.put(relayers, { ...checked(feed), relayer: readName(relayer) })
}

function revoke(state: State, feed: Feed, all: string[]): void {
  for (const relayer of all) state.remove(relayers, { ...checked(feed), relayer: readName(relayer) })
}

function checked({ oracle, base, quote }: Feed): Feed {
  return { oracle, base: readName(base), quote: readName(quote) }
}

/** A pair is known as soon as somebody may tell its price. */
export async function openFeed(state: State, feed: Feed): Promise<void> {
  if ((await state.find(prices, checked(feed))) !== undefined) return
  state.put(prices, { ...feed, price: null, cumulative: null, time: null, details: {} })
}
