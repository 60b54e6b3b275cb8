import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeFunctionData, parseAbi } from 'viem'
import { decodeCall } from '../decoding/decode-call.ts'
import { createKnownAbis } from '../abis/known-abis.ts'
import { precompiles } from '../precompiles/all.ts'
import { toChainMessages } from './to-chain-messages.ts'

const sender = '0xc2db193c697c6881bb819755f39361ff8a90bf46'
const account = 'inj1ctd3j0rf035grwupja2l8ympl79fp06x6d0cp5'
const other = '0x4d117d40b73b3911ad7c8c1a26a6cf0f52a1e2db'
const subaccountID = `${sender}${'0'.repeat(23)}1`
const marketID = `0x${'5'.repeat(64)}`

test('[EVM-07] staking by the precompile is staking', () => {
  assert.deepEqual(messagesOf('staking', 'delegate', ['injvaloper1x', 5n]), [
    {
      '@type': '/cosmos.staking.v1beta1.MsgDelegate',
      delegator_address: account,
      validator_address: 'injvaloper1x',
      amount: { denom: 'inj', amount: '5' },
    },
  ])
})

test('[EVM-07] an order by the precompile is an order of the first version, its price of a whole unit of the base', () => {
  const order = {
    marketID,
    subaccountID,
    feeRecipient: account,
    price: 22_500_000n,
    quantity: 10n ** 18n,
    cid: 'mine',
    orderType: 'buyPostOnly',
    triggerPrice: 0n,
  }
  const [message] = messagesOf('exchange', 'createSpotLimitOrder', [sender, order])
  assert.deepEqual(message, {
    '@type': '/injective.exchange.v1beta1.MsgCreateSpotLimitOrder',
    sender: account,
    order: {
      market_id: marketID,
      order_info: {
        subaccount_id: subaccountID,
        fee_recipient: account,
        price: '22500000',
        quantity: '1000000000000000000',
        cid: 'mine',
      },
      order_type: 'BUY_PO',
      trigger_price: '0',
    },
  })
})

test('[EVM-07] an order of derivatives by the precompile has its price, quantity and margin, a change of margin its amount', () => {
  const order = {
    marketID,
    subaccountID,
    feeRecipient: account,
    price: 20_000_000n,
    quantity: 3n,
    cid: '',
    orderType: 'sell',
    margin: 15_000_000n,
    triggerPrice: 0n,
  }
  const [message] = messagesOf('exchange', 'batchCreateDerivativeLimitOrders', [sender, [order]])
  assert.deepEqual(message?.['orders'], [
    {
      market_id: marketID,
      order_info: {
        subaccount_id: subaccountID,
        fee_recipient: account,
        price: '20000000',
        quantity: '3',
        cid: '',
      },
      order_type: 'SELL',
      trigger_price: '0',
      margin: '15000000',
    },
  ])
  const [change] = messagesOf('exchange', 'increasePositionMargin', [
    sender,
    subaccountID,
    subaccountID,
    marketID,
    5_000_000n,
  ])
  assert.equal(change?.['amount'], '5000000')
})

test('[EVM-07] the token that an account mints by the bank bears its address', () => {
  const [message] = messagesOf('bank', 'mint', [other, 5000n])
  assert.deepEqual(message?.['amount'], {
    denom: 'erc20:0xC2dB193c697C6881bb819755f39361fF8A90BF46',
    amount: '5000',
  })
})

test('[EVM-07] what is allowed to somebody is named, each by its own message', () => {
  const authorizations = [1, 15].map((method) => ({ method, spendLimit: [], duration: 60n }))
  assert.deepEqual(
    messagesOf('exchange', 'approve', [other, authorizations]).map(({ grant }) => grant),
    ['MsgDeposit', 'MsgCreateSpotMarketOrder'].map((type) => ({
      authorization: {
        '@type': '/cosmos.authz.v1beta1.GenericAuthorization',
        msg: `/injective.exchange.v1beta1.${type}`,
      },
    })),
  )
})

test('[EVM-07] what a precompile changes has a message, what it only answers has none', () => {
  for (const { abi, deeds } of Object.values(precompiles)) {
    const declared = abi.flatMap(
      (text) => /^function (\w+)\(.*?\)(.*)$/.exec(text)?.slice(1, 3).join(' ') ?? [],
    )
    const changing = declared.filter((text) => !text.includes(' view') && !text.includes('ByHashes'))
    assert.deepEqual(new Set(changing.map((text) => text.split(' ')[0])), new Set(Object.keys(deeds)))
  }
  assert.deepEqual(messagesOf('bank', 'totalSupply', [other]), [])
})

function messagesOf(module: string, functionName: string, args: unknown[]) {
  const precompile = precompiles[module]
  assert.ok(precompile)
  const input = encodeFunctionData({ abi: parseAbi(precompile.abi), functionName, args })
  const call = decodeCall(precompile.address, input, createKnownAbis())
  assert.ok(call)
  return toChainMessages(precompile.address, call, sender)
}
