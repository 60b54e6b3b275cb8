import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, usdt } from '../testing/world.ts'

const send = '/cosmos.bank.v1beta1.MsgSend'
const multiSend = '/cosmos.bank.v1beta1.MsgMultiSend'
const twelveInj = { denom: 'inj', amount: '12500000000000000000' }
const oneUsdt = { denom: usdt, amount: '1000000' }
const toBob = { from_address: alice, to_address: bob, amount: [twelveInj] }

export const bankExamples: Example[] = [
  example('alice sent 12.5 INJ to bob', send, toBob),
  example('alice tried to send 12.5 INJ to bob', send, toBob, { failed: true }),
  example('alice sent 12.5 INJ, 1 USDT to bob', send, { ...toBob, amount: [twelveInj, oneUsdt] }),
  example('alice sent 7 unknown to bob', send, { ...toBob, amount: [{ denom: 'unknown', amount: '7' }] }),
  example('alice sent 12.5 INJ to their own account', send, { ...toBob, to_address: alice }),
  example('alice sent 2 USDT to 2 accounts', multiSend, {
    inputs: [{ address: alice, coins: [{ denom: usdt, amount: '2000000' }] }],
    outputs: [
      { address: bob, coins: [oneUsdt] },
      { address: carol, coins: [oneUsdt] },
    ],
  }),
  example('alice sent 1 USDT to bob', multiSend, {
    inputs: [{ address: alice, coins: [oneUsdt] }],
    outputs: [{ address: bob, coins: [oneUsdt] }],
  }),
  example('alice sent 2 USDT to their own account', multiSend, {
    inputs: [{ address: alice, coins: [oneUsdt] }],
    outputs: [
      { address: alice, coins: [oneUsdt] },
      { address: alice, coins: [oneUsdt] },
    ],
  }),
]
