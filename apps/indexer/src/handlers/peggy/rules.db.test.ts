import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgBlacklistEthereumAddresses as MsgBlacklist,
  MsgCreateRateLimit,
  MsgRemoveRateLimit,
  MsgUpdateRateLimit,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/msgs_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import { listBridgeDeposits, listBridgeWithdrawals } from '#src/api/bridges/transfers.ts'
import { listDeposits } from '#src/queries/bridges/bridge.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { readState } from '../../../test/recorded/read-peggy.ts'
import { attestationKey } from './claims.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const key = (nonce: number, of: string) => Buffer.from(`${nonce}${of}`).toString('base64')

test('the key of what was claimed is the one that the chain gave it', () => {
  const type = (name: string) => `/injective.peggy.v1.${name}`
  assert.equal(
    attestationKey({
      '@type': type('MsgDepositClaim'),
      event_nonce: '1',
      block_height: '18000000',
      token_contract: usdt,
      amount: '123456789',
      ethereum_sender: '0x1111111111111111111111111111111111111111',
      cosmos_receiver: 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s',
      data: '',
    }),
    'BQAAAAAAAAAByY8vD60ulewHzpudayFEq43YjGaprLvAZqD/0xs0k+o=',
  )
  assert.equal(
    attestationKey({
      '@type': type('MsgWithdrawClaim'),
      event_nonce: '4',
      batch_nonce: '2',
      token_contract: usdt,
    }),
    'BQAAAAAAAAAEW5XYcKcwzj1WpvV0LB4UTZyRmD63RF+PkBncXFfq1Qs=',
  )
  const denom = 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9'
  assert.equal(
    attestationKey({
      '@type': type('MsgERC20DeployedClaim'),
      event_nonce: '2',
      block_height: '18000002',
      cosmos_denom: denom,
      token_contract: '0x2222222222222222222222222222222222222222',
      name: denom,
      symbol: '',
      decimals: '0',
    }),
    'BQAAAAAAAAACGt2gnY7ooMbvlVVH46CxgUVHCZKD0/+FkrtIUvZLeUM=',
  )
})

test('withdrawals of a cancelled batch are in the pool again, those of an executed one are gone', async () => {
  const blocks: MadeBlock[] = [
    { txs: [{ events: [send(1, '5'), send(2, '6'), send(3, '7')] }] },
    { txs: [{ events: [batch(1, [2, 1])] }] },
    { txs: [{ events: [batch(2, [3])] }] },
  ]
  assert.deepEqual(await pool(blocks), { pool: [], batches: ['2', '1'] })
  const claimed: MadeBlock = {
    txs: [{ events: [withdrawClaim(1, 2), vote(1, 'a')] }],
    end: [cancelled(1), observed(1, 'a')],
  }
  assert.deepEqual(await pool([...blocks, claimed]), { pool: ['2', '1'], batches: [] })
  const taken: MadeEvent = ['injective.peggy.v1.EventCancelSendToEth', { outgoing_tx_id: '"2"' }]
  assert.deepEqual(await pool([...blocks, claimed, { txs: [{ events: [taken, batch(3, [1])] }] }]), {
    pool: [],
    batches: ['3'],
  })
})

test('what was claimed of earlier events is forgotten, late votes with it', async () => {
  const first: MadeBlock = {
    txs: [{ events: [deposit(1, 'a'), vote(1, 'a'), deposit(1, 'b'), vote(1, 'b')] }],
    end: [observed(1, 'a')],
  }
  assert.deepEqual(await nonces([first]), ['1 true', '1 false'])
  const second: MadeBlock = { txs: [{ events: [deposit(2, 'a'), vote(2, 'a')] }], end: [observed(2, 'a')] }
  assert.deepEqual(await nonces([first, second]), ['2 true'])
  const late: MadeBlock = { txs: [{ events: [deposit(1, 'c'), vote(1, 'c')] }] }
  assert.deepEqual(await nonces([first, second, late]), ['2 true'])
})

test('a validator that tells of a deposit when all is done makes no second one of it', async () => {
  const told = (nonce: number): MadeBlock => ({
    txs: [{ events: [deposit(nonce, 'a'), vote(nonce, 'a')] }],
    end: [observed(nonce, 'a')],
  })
  const late: MadeBlock = { txs: [{ events: [deposit(1, 'a'), vote(1, 'a')] }] }
  const { pool: rows } = await indexMade([told(1), told(2), late, told(3)], genesis)
  const deposits = await listDeposits(rows, {}, { limit: 10 })
  assert.deepEqual(
    deposits.map(({ nonce, height, hashes }) => [nonce, height, hashes.length]),
    [
      [3n, 4n, 1],
      [2n, 2n, 1],
      [1n, 1n, 2],
    ],
  )
})

