import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aimOf, sentenceOf, sentenceOfTransaction } from './sentence-of.ts'
import { alice, bob, northwind, world } from './testing/world.ts'

const claim = {
  type: '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
  value: { delegator_address: alice, validator_address: northwind },
}

test('[TX-03] a sentence is the name of a pattern and its parts', () => {
  const value = { voter: alice, proposal_id: '1', option: 'VOTE_OPTION_NO_WITH_VETO' }
  assert.deepEqual(sentenceOf({ type: '/cosmos.gov.v1.MsgVote', value }, world), {
    key: 'gov.vote',
    parts: {
      voter: { kind: 'account', address: alice },
      option: { kind: 'choice', value: 'veto' },
      proposal: { kind: 'proposal', id: '1', title: 'Plant more trees' },
      failed: { kind: 'choice', value: 'no' },
    },
  })
})

test('[TX-03] the events of a transaction are given to the messages that they belong to', () => {
  const vote = { type: '/cosmos.gov.v1.MsgVote', value: { voter: alice, proposal_id: '1', option: '' } }
  const events = [claimed('7inj', '0'), claimed('8inj', '1')]
  const { parts } = sentenceOfTransaction([claim, vote], { ...world, events })
  assert.equal(parts.sentence?.kind, 'sentence')
  assert.deepEqual(parts.sentence.sentence.parts.amount, {
    kind: 'amounts',
    coins: [{ denom: 'inj', amount: '7' }],
  })
})

test('[TX-04] a message run for somebody keeps its events', () => {
  const run = execute([claim])
  const { key, parts } = sentenceOf(run, { ...world, events: [claimed('7inj', '0')] })
  assert.equal(key, 'distribution.claimAmount')
  assert.deepEqual(parts.delegator, {
    kind: 'sentence',
    sentence: {
      key: 'authz.inName',
      parts: { grantee: { kind: 'account', address: bob }, granter: { kind: 'account', address: alice } },
    },
  })
})

test('[TX-04] messages nested without end are not told to the end', () => {
  let run = execute([claim])
  for (let depth = 0; depth < 100_000; depth++) run = execute([run])
  const sentence = sentenceOf(run, world)
  assert.match(JSON.stringify(sentence), /message\.unknown/)
})

test('[TX-03] whatever stands in a message, there is a sentence', () => {
  const odd = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { msgs: 7 },
    { msgs: [null] },
    { amount: [{ denom: 'inj' }] },
  ]
  const types = [
    '/cosmos.authz.v1beta1.MsgExec',
    '/cosmos.bank.v1beta1.MsgSend',
    '/injective.evm.v1.MsgEthereumTx',
    '',
  ]
  for (const type of types) {
    for (const value of odd) assert.match(sentenceOf({ type, value }, world).key, /^(message|evm)\./)
  }
})

test('[TX-03] what a proposal would do is told without saying that it did', () => {
  const type = '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend'
  const pay = { type, value: { recipient: bob, amount: [{ denom: 'inj', amount: '5' }] } }
  assert.equal(aimOf([pay], world)?.key, 'gov.aimPay')
  assert.equal(aimOf([pay, pay], world)?.key, 'gov.aimMore')
  const old = { title: 't', '@type': '/cosmos.params.v1beta1.ParameterChangeProposal' }
  const inside = { ...old, changes: [{ subspace: 'staking', key: 'MaxValidators', value: '7' }] }
  const legacy = { type: '/cosmos.gov.v1.MsgExecLegacyContent', value: { content: inside } }
  assert.equal(aimOf([legacy], world)?.key, 'gov.aimParams')
  assert.equal(aimOf([], world), undefined)
  assert.equal(aimOf([{ type, raw: 'AA==' }], world)?.key, 'gov.aimOther')
})

test('[TX-03] what an object inherits is no message type', () => {
  assert.equal(sentenceOf({ type: 'constructor', value: {} }, world).key, 'message.unknown')
})

function execute(messages: { type: string; value: object }[]) {
  const msgs = messages.map(({ type, value }) => ({ '@type': type, ...value }))
  return { type: '/cosmos.authz.v1beta1.MsgExec', value: { grantee: bob, msgs } }
}

function claimed(amount: string, msg_index: string) {
  return {
    type: 'withdraw_rewards',
    attributes: [
      { key: 'amount', value: amount },
      { key: 'msg_index', value: msg_index },
    ],
  }
}
