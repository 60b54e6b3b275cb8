// @vitest-environment node
import { readRefusal } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Naming } from '../../../language/write-part.server.ts'
import { plainText } from '../../../language/written.ts'
import { writeUnsigned } from '../../../sources/transactions/write-unsigned.ts'
import { writeExecution } from '../../../sources/wasm/execution.ts'
import { viewTried } from './try-execute.server.ts'

const naming: Naming = {
  language: 'en',
  names: {
    tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
    markets: new Map(),
    validators: new Map(),
    modules: new Map(),
  },
}
const sender = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const execution = { sender, contract, message: '{"nonsense":{}}', funds: [] }
const raw = writeUnsigned(writeExecution(execution), { sequence: 7n, publicKey: undefined })
const event = (type: string, told: Record<string, string>) => ({
  type,
  attributes: Object.entries(told).map(([key, value]) => ({ key, value })),
})

test('[WASM-02] what a message would do is told as its gas, the coins that would move, and its own events', () => {
  const events = [
    event('tx', { fee: '', fee_payer: sender }),
    event('transfer', { recipient: contract, sender, amount: '5000000000000000000inj', msg_index: '0' }),
    event('wasm', { _contract_address: contract, action: 'a\u202Eb', msg_index: '0' }),
  ]
  const tried = viewTried({ outcome: { gasUsed: 159_143n, events }, raw }, naming)
  expect(tried.words).toBe('It would succeed and use 159,143 gas.')
  expect(tried.events?.all.map(({ type }) => type)).toEqual(['transfer', 'wasm'])
  expect(JSON.stringify(tried.events)).not.toMatch(/msg_index|\u202E/)
  const [moved] = tried.moves?.table.rows ?? []
  expect(plainText(moved?.cells.at(-1)?.shown ?? [])).toBe('5 INJ')
})

test('[WASM-02] a refusal is told in words, and that nobody answers is no refusal', () => {
  const log =
    "failed to execute message; message index: 0: Error parsing into type cw20::msg::Cw20ExecuteMsg: unknown variant `nonsense`, expected one of `transfer`, `burn`: execute wasm contract failed [wasmd@v0.53.2/keeper.go:457] With gas wanted: '150000000' and gas used: '112122'"
  const refusal = readRefusal(log)
  expect(refusal).toMatchObject({ codespace: 'wasm', code: 5 })
  const refused = viewTried({ outcome: { ...(refusal && { refusal }) }, raw }, naming)
  expect(refused.words).toBe('It would not succeed.')
  expect(plainText(refused.refusal?.words ?? [])).toContain('transfer, burn')
  const untold = { refusal: { codespace: '', code: 0, log: 'no node' }, unanswered: 'noNode' as const }
  const away = viewTried({ outcome: untold, raw }, naming)
  expect(away.words).toContain('No node answers')
  expect(away.refusal).toBeUndefined()
})
