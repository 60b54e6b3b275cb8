// @vitest-environment node
import { readAccount } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Names } from '../sources/names/names.server.ts'
import { languages, type Language } from './languages.ts'
import { writeAccount, writePart } from './write-part.server.ts'
import { plainText } from './written.ts'

const account = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const names: Names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const write = (part: Parameters<typeof writePart>[0], known: Partial<Names> = {}) =>
  plainText(writePart(part, { language: 'en', names: { ...names, ...known } }))

test('[TX-03] an account goes by the validator, the module or the contract that it is, else by its address', () => {
  const label = { label: 'Vault' }
  expect(write({ kind: 'account', address: account })).toBe('inj1lvlw…2u3q0')
  expect(write({ kind: 'account', address: account }, { validators: new Map([[account, 'Beta']]) })).toBe(
    '\u2068Beta\u2069',
  )
  expect(write({ kind: 'account', address: account }, { modules: new Map([[account, 'gov']]) })).toBe(
    'Governance',
  )
  expect(write({ kind: 'account', address: account }, { contracts: new Map([[account, label]]) })).toBe(
    '\u2068Vault\u2069',
  )
})

test('[EVM-07] a contract by which the EVM reaches a module of the chain goes by that module', () => {
  const bank = readAccount('0x0000000000000000000000000000000000000064')
  expect(write({ kind: 'account', address: bank })).toBe('\u2068the chain’s bank module\u2069')
})

test('[TX-03] the account of a module says in every language what it is for, and the chain’s own name of it', () => {
  const write = (module: string, language: Language) =>
    writeAccount(account, { language, names: { ...names, modules: new Map([[account, module]]) } })
  expect(languages.map((language) => write('fee_collector', language).text)).toEqual([
    'Fee collector',
    '手续费归集',
    '수수료 수집',
    'Recaudador de comisiones',
    'Nơi thu phí',
  ])
  expect(write('fee_collector', 'en')).toMatchObject({
    title: `fee_collector ${account}`,
    to: `/account/${account}/`,
  })
  expect(write('hyperlane', 'en').text).toBe('hyperlane')
  expect(languages.map((language) => write('transfer/channel-7', language).text)).toEqual([
    'Escrow of channel-7',
    'channel-7 的托管账户',
    'channel-7 예치금',
    'Custodia de channel-7',
    'Ký quỹ của channel-7',
  ])
})

test('[TX-03] whom the sentence itself names goes by the address', () => {
  const validators = new Map([[account, 'Beta']])
  expect(write({ kind: 'account', address: account, isUnnamed: true }, { validators })).toBe('inj1lvlw…2u3q0')
})

test('[DATA-02] a moment in a sentence is written as every other, with its offset from UTC', () => {
  const time = '2026-11-21T15:04:05Z'
  const told = languages.map((language) => plainText(writePart({ kind: 'time', time }, { language, names })))
  expect(told[0]).toBe('Nov-21-2026 15:04:05 PM +00:00')
  for (const text of told) expect(text).toMatch(/2026.*\+00:00$|^21.*\+00:00$/)
})

test('[TX-03] what is no validator and no asset, as a failed message may name one, leads nowhere', () => {
  const linksOf = (part: Parameters<typeof writePart>[0], known: Partial<Names>) =>
    writePart(part, { language: 'en', names: { ...names, ...known } }).map((piece) =>
      typeof piece === 'string' ? undefined : piece.to,
    )
  const operator = 'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq'
  const other = 'injvaloper1aarnqxw46jz62fw5tae32vl6w0vn2qn088cqm6'
  const validators = new Map([[operator, 'Beta']])
  expect(linksOf({ kind: 'validator', operator }, { validators })).toEqual([`/validator/${operator}/`])
  expect(linksOf({ kind: 'validator', operator: other }, { validators })).toEqual([undefined])
  // Names may be missing for a moment.
  expect(linksOf({ kind: 'validator', operator }, {})).toEqual([`/validator/${operator}/`])
  const tokens = new Map([['uatom', { denom: 'uatom', symbol: 'ATOM', name: '', decimals: 6 }]])
  expect(linksOf({ kind: 'amount', denom: 'inj', amount: '1' }, {})).toEqual(['/asset/inj/'])
  expect(linksOf({ kind: 'denom', denom: 'uatom' }, { tokens })).toEqual(['/asset/uatom/'])
  expect(linksOf({ kind: 'denom', denom: 'uatom' }, {})).toEqual([undefined])
  expect(linksOf({ kind: 'amount', denom: 'uatom', amount: '1' }, {})).toEqual([undefined])
})

