import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { failedResults } from '../../test/recorded.ts'
import { alice, bob, perpetualMarket, spotMarket, world } from '../sentences/testing/world.ts'
import { explainFailure, type Asked, type Failure } from './explain-failure.ts'
import { failures as en, steps as stepsEn } from './patterns/en.ts'
import { failures as es, steps as stepsEs } from './patterns/es.ts'
import { failures as kr, steps as stepsKr } from './patterns/kr.ts'
import { failures as vn, steps as stepsVn } from './patterns/vn.ts'
import { failures as zh, steps as stepsZh } from './patterns/zh.ts'
import { stepAfter } from './next-steps.ts'
import { rules } from './rules.ts'

const languages = { en, es, kr, vn, zh }
const steps = { stepsEn, stepsEs, stepsKr, stepsVn, stepsZh }
const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

test('what was needed and what was there are told in the asset itself', () => {
  const log = `failed to execute message; message index: 1: spendable balance 12${usdt} is smaller than 999${usdt}: insufficient funds`
  assert.deepEqual(explainFailure({ codespace: 'sdk', code: 5, log }), {
    key: 'funds.short',
    parts: {
      held: { kind: 'amount', denom: usdt, amount: '12' },
      needed: { kind: 'amount', denom: usdt, amount: '999' },
    },
    messageIndex: 1,
    step: 'addFunds',
  })
})

test('a transaction that failed as a whole names no message', () => {
  const log = 'out of gas in location: WritePerByte; gasWanted: 140000, gasUsed: 140309: out of gas'
  assert.deepEqual(explainFailure({ codespace: 'sdk', code: 11, log }), {
    key: 'gas.out',
    parts: { wanted: { kind: 'count', n: 140_000 }, used: { kind: 'count', n: 140_309 } },
    messageIndex: undefined,
    step: 'raiseGas',
  })
})

test('a contract speaks in its own words where they are not those of a library', () => {
  const log = 'failed to execute message; message index: 0: The moon is full: execute wasm contract failed'
  const failure = explainFailure({ codespace: 'wasm', code: 5, log })
  assert.deepEqual(failure.parts, { text: { kind: 'text', text: 'The moon is full' } })
})

test('[TX-06] what a token’s contract says of its units is told in the token', () => {
  const log = 'Overflow: Cannot Sub with 1500000 and 999999999999: execute wasm contract failed'
  const token = { symbol: 'RNBW', decimals: 6 }
  const contracts = { find: () => ({ label: 'Rainbow', token }) }
  const messages = [{ type: '/cosmwasm.wasm.v1.MsgExecuteContract', value: { contract: 'inj1', msg: {} } }]
  const failure = explainFailure({ codespace: 'wasm', code: 5, log }, { ...world, contracts, messages })
  assert.equal(failure.key, 'funds.short')
  assert.deepEqual(failure.parts, {
    held: { kind: 'quantity', value: '1.5', symbol: 'RNBW' },
    needed: { kind: 'quantity', value: '999999.999999', symbol: 'RNBW' },
  })
})

test('[TX-06] what a contract doesn’t know is told with what it knows', () => {
  const log =
    'Error parsing into type cw20::msg::Cw20ExecuteMsg: unknown variant `fly`, expected one of `transfer`, `burn`: execute wasm contract failed'
  const failure = explainFailure({ codespace: 'wasm', code: 5, log })
  assert.equal(failure.key, 'contract.unknownMethod')
  assert.deepEqual(failure.parts, {
    method: { kind: 'identifier', text: 'fly' },
    known: { kind: 'identifier', text: 'transfer, burn' },
  })
})

test('[TX-06] an admin who may not burn what others hold isn’t told that only the admin may', () => {
  const log = 'failed to execute message; message index: 0: unauthorized account'
  const whyNot = (burnFromAddress: string) =>
    explainFailure(
      { codespace: 'tokenfactory', code: 3, log },
      {
        ...world,
        messages: [
          { type: '/injective.tokenfactory.v1beta1.MsgBurn', value: { sender: alice, burnFromAddress } },
        ],
      },
    ).key
  assert.deepEqual(['', alice, bob].map(whyNot), ['token.admin', 'token.admin', 'token.burnOthers'])
})

