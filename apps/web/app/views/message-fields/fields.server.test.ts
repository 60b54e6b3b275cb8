// @vitest-environment node
import { inj, type Market } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Language } from '../../language/languages.ts'
import { inUnit, plainText, type Written } from '../../language/written.ts'
import { fieldsOf, type Field, type FieldValue } from './fields.server.ts'

const account = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const operator = 'injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'
const marketId = '0xa508cb32923323679f29a032c70342c147c17d0145625922b0ef22e955c844c0'
const market: Market = {
  id: marketId,
  ticker: 'INJ/USDT',
  kind: 'spot',
  baseDenom: 'inj',
  baseDecimals: 18,
  quoteDenom: 'usdt',
  quoteDecimals: 6,
}
const names = {
  tokens: new Map([['inj', inj]]),
  markets: new Map([[marketId, market]]),
  validators: new Map([[operator, 'Beta']]),
  modules: new Map(),
}

test('a field has the chain’s name and that of the language, and what is empty is left out', () => {
  const fields = write({ sender: account, memo: '', funds: [], order: null, plan: { info: '' } }, 'vn')
  expect(fields).toEqual([
    {
      name: 'sender',
      label: 'Người gửi',
      value: [{ text: account, to: `/account/${account}/`, look: 'identifier' }],
    },
  ])
})

test('coins, assets, markets and validators are called by their names', () => {
  expect(
    texts({
      amount: [{ denom: 'inj', amount: '1500000000000000000' }],
      fee: { denom: 'inj', amount: '1' },
      bond_denom: 'inj',
      market_id: marketId,
      validator_address: operator,
    }),
  ).toEqual({
    amount: ['1.5 INJ'],
    fee: '0.000000000000000001 INJ',
    bond_denom: 'INJ',
    market_id: 'INJ/USDT',
    validator_address: `${operator} (\u2068Beta\u2069)`,
  })
})

test('[TX-04] parameters that a message sets have the units of their module', () => {
  const params = {
    inj_reward_staked_requirement_threshold: '100000000000000000000',
    min_post_only_mode_downtime_duration: 'DURATION_10M',
    default_funding_interval: '3600',
  }
  const told = fieldsOf(
    { params },
    { language: 'en', names },
    { type: '/injective.exchange.v2.MsgUpdateParams' },
  )
  const [field] = told
  const inner = field !== undefined && 'fields' in field.value ? field.value.fields : []
  expect(inner.map(({ label, value }) => [label, plainText(value as Written)])).toEqual([
    ['Rewards that need as much stake', '100 INJ'],
    ['Halt that leads to post-only', '10 minutes'],
    [expect.any(String), '1 hour'],
  ])
})

test('a subaccount leads to its account', () => {
  const id = '0xfb3ee5a0ee77e6900b463d611a17ac1c37f5b014000000000000000000000001'
  expect(write({ subaccount_id: id })[0]?.value).toEqual([
    { text: id, to: `/account/${account}/`, look: 'identifier' },
  ])
})

test('times and durations are told in the language, with what the chain wrote beside', () => {
  const value = {
    end_time: '1795231198',
    timeout_timestamp: '1795231798851000000',
    expiration: '2026-11-22T03:19:44Z',
    time: '0001-01-01T00:00:00Z',
    expiration_block: '0',
    expiry: '-1',
    trusting_period: '1209600s',
  }
  expect(texts(value)).toEqual({
    end_time: 'Nov-21-2026 03:19:58 AM +00:00',
    timeout_timestamp: 'Nov-21-2026 03:29:58 AM +00:00',
    expiration: 'Nov-22-2026 03:19:44 AM +00:00',
    expiry: 'Never',
    trusting_period: '14 days',
  })
  expect(texts(value, 'kr')['trusting_period']).toBe('14일')
  expect(write(value)[0]?.value).toEqual([
    { text: 'Nov-21-2026 03:19:58 AM\u00a0+00:00', title: '1795231198', look: 'name' },
  ])
})

test('[I18N-02] enums and booleans are words, and names in capitals stay as they are', () => {
  const value = {
    order_type: 'STOP_SELL',
    option: 'VOTE_OPTION_NO_WITH_VETO',
    authorization_type: 'AUTHORIZATION_TYPE_DELEGATE',
    features: ['ORDER_UNORDERED'],
    expedited: false,
    symbol: 'MY_TOKEN',
    oracle_base: 'INJ',
  }
  expect(texts(value)).toEqual({
    order_type: 'Stop sell',
    option: 'No with veto',
    authorization_type: 'Stake',
    features: ['In any order'],
    expedited: 'No',
    symbol: 'MY_TOKEN',
    oracle_base: 'INJ',
  })
  expect(texts(value, 'es')).toMatchObject({ order_type: 'Venta stop', expedited: 'No' })
})

test('decimals lose the zeros that say nothing, and other digits keep theirs', () => {
  expect(
    texts({ taker_fee_rate: '0.001000000000000000', revision_height: '0', cid: '007', expo: -2 }),
  ).toEqual({
    taker_fee_rate: '0.1%',
    revision_height: '0',
    cid: '007',
    expo: '−2',
  })
})

