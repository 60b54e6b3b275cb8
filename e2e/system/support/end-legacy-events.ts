import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { MsgSubmitProposal, MsgVote } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { VoteOption } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb.js'
import {
  QueryExchangeParamsRequest,
  QueryExchangeParamsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { pack, type LocalChain } from '@injsight/local-chain'
import { sendMessages } from './send-messages.ts'

/** Lets governance decide that the exchange tells its events in v2 alone: it is so in a minute. */
export async function proposeNoLegacyEvents(chain: LocalChain): Promise<void> {
  const { alice, validator } = chain.signers
  const params = await fetchParams(chain)
  assert.equal(params?.emitLegacyVersionEvents, true)
  const change = pack(MsgUpdateParams, {
    authority: encodeAddress('inj', moduleAccountOf('gov')),
    params: { ...params, emitLegacyVersionEvents: false },
  })
  await sendMessages(chain, alice, [
    pack(MsgSubmitProposal, {
      messages: [change],
      initialDeposit: [{ denom: 'inj', amount: (20n * 10n ** 18n).toString() }],
      proposer: alice.account.address,
      metadata: '',
      title: 'One event for each deed',
      summary: 'The exchange tells its events in v2 alone.',
      expedited: true,
    }),
  ])
  const option = VoteOption.YES
  const vote = { proposalId: 1n, voter: validator.account.address, option, metadata: '' }
  await sendMessages(chain, validator, [pack(MsgVote, vote)])
}

/** Waits until the chain has carried it out. */
export async function waitForNoLegacyEvents(chain: LocalChain): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    if ((await fetchParams(chain))?.emitLegacyVersionEvents === false) return
    await sleep(1000)
  }
  assert.fail('Governance has not changed the parameters of the exchange in two minutes')
}

/** Of how many events a block tells in the words of v1beta1, and in those of v2. */
export async function countEvents(
  { node }: LocalChain,
  height: bigint,
): Promise<Record<'v1beta1' | 'v2', number>> {
  const { value } = await node.fetchBlockResults(height)
  const events = [
    ...(value.txs_results ?? []).flatMap((one) => one.events ?? []),
    ...(value.finalize_block_events ?? []),
  ]
  const count = (version: string) =>
    events.filter(({ type }) => type.startsWith(`injective.exchange.${version}.`)).length
  return { v1beta1: count('v1beta1'), v2: count('v2') }
}

async function fetchParams({ node }: LocalChain): Promise<Params | undefined> {
  const answer = await node.queryAbci(
    '/injective.exchange.v2.Query/QueryExchangeParams',
    QueryExchangeParamsRequest.toBinary({}),
  )
  return QueryExchangeParamsResponse.fromBinary(answer).params
}