test('[EVM-08] a token without supply isn’t said not to be there', () => {
  const log = 'failed to execute message; message index: 0: unknown bank denom or zero supply'
  const failed = { codespace: 'erc20', code: 7, log }
  const denom = `factory/${alice}/bronze`
  const value = { sender: alice, token_pair: { bank_denom: denom, erc20_address: '' } }
  const messages = [{ type: '/injective.erc20.v1beta1.MsgCreateTokenPair', value }]
  const { key, parts } = explainFailure(failed, { ...world, messages })
  assert.deepEqual([key, parts], ['denom.noSupply', { denom: { kind: 'denom', denom } }])
  assert.equal(explainFailure(failed).key, 'denom.none')
})

test('[TX-06] where no rule fits, the chain’s own words are quoted with its code, and nothing is guessed', () => {
  const { key, parts, step } = explainFailure({ codespace: 'made-up', code: 1, log: 'x is not y' })
  assert.deepEqual([key, step], ['chain.refused', 'checkRequest'])
  assert.deepEqual(parts, {
    text: { kind: 'text', text: 'x is not y' },
    code: { kind: 'identifier', text: 'made-up 1' },
  })
  assert.deepEqual(explainFailure({ codespace: 'sdk', code: 18, log: '' }), {
    key: 'chain.refusedCode',
    parts: { code: { kind: 'identifier', text: 'sdk 18' } },
    messageIndex: undefined,
    step: 'lookUp',
  })
})

test('an error of no module is told by its number alone', () => {
  const { parts } = explainFailure({ codespace: 'undefined', code: 1, log: 'something broke' })
  assert.deepEqual(parts.code, { kind: 'identifier', text: '1' })
})

await forEachRecording((recording, test) => {
  const results = failedResults(recording)

  test('[TX-06] every recorded failure is explained', () => {
    const unexplained = results.filter((result) => explainFailure(result).key.startsWith('chain.refused'))
    assert.notEqual(results.length, 0)
    assert.deepEqual(unexplained, [])
  })

  test('every recorded failure that is explained has just the parts that its patterns place', () => {
    for (const result of results) {
      const failure = explainFailure(result)
      for (const [language, patterns] of Object.entries(languages)) {
        const places = listPlaces(patterns[failure.key])
        assert.deepEqual(places, Object.keys(failure.parts).sort(), `${failure.key} ${language}`)
      }
    }
  })
})

test('[TX-06] prices of a log are told in whole units when the message says in which the log counts', () => {
  const log =
    'price 0.000000000025000001 must be a multiple of the minimum price tick size 0.000000000000001000'
  const failed = { codespace: 'exchange', code: 16, log: `${log}: invalid price` }
  const failure = explainFailure(failed, askFor({ price: '0.000000000025000001', quantity: '1' }))
  assert.equal(failure.key, 'price.tickBy')
  assert.deepEqual(
    Object.entries(failure.parts).map(([name, part]) => [name, 'value' in part && part.value]),
    [
      ['price', '25.000001'],
      ['tick', '0.001'],
      ['below', '25'],
      ['above', '25.001'],
    ],
  )
  assert.equal(explainFailure(failed).key, 'price.tick')
  assert.equal(explainFailure(failed, askFor({ price: '25', quantity: '1' })).key, 'price.tick')
})

test('[TX-06] so are those of a chain that answers in whole units what was asked in the smallest', () => {
  const log = 'price 23.1005 must be a multiple of the minimum price tick size 0.001'
  const failed = { codespace: 'exchange', code: 16, log: `${log}: invalid price` }
  const order = { price: '0.0000000000231005', quantity: '1000000000000000' }
  assert.deepEqual(valuesOf(explainFailure(failed, askFor(order))), ['23.1005', '0.001', '23.1', '23.101'])
  const worth = 'order notional (0.0231005) is less than the minimum notional for the market (1.0)'
  const tooSmall = { codespace: 'exchange', code: 100, log: worth }
  assert.deepEqual(valuesOf(explainFailure(tooSmall, askFor(order))), ['0.0231005', '1.0'])
})