test('[TX-04] what a message leaves as it is, is left out', () => {
  const value = {
    description: { moniker: 'Beta', identity: '[do-not-modify]' },
    new_min_notional: '0.000000000000000000',
    new_min_price_tick_size: '0.5',
    settlement_timestamp: '0',
    order_mask: 1,
    timeout_height: { revision_number: '0', revision_height: '0' },
    proof_height: { revision_number: '4', revision_height: '12345678' },
  }
  expect(texts(value)).toEqual({
    description: { moniker: 'Beta' },
    new_min_price_tick_size: '0.5',
    proof_height: '12,345,678',
  })
})

test('[TX-04] what Ethereum deposits and the bridge may mint, and how a bet ends, are told as the sentence tells them', () => {
  const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
  const token = { ...inj, denom: usdt, symbol: 'USDT', decimals: 6 }
  const known = { ...names, tokens: new Map([[usdt, token]]) }
  const claim = { token_contract: usdt.slice(5), amount: '123456789' }
  const type = '/injective.peggy.v1.MsgDepositClaim'
  expect(textsOf(fieldsOf(claim, { language: 'en', names: known }, { type }))['amount']).toBe(
    '123.456789 USDT',
  )
  const limit = {
    token_address: usdt.slice(5),
    absolute_mint_limit: '5000000000',
    rate_limit_usd: '1000.500000000000000000',
  }
  const limitType = '/injective.peggy.v1.MsgCreateRateLimit'
  expect(textsOf(fieldsOf(limit, { language: 'en', names: known }, { type: limitType }))).toMatchObject({
    absolute_mint_limit: '5,000 USDT',
    rate_limit_usd: '1,000.5 USD',
  })
  const settlement = { market_id: marketId, settlement_price: '1.000000000000000000' }
  expect(
    textsOf(
      fieldsOf(settlement, { language: 'en', names }, { type: `${v1}.MsgAdminUpdateBinaryOptionsMarket` }),
    )['settlement_price'],
  ).toBe('100%')
})

test('bytes are shortened, and what nobody could decode is one field', () => {
  const code = 'AGFzbQ'.repeat(1000)
  const [field] = write(code)
  expect(field?.name).toBe('raw')
  expect(field?.value).toEqual([
    { text: `${code.slice(0, 80)}…`, title: `${code.slice(0, 4000)}…`, look: 'identifier' },
  ])
})

test('messages inside a message are told with their titles, in both spellings', () => {
  const vote = { proposal_id: '1', option: 'VOTE_OPTION_YES' }
  for (const msgs of [
    [{ '@type': '/cosmos.gov.v1.MsgVote', ...vote }],
    [{ type: '/cosmos.gov.v1.MsgVote', value: vote }],
  ]) {
    expect(write({ msgs })[0]?.value).toEqual({
      messages: [{ type: '/cosmos.gov.v1.MsgVote', title: 'Vote', fields: write(vote) }],
    })
  }
})

test('[TX-04] a message that was carried out inside another has its own sentence', () => {
  const vote = { '@type': '/cosmos.gov.v1.MsgVote', proposal_id: '1', option: 'VOTE_OPTION_YES' }
  const tell = ({ type }: { type: string }) => [`told ${type}`]
  const [msgs] = fieldsOf({ msgs: [vote] }, { language: 'en', names }, { tell })
  expect(JSON.stringify(msgs)).toContain('told /cosmos.gov.v1.MsgVote')
})

test('what a contract is told is read as it is, as text and in base64, and its words are its own', () => {
  const call = { swap: { side: 'BUY_NOW', to: account }, stop: {} }
  const read = { swap: { side: 'BUY_NOW', to: account }, stop: '{}' }
  expect(texts({ msg: call })).toEqual({ msg: read })
  expect(texts({ msg: JSON.stringify(call) })).toEqual({ msg: read })
  expect(texts({ data: btoa(JSON.stringify(call)) })).toEqual({ data: read })
  expect(texts({ data: '{"broken"' })).toEqual({ data: '{"broken"' })
  expect(texts({ msg: '{"amount":340282366920938463463374607431768211455}' })).toEqual({
    msg: { amount: '340282366920938463463374607431768211455' },
  })
})

test('what lies too deep is JSON, and long lists are counted', () => {
  let deep: object = { bottom: 'reached' }
  for (let depth = 0; depth < 50; depth += 1) deep = { down: deep }
  expect(JSON.stringify(write(deep))).toContain(String.raw`{\"down\":{\"down\"`)
  const list = texts({ nonces: Array.from({ length: 250 }, (_, at) => at + 1) })['nonces']
  expect(list).toHaveLength(201)
  expect((list as string[]).at(-1)).toBe('+50')
})

const v1 = '/injective.exchange.v1beta1'

test('[TX-04] numbers of a market stand in whole units, with what was sent as their title', () => {
  const order = {
    market_id: marketId,
    order_info: { price: '0.000000000025200000', quantity: '40000000000000000000' },
    order_type: 'BUY',
    trigger_price: '0.000000000024000000',
  }
  const [field] = fieldsOf({ order }, { language: 'en', names }, { type: `${v1}.MsgCreateSpotLimitOrder` })
  const told = field && textOf(field.value)
  expect(told).toMatchObject({
    order_info: { price: '25.2 usdt', quantity: '40 INJ' },
    trigger_price: '24 usdt',
  })
  expect(JSON.stringify(field)).toContain('"title":"40000000000000000000"')
})