test('lists of the bridge go on where a page ended, within a block too', async () => {
  const told = (nonce: number): MadeEvent[] => [deposit(nonce, 'a'), vote(nonce, 'a')]
  const blocks: MadeBlock[] = [
    { txs: [{ events: [...told(1), ...told(2), send(1, '5'), send(2, '5'), send(3, '5')] }] },
    {},
    { txs: [{ events: [...told(3), send(4, '5')] }, { events: [...told(4), ...told(5), send(5, '5')] }] },
  ]
  const { pool: rows } = await indexMade(blocks, genesis)
  for (const size of [1, 2, 3, 5, 6]) {
    const found: bigint[][] = [[], []]
    for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
      const { deposits, next } = await listBridgeDeposits(rows, { limit: size, cursor })
      found[0]?.push(...deposits.map(({ nonce }) => nonce))
      cursor = next
    }
    for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
      const { withdrawals, next } = await listBridgeWithdrawals(rows, { limit: size, cursor })
      found[1]?.push(...withdrawals.map(({ id }) => id))
      cursor = next
    }
    assert.deepEqual(found, [
      [5n, 4n, 3n, 2n, 1n],
      [5n, 4n, 3n, 2n, 1n],
    ])
  }
})

test('sets of validators are forgotten when a later one was seen and their window is over', async () => {
  const set = (nonce: number): MadeBlock => ({ end: [valset(nonce)] })
  const seen: MadeBlock = {
    txs: [{ events: [valsetClaim(1, 3), vote(1, 'v')] }],
    end: [observed(1, 'v')],
  }
  const known = async (blocks: MadeBlock[]) => {
    const { valsets } = (await readState((await indexMade(blocks, genesis)).pool)) as {
      valsets: { nonce: string }[]
    }
    return valsets.map(({ nonce }) => nonce)
  }
  const begun = [set(1), set(2), set(3), set(4)]
  assert.deepEqual(await known([...begun, {}, {}, {}]), ['4', '3', '2', '1'])
  assert.deepEqual(await known([...begun, seen]), ['4', '3', '2'])
  assert.deepEqual(await known([...begun, seen, {}]), ['4', '3'])
  assert.deepEqual(await known([...begun, seen, {}, {}, {}, {}]), ['4', '3'])
})