test('[TX-06] what an order was worth, and what it had to be, stand in the market’s own currency', () => {
  const log = 'order notional (24000.0) is less than the minimum notional for the market (1000000.0)'
  const failed = { codespace: 'exchange', code: 100, log }
  const order = { price: '0.000000000024', quantity: '1000000000000000' }
  const { symbol, denom } = { symbol: 'USDT', denom: usdt }
  assert.deepEqual(explainFailure(failed, askFor(order)).parts, {
    worth: { kind: 'price', value: '0.024', symbol, denom },
    least: { kind: 'price', value: '1', symbol, denom },
  })
})

test('[TX-06] on which side of the market a trigger price was is told in whole units', () => {
  const log =
    'order type STOP_BUY incompatible with trigger price 24000000.0 and markPrice 25000000.0: invalid trigger price'
  const failed = { codespace: 'exchange', code: 32, log }
  const type = '/injective.exchange.v1beta1.MsgCreateDerivativeLimitOrder'
  const order = { market_id: perpetualMarket.id, order_type: 'STOP_BUY', trigger_price: '24000000' }
  const messages = [{ type, value: { sender: 'inj1', order } }]
  const { key, parts } = explainFailure(failed, { ...world, messages })
  assert.equal(key, 'trigger.wrong')
  assert.deepEqual(valuesOf({ parts }), ['24', '25'])
  assert.equal(explainFailure(failed).key, 'trigger.invalid')
})

test('[TX-06] how far a position is from liquidation is told without units', () => {
  const log =
    'Long position liquidation price is 24020408.16 but mark price is 25000000.0: Position not liquidable'
  const failure = explainFailure({ codespace: 'exchange', code: 31, log })
  assert.equal(failure.key, 'position.healthyLong')
  assert.deepEqual(failure.parts, { share: { kind: 'percent', value: '3.91' } })
})

/** What contracts of the EVM say, which no code tells. */
const ofReverts = Object.keys(en).filter((key): key is keyof typeof en =>
  /^(panic\.|contract\.error)/.test(key),
)

test('every language has the same places as English, and every pattern a rule', () => {
  const used = new Set<keyof typeof en>(['chain.refused', 'chain.refusedCode', ...ofReverts])
  for (const { key } of Object.values(rules).flat()) used.add(key)
  assert.deepEqual([...used].sort(), Object.keys(en).sort())
  for (const patterns of Object.values(languages)) {
    assert.deepEqual(Object.keys(patterns), Object.keys(en))
    for (const key of used) assert.deepEqual(listPlaces(patterns[key]), listPlaces(en[key]), key)
  }
})

test('[TX-06] every language has every next step, and every step is of use', () => {
  const used = new Set<string>(Object.keys(en).map((key) => stepAfter(key as keyof typeof en)))
  for (const texts of Object.values(steps)) {
    assert.deepEqual(Object.keys(texts), Object.keys(stepsEn))
    for (const step of used) assert.ok(texts[step as keyof typeof texts], step)
    for (const step of Object.keys(texts)) assert.ok(used.has(step), step)
  }
})

function valuesOf({ parts }: Pick<Failure, 'parts'>): unknown[] {
  return Object.values(parts).map((part) => 'value' in part && part.value)
}

function askFor(terms: { price: string; quantity: string }): Asked {
  const type = '/injective.exchange.v1beta1.MsgCreateSpotLimitOrder'
  const order = { market_id: spotMarket.id, order_info: terms, order_type: 'BUY' }
  return { ...world, messages: [{ type, value: { sender: 'inj1', order } }] }
}

function listPlaces(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort()
}
