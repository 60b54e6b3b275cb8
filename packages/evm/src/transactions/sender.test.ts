import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexToBytes, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverSender } from './sender.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const call = { chainId: 1776, nonce: 3, to: account.address, gas: 21_000n, value: 1n }

test('[EVM-01] who signed a transaction of any kind is read from its signature', async () => {
  const kinds: TransactionSerializable[] = [
    { ...call, type: 'legacy', gasPrice: 1n },
    { ...call, type: 'legacy', gasPrice: 1n, chainId: undefined },
    { ...call, type: 'eip2930', gasPrice: 1n, accessList: [] },
    { ...call, type: 'eip1559', maxFeePerGas: 1n },
    { ...call, type: 'eip7702', maxFeePerGas: 1n, authorizationList: [] },
  ]
  for (const kind of kinds) {
    const signed = hexToBytes(await account.signTransaction(kind))
    assert.equal(await recoverSender(signed), account.address.toLowerCase())
  }
})

test('[EVM-01] a signature that can be nobody’s is refused', async () => {
  const signed = hexToBytes(await account.signTransaction({ ...call, type: 'eip1559', maxFeePerGas: 1n }))
  signed.fill(0xff, -32)
  await assert.rejects(recoverSender(signed), { code: 'ethereum.signature' })
})
