import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, northwind, spotMarket } from '../testing/world.ts'

const oneInj = [{ denom: 'inj', amount: '1000000000000000000' }]
const toBob = sendTo(bob)
const cancel = {
  type: '/injective.exchange.v1beta1.MsgCancelSpotOrder',
  value: { sender: alice, market_id: spotMarket.id },
}
const vote = {
  type: '/cosmos.gov.v1.MsgVote',
  value: { voter: alice, proposal_id: '1', option: 'VOTE_OPTION_YES' },
}

const update = {
  type: '/ibc.core.client.v1.MsgUpdateClient',
  value: { signer: alice, client_id: '07-tendermint-0' },
}
const deposit = {
  type: '/injective.exchange.v2.MsgDeposit',
  value: { sender: alice, subaccount_id: '0', amount: oneInj[0] },
}
const stake = {
  type: '/cosmos.staking.v1beta1.MsgDelegate',
  value: { delegator_address: alice, validator_address: northwind, amount: oneInj[0] },
}

export const transactionExamples: Example[] = [
  { says: 'A transaction without messages', messages: [] },
  { says: 'alice sent 2 INJ to bob', messages: [toBob, toBob] },
  { says: 'alice sent 2 INJ to 2 accounts', messages: [toBob, sendTo(carol)] },
  { says: 'alice sent 1 INJ to bob, and 2 more', messages: [toBob, cancel, cancel] },
  { says: 'alice sent 1 INJ to bob, and 1 more', messages: [update, toBob] },
  { says: 'alice sent 1 INJ to bob, and 1 more', messages: [toBob, sendTo(carol, bob)] },
  { says: 'alice cancelled 2 orders on INJ/USDT', messages: [cancel, cancel] },
  { says: 'alice moved 2 INJ into trading (subaccount 0)', messages: [deposit, deposit] },
  { says: 'alice staked 2 INJ with 1 validator', messages: [stake, stake] },
  { says: 'alice voted on 2 proposals', messages: [vote, vote] },
  example('alice did “New”', '/some.chain.MsgNew', { anything: 1 }),
  example('alice tried to do “New”', '/some.chain.MsgNew', {}, { failed: true }),
  example('alice did “Transfer”', '/cosmos.bank.v1beta1.MsgSend', {
    from_address: 7,
    amount: [],
  }),
  { says: 'alice did “New”', messages: [{ type: '/some.chain.MsgNew', raw: 'AA==' }] },
  {
    says: 'Done: New',
    messages: [{ type: '/some.chain.MsgNew' }],
    given: { signer: undefined },
  },
  example('alice changed the parameters of the staking module', '/cosmos.staking.v1beta1.MsgUpdateParams', {
    authority: alice,
  }),
]

function sendTo(to_address: string, from_address = alice) {
  return { type: '/cosmos.bank.v1beta1.MsgSend', value: { from_address, to_address, amount: oneInj } }
}
