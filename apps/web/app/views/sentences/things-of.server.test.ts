import { sentenceOfTransaction } from '@injsight/chain'
import { expect, test } from 'vitest'
import { toListed } from '../../sources/lists/listed.ts'
import type { Names } from '../../sources/names/names.server.ts'
import { knownOf } from './known.server.ts'
import { thingsOf } from './things-of.server.ts'

const voter = `inj1${'q'.repeat(38)}`
const vault = `inj1${'p'.repeat(38)}`
const names: Names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const vote = (proposal: string) => ({
  type: '/cosmos.gov.v1.MsgVote',
  value: { voter, proposal_id: proposal, option: 'VOTE_OPTION_YES' },
})
const send = {
  type: '/cosmos.bank.v1beta1.MsgSend',
  value: { from_address: voter, to_address: vault, amount: [{ denom: 'inj', amount: '1' }] },
}
const told = (...messages: { type: string; value: object }[]) => ({ code: 0, messages, events: [] })

test('[TX-03] a page asks of each thing that its lines speak of once', () => {
  const things = thingsOf([told(vote('5')), told(vote('5')), told(send), told(vote('6'))], names)
  expect(things).toEqual({ markets: [], contracts: [voter, vault], proposals: [5n, 6n], channels: [] })
})

test('[TX-03] nobody is asked of what has a name, or can have none', () => {
  const known: Names = {
    ...names,
    proposals: new Map([['5', 'A title']]),
    validators: new Map([[voter, 'One']]),
    modules: new Map([[vault, 'gov']]),
  }
  const things = thingsOf([told(vote('5')), told(vote('-1')), told(vote('9'.repeat(40))), told(send)], known)
  expect(things).toEqual({ markets: [], contracts: [], proposals: [], channels: [] })
})

test('[TX-03] a token by CW20 is told as a list knows it until the chain tells its contract, which is asked', () => {
  const contract = 'inj12pwnhtv7yat2s30xuf4gdk9qm85v4j3e60dgvu'
  const none = { name: '', address: '', logo: '', coingeckoId: '' }
  const token = { ...none, denom: contract, symbol: 'MIG', decimals: 6, tier: 'verified', address: contract }
  const msg = { transfer: { recipient: vault, amount: '1500000' } }
  const call = {
    type: '/cosmwasm.wasm.v1.MsgExecuteContract',
    value: { sender: voter, contract, msg, funds: [] },
  }
  const tell = (known: Names) => {
    const { key, parts } = sentenceOfTransaction([call], { ...knownOf(known), failed: false, events: [] })
    return [key, parts['amount']]
  }
  const listed = { ...names, listed: toListed([{ ...token, type: 'cw20' }]) }
  expect(tell(names)[0]).toBe('wasm.execute')
  expect(tell(listed)).toEqual(['cw20.transfer', { kind: 'quantity', value: '1.5', symbol: '' }])
  expect(thingsOf([told(call)], listed).contracts).toContain(contract)
  const asked = { ...listed, contracts: new Map([[contract, { label: 'No token' }]]) }
  expect(tell(asked)[0]).toBe('wasm.execute')
  const ofEvm = { ...names, listed: toListed([{ ...token, denom: `erc20:${contract}`, type: 'erc20' }]) }
  expect(tell(ofEvm)[0]).toBe('wasm.execute')
})
