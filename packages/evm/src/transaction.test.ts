import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexToBytes, parseEther, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { decodeEthereumTransaction } from './transaction.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const to = '0x00000000000000000000000000000000000000aa'

test('[EVM-01] a signed transaction is read from its bytes', async () => {
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId: 1776,
    nonce: 0,
    to,
    value: parseEther('1'),
    gas: 21_000n,
    maxFeePerGas: parseGwei('1'),
  })
  const { signature, hash, ...read } = decodeEthereumTransaction(hexToBytes(signed))
  assert.deepEqual(read, {
    type: 'eip1559',
    chainId: 1776,
    nonce: 0n,
    to,
    value: 10n ** 18n,
    gasLimit: 21_000n,
    gasPrice: undefined,
    maxFeePerGas: 10n ** 9n,
    maxPriorityFeePerGas: 0n,
    input: '0x',
    accessList: [],
    authorizations: [],
  })
  assert.match(hash, /^0x[0-9a-f]{64}$/)
  assert.ok(signature.r > 0n && signature.s > 0n)
})

test('[EVM-01] bytes that lie about their length are refused', () => {
  for (const hex of [
    '0x',
    '0x00',
    '0xc0',
    '0xf8ff01',
    '0x02f8ff8080',
    '0x02bfffffffffffffff',
    '0xbb00000001',
  ]) {
    assert.throws(() => decodeEthereumTransaction(hexToBytes(hex as `0x${string}`)), {
      code: 'ethereum.transaction',
    })
  }
})

test('[EVM-01] whose account is to run which code is read with who signed for it', async () => {
  const authorization = await account.signAuthorization({ address: to, chainId: 1776, nonce: 7 })
  const signed = await account.signTransaction({
    type: 'eip7702',
    chainId: 1776,
    to,
    gas: 21_000n,
    maxFeePerGas: 1n,
    authorizationList: [authorization],
  })
  const { type, authorizations } = decodeEthereumTransaction(hexToBytes(signed))
  assert.equal(type, 'eip7702')
  assert.deepEqual(authorizations, [
    {
      chainId: 1776,
      address: to,
      nonce: 7n,
      signature: {
        yParity: authorization.yParity,
        r: BigInt(authorization.r),
        s: BigInt(authorization.s),
      },
    },
  ])
})
