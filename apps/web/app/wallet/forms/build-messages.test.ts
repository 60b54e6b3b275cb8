// @vitest-environment node
import { expect, test } from 'vitest'
import { buildMessages, type Filled } from './build-messages.ts'
import { plainForms, type FormName } from './shown-form.ts'

const sender = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const recipient = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const [one, other] = ['injvaloper1one', 'injvaloper1other']
const coin = { denom: 'inj', amount: '1000000000000000001' }
const filled: Filled = { sender, from: one, all: [one], to: '', coin, about: '' }

async function build(form: FormName, given: Partial<Filled>) {
  const messages = await buildMessages(form, { ...filled, ...given })
  return messages.map((message) => message.toData())
}

test('[WALLET-10] what is sent is what was typed, to the last digit', async () => {
  expect(await build('send', { to: recipient })).toEqual([
    {
      '@type': '/cosmos.bank.v1beta1.MsgSend',
      fromAddress: sender,
      toAddress: recipient,
      amount: [coin],
    },
  ])
})

test('[WALLET-10] stake goes to a validator, back from it, and from one to another', async () => {
  const by = { delegatorAddress: sender, amount: coin }
  expect(await build('delegate', { from: 'inj', to: one })).toEqual([
    { '@type': '/cosmos.staking.v1beta1.MsgDelegate', ...by, validatorAddress: one },
  ])
  expect(await build('undelegate', {})).toEqual([
    { '@type': '/cosmos.staking.v1beta1.MsgUndelegate', ...by, validatorAddress: one },
  ])
  expect(await build('redelegate', { to: other })).toEqual([
    {
      '@type': '/cosmos.staking.v1beta1.MsgBeginRedelegate',
      ...by,
      validatorSrcAddress: one,
      validatorDstAddress: other,
    },
  ])
})

test('[WALLET-10] rewards are claimed of one validator, or of all of them', async () => {
  const all = ['all', one, other]
  const ofBoth = await build('claim', { from: 'all', all })
  expect(ofBoth).toEqual(
    [one, other].map((validatorAddress) => ({
      '@type': '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
      delegatorAddress: sender,
      validatorAddress,
    })),
  )
  expect(await build('claim', { from: other, all })).toEqual(ofBoth.slice(1))
})

test('[WALLET-10] what comes back is kept where it was: it is named by its validator and its block', async () => {
  const [message] = await build('cancelUnbonding', { from: `${one} 77` })
  expect(message).toMatchObject({
    '@type': '/cosmos.staking.v1beta1.MsgCancelUnbondingDelegation',
    delegatorAddress: sender,
    validatorAddress: one,
    amount: coin,
  })
  expect(String(Reflect.get(message ?? {}, 'creationHeight'))).toBe('77')
})

test('[WALLET-10] each vote is the one that was chosen', async () => {
  for (const [to, option] of [
    ['yes', 1],
    ['abstain', 2],
    ['no', 3],
    ['veto', 4],
  ] as const) {
    const [message] = await build('vote', { to, about: '7' })
    expect(message, to).toMatchObject({ '@type': '/cosmos.gov.v1.MsgVote', voter: sender, option })
  }
})

test('[WALLET-10] a deposit is added to a proposal', async () => {
  const [message] = await build('deposit', { about: '7' })
  expect(message).toMatchObject({ depositor: sender, amount: [coin] })
  expect(String(Reflect.get(message ?? {}, 'proposalId'))).toBe('7')
})

test('[WALLET-10] a subaccount is that of who acts, by its number; what is taken out is taken from the one chosen', async () => {
  const subaccountId = '0xaf79152ac5df276d9a8e1e2e22822f971347490200000000000000000000000c'
  expect(await build('toSubaccount', { from: 'inj', to: '12' })).toEqual([
    { '@type': '/injective.exchange.v2.MsgDeposit', sender, subaccountId, amount: coin },
  ])
  expect(await build('fromSubaccount', { from: `${subaccountId} inj` })).toEqual([
    { '@type': '/injective.exchange.v2.MsgWithdraw', sender, subaccountId, amount: coin },
  ])
})

test('every form makes messages that can be written as bytes', async () => {
  for (const form of plainForms) {
    const messages = await buildMessages(form, { ...filled, to: '1', about: '7' })
    expect(messages.length, form).toBeGreaterThan(0)
    for (const message of messages) expect(message.toBinary().length, form).toBeGreaterThan(0)
  }
})