test('a contract stands for a coin when it is called as the coin is, and no other one has before', async () => {
  const bank = {
    denom_metadata: [
      { base: 'gold', display: 'GOLD', denom_units: [{ denom: 'gold' }, { denom: 'GOLD', exponent: 6 }] },
    ],
  }
  const deployed = (nonce: number, contract: string, decimals: string): MadeBlock => ({
    txs: [{ events: [deployment(nonce, contract, decimals), vote(nonce, 'e')] }],
    end: [observed(nonce, 'e')],
  })
  const [one, two] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`]
  const { pool: rows } = await indexMade(
    [deployed(1, one, '5'), deployed(2, two, '6'), deployed(3, one, '6')],
    {
      ...genesis,
      bank,
    },
  )
  assert.deepEqual((await readState(rows))['erc20_to_denoms'], [{ erc20: two, denom: 'gold' }])
})

test('addresses come onto the blacklist and off it again', async () => {
  const change = (name: string, address: string): MadeBlock => ({
    txs: [
      {
        messages: [
          {
            typeUrl: `/injective.peggy.v1.${name}`,
            value: MsgBlacklist.toBinary({ signer: '', blacklistAddresses: [address] }),
          },
        ],
      },
    ],
  })
  const lists = async (...blocks: MadeBlock[]) =>
    (await readState((await indexMade(blocks, genesis)).pool))['ethereum_blacklist']
  const added = change('MsgBlacklistEthereumAddresses', usdt.toLowerCase())
  assert.deepEqual(await lists(added), [usdt])
  assert.deepEqual(await lists(added, change('MsgRevokeEthereumBlacklist', usdt)), [])
})

const limits = async (...blocks: MadeBlock[]) =>
  (await readState((await indexMade(blocks, genesis)).pool))['rate_limits'] as Record<string, unknown>[]

const limit = ruleOf(
  MsgCreateRateLimit,
  MsgCreateRateLimit.create({
    tokenAddress: usdt.toLowerCase(),
    tokenDecimals: 6,
    tokenPriceId: '0x01',
    rateLimitUsd: '5500000000000000000',
    absoluteMintLimit: '1000',
    rateLimitWindow: 3n,
  }),
)
const received = (amount: string, sender = `0x${'11'.repeat(20)}`): MadeBlock => ({
  end: [
    [
      'injective.peggy.v1.EventDepositReceived',
      { sender: `"${sender}"`, receiver: `"${account}"`, amount: { denom: `peggy${usdt}`, amount } },
    ],
  ],
})

test('a limit of the bridge is what governance made of it, until it takes it back', async () => {
  const change = MsgUpdateRateLimit.create({
    tokenAddress: usdt,
    newTokenPriceId: '0x02',
    newRateLimitUsd: '7',
    newRateLimitWindow: 9n,
  })
  const made = {
    token_address: usdt,
    token_decimals: 6,
    token_price_id: '0x01',
    rate_limit_window: '3',
    rate_limit_usd: '5500000000000000000',
    absolute_mint_limit: '1000',
    transfers: [],
  }
  assert.deepEqual(await limits(limit), [made])
  const changed = { ...made, token_price_id: '0x02', rate_limit_window: '9', rate_limit_usd: '7' }
  assert.deepEqual(await limits(limit, ruleOf(MsgUpdateRateLimit, change)), [changed])
  const removed = ruleOf(MsgRemoveRateLimit, MsgRemoveRateLimit.create({ tokenAddress: usdt }))
  assert.deepEqual(await limits(limit, removed), [])
})

test('what comes and goes over the bridge counts for as many blocks as the limit says', async () => {
  type Counted = { amount: string; is_deposit: boolean }[]
  const counted = async (...blocks: MadeBlock[]) => {
    const [known] = await limits(...blocks)
    return ((known?.['transfers'] ?? []) as Counted).map(
      ({ amount, is_deposit }) => `${is_deposit ? 'in' : 'out'} ${amount}`,
    )
  }
  assert.deepEqual(await counted(limit, received('5'), received('6')), ['in 5', 'in 6'])
  assert.deepEqual(await counted(limit, received('5'), received('6'), {}), ['in 5', 'in 6'])
  assert.deepEqual(await counted(limit, received('5'), received('6'), {}, {}), ['in 6'])
  assert.deepEqual(await counted(limit, received('5'), received('6'), {}, {}, {}), [])
  const paid: MadeBlock[] = [
    { txs: [{ events: [send(1, '5')] }] },
    { txs: [{ events: [batch(1, [1])] }] },
    { txs: [{ events: [withdrawClaim(1, 1), vote(1, 'a')] }], end: [observed(1, 'a')] },
  ]
  const [out] = await counted(limit, ...paid)
  assert.match(out ?? '', /^out [1-9]/)
})

test('a deposit of whom the bridge does not serve counts for nothing', async () => {
  const sender = `0x${'44'.repeat(20)}`
  const blocked = ruleOf(MsgBlacklist, { signer: '', blacklistAddresses: [sender] })
  const [known] = await limits(limit, blocked, received('5', sender))
  assert.deepEqual(known?.['transfers'], [])
})

function ruleOf<Message extends object>(type: MessageType<Message>, message: Message): MadeBlock {
  return { txs: [{ messages: [{ typeUrl: `/${type.typeName}`, value: type.toBinary(message) }] }] }
}

test('addresses of a genesis have the capitals that the chain gives them', async () => {
  const small = usdt.toLowerCase()
  const valset = { nonce: '1', height: '1', members: [{ power: '5', ethereum_address: small }] }
  const { pool: rows } = await indexMade([], {
    peggy: {
      ...genesis.peggy,
      params: { ...genesis.peggy.params, bridge_ethereum_address: small, cosmos_coin_erc20_contract: '' },
      valsets: [valset],
      valset_confirms: [{ nonce: '1', orchestrator: account, eth_address: small, signature: 'aa' }],
      last_observed_valset: valset,
    },
  })
  const known = await readState(rows)
  assert.partialDeepStrictEqual(known, {
    params: { bridge_ethereum_address: usdt, cosmos_coin_erc20_contract: `0x${'0'.repeat(40)}` },
    valsets: [{ members: [{ ethereum_address: usdt }] }],
    valset_confirms: [{ eth_address: usdt }],
    last_observed_valset: { members: [{ ethereum_address: small }] },
  })
})

test('broken events leave the bridge as it was', async () => {
  const broken: MadeEvent[] = [
    ['injective.peggy.v1.EventSendToEth', { outgoing_tx_id: '"9"' }],
    [
      'injective.peggy.v1.EventOutgoingBatch',
      { batch_nonce: '"1"', batch_tx_ids: ['8'], denom: '"x"', batch_timeout: '"1"' },
    ],
    [
      'injective.peggy.v1.EventAttestationVote',
      { attestation_id: '"none"', event_nonce: '"1"', voter: '"a"' },
    ],
    ['injective.peggy.v1.EventValsetUpdateRequest', { valset_nonce: `"${'9'.repeat(40)}"` }],
  ]
  const { pool: rows } = await indexMade([{ txs: [{ events: [send(1, '5'), ...broken] }] }], genesis)
  const { unbatched_transfers, batches, valsets } = await readState(rows)
  assert.deepEqual([(unbatched_transfers as unknown[]).length, batches, valsets], [1, [], []])
  assert.equal((await rows.query(`select from unread where module = 'peggy'`)).rowCount, 4)
})

const genesis = {
  peggy: {
    params: { signed_valsets_window: '3', cosmos_coin_denom: 'inj', cosmos_coin_erc20_contract: usdt },
    last_observed_nonce: '0',
  },
}

async function pool(blocks: MadeBlock[]) {
  const { unbatched_transfers, batches } = await readState((await indexMade(blocks, genesis)).pool)
  return {
    pool: (unbatched_transfers as { id: string }[]).map(({ id }) => id),
    batches: (batches as { batch_nonce: string }[]).map(({ batch_nonce }) => batch_nonce),
  }
}

async function nonces(blocks: MadeBlock[]): Promise<string[]> {
  const { attestations } = await readState((await indexMade(blocks, genesis)).pool)
  return (attestations as { observed: boolean; claim: { event_nonce: string } }[]).map(
    ({ observed: isObserved, claim }) => `${claim.event_nonce} ${isObserved}`,
  )
}

function send(id: number, fee: string): MadeEvent {
  const coin = (amount: string) => ({ denom: 'inj', amount })
  return [
    'injective.peggy.v1.EventSendToEth',
    {
      outgoing_tx_id: `"${id}"`,
      sender: `"${account}"`,
      receiver: `"${usdt}"`,
      amount: coin('100'),
      bridge_fee: coin(fee),
    },
  ]
}

function batch(nonce: number, ids: number[]): MadeEvent {
  return [
    'injective.peggy.v1.EventOutgoingBatch',
    {
      batch_nonce: `"${nonce}"`,
      batch_timeout: '"9"',
      batch_tx_ids: ids.map(String),
      denom: '"inj"',
      orchestrator_address: `"${account}"`,
    },
  ]
}

function cancelled(nonce: number): MadeEvent {
  return ['injective.peggy.v1.EventOutgoingBatchCanceled', { nonce: `"${nonce}"`, batch_id: `"${nonce}"` }]
}

function claim(name: string, nonce: number, of: string, rest: Record<string, unknown>): MadeEvent {
  return [
    `injective.peggy.v1.${name}`,
    {
      event_nonce: `"${nonce}"`,
      event_height: '"7"',
      attestation_id: `"${key(nonce, of)}"`,
      orchestrator_address: `"${account}"`,
      token_contract: `"${usdt}"`,
      ...rest,
    },
  ]
}

function deposit(nonce: number, of: string): MadeEvent {
  const rest = { amount: '"5"', ethereum_sender: `"${usdt}"`, cosmos_receiver: `"${account}"`, data: '""' }
  return claim('EventDepositClaim', nonce, of, rest)
}

function deployment(nonce: number, contract: string, decimals: string): MadeEvent {
  const words = { cosmos_denom: '"gold"', name: '"GOLD"', symbol: '"GOLD"' }
  const rest = { ...words, decimals: `"${decimals}"`, token_contract: `"${contract}"` }
  return claim('EventERC20DeployedClaim', nonce, 'e', rest)
}

function withdrawClaim(nonce: number, of: number): MadeEvent {
  return claim('EventWithdrawClaim', nonce, 'a', { batch_nonce: `"${of}"` })
}

function valsetClaim(nonce: number, of: number): MadeEvent {
  const rest = { valset_nonce: `"${of}"`, valset_members: [], reward_amount: '"0"', reward_token: '"0x"' }
  return claim('EventValsetUpdateClaim', nonce, 'v', rest)
}

function valset(nonce: number): MadeEvent {
  return [
    'injective.peggy.v1.EventValsetUpdateRequest',
    {
      valset_nonce: `"${nonce}"`,
      valset_height: `"${nonce}"`,
      valset_members: [],
      reward_amount: '"0"',
      reward_token: '"0x"',
    },
  ]
}

function vote(nonce: number, of: string): MadeEvent {
  return [
    'injective.peggy.v1.EventAttestationVote',
    { event_nonce: `"${nonce}"`, attestation_id: `"${key(nonce, of)}"`, voter: `"${account}"` },
  ]
}

function observed(nonce: number, of: string): MadeEvent {
  return [
    'injective.peggy.v1.EventAttestationObserved',
    { nonce: `"${nonce}"`, attestation_id: `"${key(nonce, of)}"` },
  ]
}