test('[TX-04] terms of a market that is yet to be listed are counted by its own tokens', () => {
  const terms = {
    ticker: 'INJ/USDT',
    base_denom: 'inj',
    quote_denom: 'usdt',
    min_price_tick_size: '0.000000000000001000',
    min_quantity_tick_size: '1000000000000000.000000000000000000',
  }
  const known = {
    ...names,
    tokens: new Map([
      ['inj', inj] as const,
      ['usdt', { ...inj, denom: 'usdt', symbol: 'USDT', decimals: 6 }] as const,
    ]),
  }
  const fields = fieldsOf(
    terms,
    { language: 'en', names: known },
    { type: `${v1}.MsgInstantSpotMarketLaunch` },
  )
  expect(textsOf(fields)).toMatchObject({
    min_price_tick_size: '0.001 USDT',
    min_quantity_tick_size: '0.001 INJ',
  })
})

test('[TX-04] what a token’s contract is told is counted as the token counts, and no other call', () => {
  const call = { contract: account, msg: { transfer: { amount: '1500000', recipient: account } } }
  const token = { label: 'Rainbow', token: { symbol: 'RNBW', decimals: 6 } }
  const known = { ...names, contracts: new Map([[account, token]]) }
  const type = '/cosmwasm.wasm.v1.MsgExecuteContract'
  const [, msg] = fieldsOf(call, { language: 'en', names: known }, { type })
  expect(msg && textOf(msg.value)).toMatchObject({ transfer: { amount: '1.5 RNBW' } })
  expect(texts(call)['msg']).toMatchObject({ transfer: { amount: '1500000' } })
})

test('[TX-04] what is staked for lower fees is told in INJ', () => {
  const type = `${v1}.MsgAuthorizeStakeGrants`
  const [grants] = fieldsOf(
    { grants: [{ grantee: account, amount: '5000000000000000000' }] },
    { language: 'en', names },
    { type },
  )
  expect(grants && textOf(grants.value)).toEqual([{ grantee: account, amount: '5 INJ' }])
})

function write(value: unknown, language: Language = 'en'): Field[] {
  return fieldsOf(value, { language, names })
}

type Texts = string | Texts[] | { [name: string]: Texts }

function texts(value: unknown, language: Language = 'en'): Record<string, Texts> {
  return textsOf(write(value, language))
}

function textsOf(fields: readonly Field[]): Record<string, Texts> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, textOf(value)]))
}

function textOf(value: FieldValue): Texts {
  if (Array.isArray(value)) return plainText(value)
  if ('fields' in value) return textsOf(value.fields)
  if ('list' in value) return value.list.map(textOf)
  return value.messages.map(({ fields }) => textsOf(fields))
}

test('[TX-04] what a role may do is told by the names of its actions, with the bits as title', () => {
  expect(write({ role_id: 2, permissions: 8 })[1]?.value).toEqual([
    { text: 'Send', title: '8', look: 'name' },
  ])
})

test('[TX-04] the units of a token go by their own names, which its symbol would hide', () => {
  expect(write({ denom_units: [{ denom: 'inj', exponent: 0 }] })[0]?.value).toEqual({
    list: [
      {
        fields: [
          { name: 'denom', label: 'Unit', value: ['inj'] },
          { name: 'exponent', label: 'Exponent', value: [{ text: '0', look: 'number' }] },
        ],
      },
    ],
  })
})

test('[TX-04] shares of a vote are percent, heights are counted by thousands', () => {
  expect(texts({ weight: '0.6', height: '90000000' })).toEqual({ weight: '60%', height: '90,000,000' })
  expect(texts({ weight: '3' })).toEqual({ weight: '3' })
})

test('[TX-04] what a batch of cancels calls data are its orders', () => {
  expect(write({ data: [{ cid: 'a' }] }).map(({ label }) => label)).toEqual(['Orders'])
  expect(write({ data: 'YQ==' }).map(({ label }) => label)).toEqual(['Data'])
})

test('[TX-04] a contract that is to be a token is told in its own units', () => {
  const msg = { symbol: 'LOCAL', decimals: 6, mint: { cap: '2000000000' } }
  const call = write({ code_id: '1', msg })[1]?.value
  expect(JSON.stringify(call)).toContain(inUnit('2,000', 'LOCAL'))
  // Nobody can count in decimals that make no sense.
  for (const decimals of [0.5, -1, 1e9])
    expect(JSON.stringify(write({ msg: { ...msg, decimals } }))).toContain('"2000000000"')
})

test('[TX-04] what an admin may change is told by the names of the rules, a count of blocks by thousands', () => {
  expect(texts({ admin_permissions: 9, rate_limit_window: '10000' })).toEqual({
    admin_permissions: 'Ticker, Min notional',
    rate_limit_window: '10,000',
  })
})
