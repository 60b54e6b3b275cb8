import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  QueryAccountResponse as AccountResponse,
  QueryCodeResponse as CodeResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import {
  Proposal,
  ProposalStatus,
  Vote,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb'
import {
  QueryProposalResponse,
  QueryVotesRequest,
  QueryVotesResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb'
import { QueryDelegatorDelegationsResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb'
import {
  QueryActiveStakeGrantResponse,
  QueryExchangeParamsResponse,
  QueryFeeDiscountAccountInfoResponse,
  QueryFeeDiscountScheduleResponse,
  QueryGrantAuthorizationsResponse,
  QueryTradeRewardCampaignResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb'
import {
  GetCw20BalanceResponse,
  GetWasmContractByAddressResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { newerRecording } from '@injsight/testing'
import { getCommunityPool } from '../src/chain-state/community-pool.ts'
import { getWasmContract } from '../src/chain-state/contracts/contracts.ts'
import { listCw20Holders } from '../src/chain-state/contracts/cw20-holders.ts'
import { getEvmContract } from '../src/chain-state/contracts/evm-contracts.ts'
import { getProposal, listProposals } from '../src/chain-state/governance/proposals.ts'
import { listVotes } from '../src/chain-state/governance/votes.ts'
import { listAllowances, listGrants } from '../src/chain-state/grants.ts'
import { listAssetHolders } from '../src/chain-state/holders.ts'
import { listCw20Balances } from '../src/chain-state/holdings.ts'
import { createIbcPaths } from '../src/chain-state/ibc-paths.ts'
import { createParameters } from '../src/chain-state/parameters.ts'
import { listNamespaceActors, listNamespaces } from '../src/chain-state/permissions.ts'
import { getFeeDiscounts } from '../src/chain-state/rewards/fee-discounts.ts'
import { getTradingRewards } from '../src/chain-state/rewards/trading-rewards.ts'
import { getStaking, listDelegators } from '../src/chain-state/staking.ts'
import { createFakeTransport } from './fake-transport.ts'

/** A real chain at its end, and what it said of itself then. */
const node = await startRecordedNode({ folder: newerRecording.folder, port: 0, pace: 'all', log })
const chain = { transport: createTransport({ baseUrl: node.url, timeoutMs: 10_000 }) }
after(async () => {
  chain.transport.close()
  await node.stop()
})

function expected(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(newerRecording.folder, 'expected', `${file}.json`), 'utf8')) as Record<
    string,
    unknown
  >
}

const all = { cursor: '', limit: 200 }
const whole = (parts: string) => String(BigInt(parts) / 10n ** 18n)

test('[ACCT-04] [NET-02] what accounts have staked and earned is what the chain says', async () => {
  const rewards = expected('distribution')['rewards'] as Record<string, { rewards: Earned[] }>
  const earning = Object.entries(rewards).filter(([, { rewards: found }]) => found.length > 0)
  assert.ok(earning.length > 2)
  for (const [account, { rewards: found }] of earning) {
    const { delegations, unknown } = await getStaking(chain, account)
    assert.deepEqual(unknown, [])
    for (const { validator_address: validator, reward } of found) {
      const told = delegations.find((one) => one.validator === validator)
      const sums = reward.map(({ denom, amount }) => ({ denom, amount: whole(amount) }))
      assert.deepEqual(
        told?.rewards,
        sums.filter(({ amount }) => amount !== '0'),
        account,
      )
      const { delegators } = await listDelegators(chain, { validator, ...all })
      assert.equal(delegators.find((one) => one.account === account)?.amount, told?.amount)
    }
  }
})

type Earned = { validator_address: string; reward: { denom: string; amount: string }[] }

test('[ACCT-04] [NET-02] grants go by the type of what they allow, and are found from both ends', async () => {
  const granted = expected('grants')['authz'] as Record<string, object[]>
  const [granter = '', theirs = []] = Object.entries(granted).find(([, one]) => one.length > 1) ?? []
  const { grants } = await listGrants(chain, { account: granter, by: 'granter', ...all })
  assert.equal(grants.filter((one) => one.granter === granter).length, grants.length)
  assert.equal(grants.length, theirs.filter((one) => 'granter' in one && one.granter === granter).length)
  for (const { grantee, messageType, authorization } of grants) {
    assert.match(messageType, /^\/\w+(\.\w+)+\.Msg\w+$/)
    assert.match(authorization, /^\{"@type":"\//)
    const back = await listGrants(chain, { account: grantee, by: 'grantee', ...all })
    assert.ok(back.grants.some((one) => one.granter === granter && one.messageType === messageType))
  }
  const page = await listGrants(chain, { account: granter, by: 'granter', cursor: '', limit: 1 })
  const next = await listGrants(chain, { account: granter, by: 'granter', cursor: page.next, limit: 1 })
  assert.deepEqual([...page.grants, ...next.grants], grants.slice(0, 2))
  await assert.rejects(listAllowances(chain, { account: granter, by: 'nobody', ...all }), isInvalid)
})

const isInvalid = (error: unknown) => error instanceof Fault && error.kind === 'invalid-input'
const isUnimplemented = (error: unknown) => error instanceof Fault && error.code === 'grpc.unimplemented'

test('[NET-02] proposals are told as the chain has them, the newest first', async () => {
  const { proposals: known } = expected('gov') as unknown as { proposals: Known[] }
  const { proposals } = await listProposals(chain, { status: '', ...all })
  assert.deepEqual(
    proposals.map(({ id, status, tally }) => [String(id), status, tally?.yes]),
    known
      .toSorted((a, b) => Number(b.id) - Number(a.id))
      .map((one) => [
        one.id,
        one.status.replace('PROPOSAL_STATUS_', '').toLowerCase(),
        one.final_tally_result.yes_count,
      ]),
  )
  const parameters = createParameters(chain)
  const sources = { chain, parameters, listValidators: () => Promise.reject(new Error('nobody')) }
  const one = await getProposal(sources, proposals[0]?.id ?? 0n)
  assert.deepEqual(one.proposal, proposals[0])
  assert.ok(one.messages.every(({ json }) => json.startsWith('{')))
  assert.equal(one.rules?.quorum, '0.334')
  await assert.rejects(listVotes(chain, { proposal: 1n, voter: '', ...all }), isUnimplemented)
  await assert.rejects(listProposals(chain, { status: 'dropped', ...all }), isUnimplemented)
  await assert.rejects(listProposals(chain, { status: 'nonsense', ...all }), isInvalid)
})

type Known = { id: string; status: string; final_tally_result: { yes_count: string } }

/** A chain with an open proposal, which tells its votes one by one, by keys. */
const openVotes = (cast: string[]) => ({
  transport: createFakeTransport((method, request) => {
    if (method === 'Proposal')
      return QueryProposalResponse.toBinary({
        proposal: Proposal.create({ id: 7n, status: ProposalStatus.VOTING_PERIOD }),
      })
    const from = QueryVotesRequest.fromBinary(request).pagination?.key[0] ?? 0
    const nextKey = from + 1 < cast.length ? Buffer.from([from + 1]) : new Uint8Array()
    const votes = cast.slice(from, from + 1).map((voter) => Vote.create({ proposalId: 7n, voter }))
    return QueryVotesResponse.toBinary({ votes, pagination: { nextKey, total: 0n } })
  }),
})

test('[NET-02] votes on an open proposal are paged by the chain’s own key, however many; none yet is no refusal', async () => {
  const voters = [1, 2, 3].map((byte) => encodeAddress('inj', Buffer.alloc(20, byte)))
  const read: string[] = []
  let cursor = ''
  do {
    const page = await listVotes(openVotes(voters), { proposal: 7n, voter: '', cursor, limit: 1 })
    read.push(...page.votes.map(({ voter }) => voter))
    cursor = page.next
  } while (cursor !== '' && read.length < 9)
  assert.deepEqual(read, voters)
  const none = await listVotes(openVotes([]), { proposal: 7n, voter: '', ...all })
  assert.deepEqual(none, { votes: [], next: '' })
})

test('[NET-02] how many votes were cast is said where all of them are told at once, and else not known', async () => {
  const count = async (cast: string[]) => {
    const open = openVotes(cast)
    const rest = {
      parameters: createParameters(open),
      listValidators: () => Promise.reject(new Error('nobody')),
    }
    return (await getProposal({ chain: open, ...rest }, 7n)).votes
  }
  const voters = [1, 2].map((byte) => encodeAddress('inj', Buffer.alloc(20, byte)))
  assert.deepEqual([await count(voters), await count(voters.slice(1)), await count([])], [-1, 1, 0])
  const { proposals } = await listProposals(chain, { status: '', ...all })
  const id = proposals.find(({ status }) => status === 'passed')?.id ?? 0n
  const rest = {
    parameters: createParameters(chain),
    listValidators: () => Promise.reject(new Error('nobody')),
  }
  assert.equal((await getProposal({ chain, ...rest }, id)).votes, -1) // the chain has forgotten them
})

test('[CSP-01] [NET-02] the community pool is told in whole units', async () => {
  const pool = expected('distribution')['communityPool'] as { denom: string; amount: string }[]
  const { coins, unknown } = await getCommunityPool(chain)
  assert.deepEqual(
    coins,
    pool.map(({ denom, amount }) => ({ denom, amount: whole(amount) })),
  )
  assert.deepEqual(unknown, ['flows'])
})

test('[NET-02] rules of a denom, and who has which role', async () => {
  const { namespaces } = await listNamespaces(chain, { denom: '', ...all })
  const { state } = expected('permissions') as unknown as { state: { namespaces: { denom: string }[] } }
  assert.deepEqual(
    namespaces.map(({ denom }) => denom),
    state.namespaces.map(({ denom }) => denom),
  )
  const [rules] = namespaces
  assert.deepEqual(
    rules?.roles.map(({ name }) => name),
    ['EVERYONE', 'admin', 'blocked'],
  )
  const { actors } = await listNamespaceActors(chain, { denom: rules?.denom ?? '', ...all })
  assert.ok(actors.some(({ roles }) => roles.includes('admin')))
})

test('[WASM-02] [NET-02] who holds a token by CW20 is in its contract’s state, the largest first', async () => {
  const tokens = expected('wasm')['cw20'] as Record<string, { balances: Record<string, string> }>
  assert.ok(Object.keys(tokens).length > 1)
  for (const [contract, { balances }] of Object.entries(tokens)) {
    const told = await listCw20Holders(chain, { contract, ...all })
    assert.equal(told.isFollowed, true)
    assert.deepEqual(
      told.holders.map(({ account, amount }) => [account, amount]),
      Object.entries(balances)
        .filter(([, amount]) => amount !== '0')
        .toSorted(([, a], [, b]) => Number(BigInt(b) - BigInt(a))),
    )
  }
  const [contract = ''] = Object.keys(tokens)
  const first = await listCw20Holders(chain, { contract, cursor: '', limit: 2 })
  const second = await listCw20Holders(chain, { contract, cursor: first.next, limit: 2 })
  const { holders } = await listCw20Holders(chain, { contract, ...all })
  assert.deepEqual([...first.holders, ...second.holders], holders.slice(0, 4))
  const { address: other } = expected('wasm')['nft'] as { address: string }
  assert.deepEqual(await listCw20Holders(chain, { contract: other, ...all }), {
    holders: [],
    next: '',
    isFollowed: false,
  })
  const sources = { chain, exchange: chain }
  const ofAsset = await listAssetHolders(sources, { asset: contract, ...all })
  assert.deepEqual(ofAsset.holders, holders)
  for (const asset of [other, `0x${'7a'.repeat(20)}`])
    await assert.rejects(listAssetHolders(sources, { asset, ...all }), isUnimplemented)
})

test('[NET-10] channels lead where their clients say', async () => {
  const { channels, connections } = await createIbcPaths(chain)()
  assert.deepEqual(
    channels.map(({ port, channel, state, counterpartyChannel }) => [
      port,
      channel,
      state,
      counterpartyChannel,
    ]),
    [
      ['transfer', 'channel-0', 'OPEN', 'channel-1'],
      ['transfer', 'channel-1', 'OPEN', 'channel-0'],
    ],
  )
  assert.ok(connections.length > 0)
})

test('[EVM-07] a contract of the EVM is its code; an account without code is none', async () => {
  const address = `0x${'7a'.repeat(20)}`
  const answering = (code: Uint8Array) => ({
    transport: createFakeTransport((method) =>
      method === 'Code'
        ? CodeResponse.toBinary({ code })
        : AccountResponse.toBinary({ balance: '0', codeHash: `0x${'ab'.repeat(32)}`, nonce: 1n }),
    ),
  })
  const { contract, code } = await getEvmContract(answering(Uint8Array.of(0x60, 0x80)), address)
  assert.deepEqual([contract?.address, contract?.codeHash, code], [address, `0x${'ab'.repeat(32)}`, '0x6080'])
  const isAbsent = (error: unknown) => error instanceof Fault && error.kind === 'not-found'
  await assert.rejects(getEvmContract(answering(new Uint8Array()), address), isAbsent)
})

test('[ACCT-04] tokens by CW20 that an account has none of any more are left out', async () => {
  const line = (contractAddress: string, balance: string) => ({
    contractAddress,
    balance,
    account: '',
    updatedAt: 0n,
    cw20Metadata: { tokenInfo: { name: 'Token', symbol: 'TOK', decimals: 6n, totalSupply: '9' } },
  })
  const explorer = {
    transport: createFakeTransport(() =>
      GetCw20BalanceResponse.toBinary({
        field: [line('inj1b', '7'), line('inj1a', '5'), line('inj1c', '0')],
      }),
    ),
  }
  const account = 'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu'
  const { balances } = await listCw20Balances(explorer, { account, ...all })
  assert.deepEqual(
    balances.map(({ contract, amount, symbol, decimals }) => [contract, amount, symbol, decimals]),
    [
      ['inj1a', '5', 'TOK', 6],
      ['inj1b', '7', 'TOK', 6],
    ],
  )
})

test('[WASM-02] a contract is begun with the coins that the explorer tells; where it is silent nobody tells them', async () => {
  const { contracts } = expected('wasm') as { contracts: { address: string }[] }
  const contract = contracts[0]?.address ?? ''
  const told = GetWasmContractByAddressResponse.create({
    funds: [
      { denom: 'inj', amount: '5' },
      { denom: 'peggy0xa', amount: '7' },
    ],
  })
  const read = async (answer: () => Uint8Array) => {
    const explorer = { transport: createFakeTransport(answer) }
    const { funds, areFundsKnown } = await getWasmContract({ explorer, chain }, contract)
    return [funds, areFundsKnown]
  }
  assert.deepEqual(await read(() => GetWasmContractByAddressResponse.toBinary(told)), [
    '5inj,7peggy0xa',
    true,
  ])
  const silent = () => {
    throw new Fault('unavailable', 'service.down', 'it is down')
  }
  assert.deepEqual(await read(silent), ['', false])
})

test('[NET-02] the schedule of fee discounts is told in whole units, and rewards of a chain without a campaign', async () => {
  const { schedule, account } = await getFeeDiscounts(chain, '')
  assert.equal(account, undefined)
  assert.deepEqual(
    [schedule?.buckets, schedule?.bucketSeconds, schedule?.tiers],
    [2, 30n, [{ maker: '0.1', taker: '0.1', staked: '10000000000000000000', volume: '1' }]],
  )
  const rewards = await getTradingRewards(chain)
  assert.deepEqual([rewards.campaign, rewards.pools, rewards.optedOut], [undefined, [], 1])
  assert.match(rewards.points[0]?.points ?? '', /^\d+\.\d+$/)
})

test('[NET-02] a campaign of trading rewards: its round ends when it began and lasts so long', async () => {
  const start = 1_700_000_000n
  const market = `0x${'5'.repeat(64)}`
  const pool = (startTimestamp: bigint) => ({
    startTimestamp,
    maxCampaignRewards: [{ denom: 'inj', amount: '7' }],
  })
  const answers: Record<string, () => Uint8Array> = {
    TradeRewardCampaign: () =>
      QueryTradeRewardCampaignResponse.toBinary({
        tradingRewardCampaignInfo: {
          campaignDurationSeconds: 100n,
          quoteDenoms: ['usdt'],
          disqualifiedMarketIds: [],
          tradingRewardBoostInfo: {
            boostedSpotMarketIds: [],
            spotMarketMultipliers: [],
            boostedDerivativeMarketIds: [market],
            derivativeMarketMultipliers: [
              { makerPointsMultiplier: '1500000000000000000', takerPointsMultiplier: '500000000000000000' },
            ],
          },
        },
        tradingRewardPoolCampaignSchedule: [pool(start), pool(start + 100n)],
        totalTradeRewardPoints: '2500000000000000000',
        pendingTradingRewardPoolCampaignSchedule: [pool(start - 100n)],
        pendingTotalTradeRewardPoints: ['9000000000000000000'],
      }),
    QueryExchangeParams: () =>
      QueryExchangeParamsResponse.toBinary(
        QueryExchangeParamsResponse.create({ params: { tradingRewardsVestingDuration: 60n } }),
      ),
    OptedOutOfRewardsAccounts: () => new Uint8Array(),
  }
  const made = { transport: createFakeTransport((method) => answers[method]?.() ?? assert.fail(method)) }
  const told = await getTradingRewards(made, () => Number(start) * 1000 + 1)
  assert.equal(told.campaign?.ends, (start + 100n) * 1000n)
  assert.deepEqual(told.campaign?.boosts, [{ marketId: market, maker: '1.5', taker: '0.5' }])
  assert.deepEqual(
    told.pools.map(({ isPending, start: begun, due }) => [isPending, begun / 1000n, due / 1000n]),
    [
      [true, start - 100n, start - 40n],
      [false, start, 0n],
      [false, start + 100n, 0n],
    ],
  )
  assert.deepEqual(
    told.points.map(({ pool: of, points }) => [of, points]),
    [
      [0n, '2.5'],
      [start - 100n, '9'],
    ],
  )
  const before = await getTradingRewards(made, () => Number(start) * 1000 - 1)
  assert.equal(before.campaign?.ends, 0n)
})

test('[NET-02] where an account stands in the schedule the chain says itself', async () => {
  const account = 'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu'
  const answers: Record<string, () => Uint8Array> = {
    FeeDiscountSchedule: () =>
      QueryFeeDiscountScheduleResponse.toBinary(
        QueryFeeDiscountScheduleResponse.create({ feeDiscountSchedule: { bucketCount: 28n } }),
      ),
    FeeDiscountAccountInfo: () =>
      QueryFeeDiscountAccountInfoResponse.toBinary(
        QueryFeeDiscountAccountInfoResponse.create({
          tierLevel: 2n,
          accountInfo: { stakedAmount: '12', volume: '33861597433912020000' },
        }),
      ),
    ActiveStakeGrant: () =>
      QueryActiveStakeGrantResponse.toBinary({
        grant: { granter: account, amount: '5' },
        effectiveGrant: { granter: account, netGrantedStake: '5', isValid: true },
      }),
    GrantAuthorizations: () =>
      QueryGrantAuthorizationsResponse.toBinary({ totalGrantAmount: '3', grants: [] }),
    DelegatorDelegations: () =>
      QueryDelegatorDelegationsResponse.toBinary(
        QueryDelegatorDelegationsResponse.create({
          delegationResponses: ['4', '6'].map((amount) => ({ balance: { denom: 'inj', amount } })),
        }),
      ),
  }
  const made = { transport: createFakeTransport((method) => answers[method]?.() ?? assert.fail(method)) }
  const told = await getFeeDiscounts(made, account)
  assert.deepEqual(told.account, {
    account,
    staked: '10',
    granted: '5',
    lent: '3',
    volume: '33.86159743391202',
    buckets: [],
    tier: 2,
  })
  assert.deepEqual(told.unknown, ['buckets'])
  await assert.rejects(getFeeDiscounts(made, 'nobody'), isInvalid)
})
