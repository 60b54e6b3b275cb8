import { expect, test } from 'vitest'
import { readLimits } from './limits.ts'

const coin = { denom: 'inj', amount: '5' }
const nothing = { spend: [], period: undefined, hasConditions: false, expiration: 0n }

test('[ACCT-04] what may be spent is read from every kind of grant', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.SendAuthorization', spend_limit: [coin], allow_list: [] }
  expect(readLimits(JSON.stringify(send))).toEqual({ ...nothing, spend: [coin] })
  expect(readLimits(JSON.stringify({ ...send, allow_list: ['inj1x'] })).hasConditions).toBe(true)
  const stake = { '@type': '/cosmos.staking.v1beta1.StakeAuthorization', max_tokens: coin }
  expect(readLimits(JSON.stringify(stake)).spend).toEqual([coin])
  const unless = { ...stake, deny_list: { address: ['injvaloper1x'] } }
  expect(readLimits(JSON.stringify(unless)).hasConditions).toBe(true)
  const trading = {
    '@type': '/injective.exchange.v2.GenericExchangeAuthorization',
    msg: '/x.MsgY',
    spend_limit: [coin],
  }
  expect(readLimits(JSON.stringify(trading))).toEqual({ ...nothing, spend: [coin] })
  const generic = { '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/x.MsgY' }
  expect(readLimits(JSON.stringify(generic))).toEqual(nothing)
})

test('[ACCT-04] an allowance inside of another tells its amounts, its period and its end', () => {
  const basic = { spend_limit: [coin], expiration: '2026-11-24T00:00:00Z' }
  const periodic = {
    '@type': '/cosmos.feegrant.v1beta1.PeriodicAllowance',
    basic,
    period: '86400s',
    period_spend_limit: [coin],
  }
  expect(readLimits(JSON.stringify(periodic))).toEqual({
    spend: [coin],
    period: { spend: [coin], seconds: 86_400 },
    hasConditions: false,
    expiration: BigInt(Date.UTC(2026, 10, 24)),
  })
  const allowed = { '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance', allowance: periodic }
  expect(readLimits(JSON.stringify(allowed))).toMatchObject({ spend: [coin], hasConditions: true })
})

test('what nobody tells is under conditions that are not known, and nothing breaks', () => {
  expect(readLimits('')).toEqual({ ...nothing, hasConditions: true })
  expect(readLimits('null')).toEqual({ ...nothing, hasConditions: true })
  expect(readLimits('{"@type":"/x.Y","spend_limit":7,"expiration":{}}')).toEqual({
    ...nothing,
    hasConditions: true,
  })
})
