import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concat, fromRlp, hexToBytes, keccak256, parseEther, parseGwei, toRlp, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverSender } from './sender.ts'
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
      chainId: 1776n,
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

/** Signs anew what a transaction says when its authorizations are others. */
async function signWith(authorizations: Hex[][]): Promise<Uint8Array> {
  const signed = await account.signTransaction({
    type: 'eip7702',
    chainId: 1776,
    to,
    gas: 21_000n,
    maxFeePerGas: 1n,
    authorizationList: [],
  })
  const fields = fromRlp(`0x${signed.slice(4)}`, 'hex') as Hex[]
  const unsigned = [...fields.slice(0, 9), authorizations] as Hex[]
  const signature = await account.sign({ hash: keccak256(concat(['0x04', toRlp(unsigned)])) })
  const parts: Hex[] = [`0x${signature.slice(2, 66)}`, `0x${signature.slice(66, 130)}`].map(
    (part) => `0x${part.slice(2).replace(/^(00)+/, '')}` as const,
  )
  const parity = signature.endsWith('1b') ? '0x' : '0x01'
  return hexToBytes(concat(['0x04', toRlp([...unsigned, parity, ...parts])]))
}

test('[EVM-01] whatever stands in an authorization, its transaction is read, and who sent it', async () => {
  const largest: Hex = `0x${'ff'.repeat(32)}`
  const raw = await signWith([
    [largest, to, '0xffffffffffffffff', '0xff', largest, largest],
    ['0x', to, '0x', '0x02', '0x', '0x'],
  ])
  const { authorizations, nonce, signature } = decodeEthereumTransaction(raw)
  const all = 2n ** 256n - 1n
  assert.deepEqual(authorizations, [
    { chainId: all, address: to, nonce: 2n ** 64n - 1n, signature: { yParity: 255, r: all, s: all } },
    { chainId: 0n, address: to, nonce: 0n, signature: { yParity: 2, r: 0n, s: 0n } },
  ])
  assert.equal(nonce, 0n)
  assert.ok(signature.r > 0n && signature.s > 0n)
  assert.equal(await recoverSender(raw), account.address.toLowerCase())
})

test('[EVM-01] an authorization that has no six fields makes no transaction', async () => {
  for (const fields of [[], ['0x', to, '0x', '0x', '0x01'], ['0x', to, '0x', '0x', '0x01', '0x01', '0x01']]) {
    const raw = await signWith([fields as Hex[]])
    assert.throws(() => decodeEthereumTransaction(raw), { code: 'ethereum.transaction' })
  }
})
