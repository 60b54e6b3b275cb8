import { expect, test } from 'vitest'
import { sumMoves } from './sum-moves.ts'

const event = (type: string, told: Record<string, string>) => ({
  type,
  attributes: Object.entries(told).map(([key, value]) => ({ key, value })),
})
const owner = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ownId = (nonce: number) =>
  `0xaf79152ac5df276d9a8e1e2e22822f9713474902${String(nonce).padStart(24, '0')}`
const base64 = (id: string) => JSON.stringify(Uint8Array.fromHex(id.slice(2)).toBase64())
const coin = (amount: string) => JSON.stringify({ denom: 'inj', amount })

test('[WALLET-05] what an act changes is what the bank says of the account, coin by coin', () => {
  const moves = sumMoves(
    [
      event('coin_spent', { spender: 'inj1a', amount: '5inj,7peggy0xa' }),
      event('coin_received', { receiver: 'inj1b', amount: '5inj,7peggy0xa' }),
      event('coin_received', { receiver: 'inj1a', amount: '2inj' }),
      event('transfer', { sender: 'inj1a', recipient: 'inj1b', amount: '5inj' }),
      event('coin_spent', { spender: 'inj1a', amount: '' }),
    ],
    'inj1a',
  )
  expect(moves).toEqual([
    { place: '', denom: 'inj', change: -3n },
    { place: '', denom: 'peggy0xa', change: -7n },
  ])
})

test('[WALLET-10] stake goes to a validator, away from it, and from one to another', () => {
  const moves = sumMoves(
    [
      event('delegate', { delegator: 'inj1a', validator: 'v1', amount: '9inj' }),
      event('delegate', { delegator: 'inj1b', validator: 'v1', amount: '1inj' }),
      event('unbond', { delegator: 'inj1a', validator: 'v1', amount: '4inj' }),
      event('cancel_unbonding_delegation', { delegator: 'inj1a', validator: 'v1', amount: '1inj' }),
      event('withdraw_rewards', { delegator: 'inj1a', validator: 'v1', amount: '' }),
      event('coin_spent', { spender: 'inj1a', amount: '9inj' }),
      event('redelegate', { source_validator: 'v1', destination_validator: 'v2', amount: '2inj' }),
      event('redelegate', { source_validator: 'v3', destination_validator: 'v2', amount: '2inj' }),
    ],
    'inj1a',
  )
  expect(moves).toEqual([
    { place: '', denom: 'inj', change: -9n },
    { place: 'v1', denom: 'inj', change: 4n },
    { place: 'v2', denom: 'inj', change: 2n },
  ])
})

test('[WALLET-11] deposits are told once where the exchange tells them twice, and not of the first subaccount', () => {
  const deposit = { src_address: `"${owner}"`, subaccount_id: base64(ownId(3)), amount: coin('5') }
  const moves = sumMoves(
    [
      event('injective.exchange.v1beta1.EventSubaccountDeposit', deposit),
      event('injective.exchange.v2.EventSubaccountDeposit', deposit),
      event('injective.exchange.v2.EventSubaccountDeposit', { ...deposit, subaccount_id: base64(ownId(0)) }),
      event('injective.exchange.v2.EventSubaccountWithdraw', { ...deposit, amount: coin('1') }),
      event('injective.exchange.v2.EventSubaccountBalanceTransfer', {
        src_subaccount_id: JSON.stringify(ownId(3)),
        dst_subaccount_id: JSON.stringify(ownId(4)),
        amount: coin('2'),
      }),
    ],
    owner,
  )
  expect(moves).toEqual([
    { place: ownId(3), denom: 'inj', change: 2n },
    { place: ownId(4), denom: 'inj', change: 2n },
  ])
})

test('[WASM-03] what a contract says of its own token is counted, as far as it moves', () => {
  const ofToken = (told: Record<string, string>) => event('wasm', { _contract_address: 'inj1token', ...told })
  const moves = sumMoves(
    [
      ofToken({ action: 'transfer', from: 'inj1a', to: 'inj1b', amount: '5' }),
      ofToken({ action: 'send_from', from: 'inj1b', to: 'inj1a', by: 'inj1a', amount: '2' }),
      ofToken({ action: 'mint', to: 'inj1a', amount: '1' }),
      ofToken({ action: 'burn', from: 'inj1a', amount: '9' }),
      ofToken({ action: 'increase_allowance', owner: 'inj1a', spender: 'inj1b', amount: '7' }),
      ofToken({ action: 'transfer_nft', sender: 'inj1a', recipient: 'inj1b', token_id: '3' }),
      ofToken({ action: 'transfer', from: 'inj1a', to: 'inj1b', amount: 'much' }),
    ],
    'inj1a',
  )
  expect(moves).toEqual([{ place: 'inj1token', denom: 'inj1token', change: -11n }])
})