test('[TX-03] heights are written by thousands', () => {
  expect(write({ kind: 'block', height: '90000000' })).toBe('90,000,000')
})

test('[TX-03] a contract that the sentence itself labels goes by its address, whatever it is called now', () => {
  const contracts = new Map([[account, { label: 'new label' }]])
  const [piece] = writePart(
    { kind: 'contract', address: account, isUnnamed: true },
    { language: 'en', names: { ...names, contracts } },
  )
  expect(piece).toMatchObject({ text: 'inj1lvlw…2u3q0', to: `/contract/${account}/` })
})

const contract = '0xFB3Ee5a0Ee77e6900B463d611a17Ac1C37f5B014'

test('[EVM-07] a contract of the EVM goes by its name or by Ethereum’s address, and leads to the account that it is', () => {
  const [piece] = writePart({ kind: 'contract', address: contract }, { language: 'en', names })
  expect(piece).toMatchObject({ text: '0xFB3E…5B014', title: contract, to: `/account/${account}/` })
  expect(write({ kind: 'contract', address: contract, label: 'Vault' })).toBe('\u2068Vault\u2069')
})

test('[EVM-07] a method is written with what it was given', () => {
  const given = [
    { kind: 'account', address: account },
    { kind: 'identifier', text: '5' },
  ] as const
  expect(write({ kind: 'call', method: 'transfer', given: [...given], more: 2 })).toBe(
    'transfer(inj1lvlw…2u3q0, 5, +2)',
  )
  expect(write({ kind: 'call', method: 'pause', given: [], more: 0 })).toBe('pause()')
})

test('[EVM-07] a token whose decimals nobody knows is counted in its smallest unit, and says so', () => {
  const told = languages.map((language) =>
    plainText(writePart({ kind: 'tokens', value: '2500000', contract }, { language, names })),
  )
  expect(told[0]).toBe('2,500,000 smallest units of 0xFB3E…5B014')
  for (const text of told) expect(text).toMatch(/2,500,000.*0xFB3E…5B014|0xFB3E…5B014.*2,500,000/)
  expect(write({ kind: 'tokens', value: '1', contract })).toBe('1 smallest unit of 0xFB3E…5B014')
})

test('[EVM-07] names without end, of markup or of marks that turn text around are harmless', () => {
  const odd = `<b>\u202e${'A'.repeat(10_000)}`
  const told = [
    write({ kind: 'tokens', value: '1.5', symbol: odd, contract }),
    write({ kind: 'contract', address: contract, label: odd }),
    write({ kind: 'text', text: `\u202e${odd.slice(0, 60)}` }),
    write({ kind: 'call', method: 'say', given: [{ kind: 'text', text: odd.slice(0, 60) }], more: 0 }),
  ]
  for (const text of told) {
    expect(text.length).toBeLessThan(120)
    expect(text).not.toContain('\u202e')
    expect(text).toContain('<b>')
  }
})

test('[ACCT-01] an account goes by its name of the name service, with a mark that no other name has', () => {
  const account = 'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3'
  const called = { ...names, accountNames: { nameOf: () => 'alice.inj' } }
  const [piece] = writePart({ kind: 'account', address: account }, { language: 'en', names: called })
  expect(piece).toMatchObject({ text: '\u2068alice.inj\u2069', look: 'domain', to: `/account/${account}/` })
  expect(piece).toHaveProperty('title', expect.stringContaining(account))
  const validators = new Map([[account, 'alice.inj']])
  const onChain = { language: 'en' as const, names: { ...called, validators } }
  expect(writePart({ kind: 'account', address: account }, onChain)).toMatchObject([{ look: 'name' }])
})
