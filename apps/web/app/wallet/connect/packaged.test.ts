// @vitest-environment node
import { PrivateKey } from '@injectivelabs/sdk-ts/core/accounts'
import { expect, test, vi } from 'vitest'
import { askPrivateKey, forgetPackaged, makePackagedSigner } from './packaged.ts'
import { findWallet } from './wallets.ts'
import { patienceOf } from '../sending/patience.ts'

const wallet = findWallet('private-key')
const chain = {
  chainId: 'injective-777',
  evmChainIds: [11155111, 1337],
  evmChainId: 1439,
  evmChain: { chainName: 'Injective Devnet', rpcUrl: '' },
  offered: [],
  hasRestrictions: false,
  accountsUrl: '',
  walletConnect: { projectId: '' },
  magic: { apiKey: '', rpcEndpoint: '', providers: [] },
  turnkey: { defaultOrganizationId: '', googleClientId: '' },
}
vi.stubGlobal('location', { origin: 'http://localhost' })
const typedData = JSON.stringify({
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], Tx: [{ name: 'memo', type: 'string' }] },
  primaryType: 'Tx',
  domain: { name: 'Injective Web3' },
  message: { memo: 'a memo' },
})

test('[WALLET-01] a private key signs typed data for its own address, and no longer when it is forgotten', async () => {
  const { privateKey } = PrivateKey.generate()
  const { addresses } = await askPrivateKey(wallet, chain, privateKey.toPrivateKeyHex())
  expect(addresses).toEqual([privateKey.toHex().toLowerCase()])
  const session = { status: 'connected', address: privateKey.toBech32() } as const
  const signer = await makePackagedSigner(wallet, session, chain)
  expect(signer).toMatchObject({ kind: 'ethereum', address: privateKey.toBech32(), evmChainId: 11155111 })
  expect(await signer.signTypedData(typedData)).toMatch(/^0x[0-9a-f]{130}$/)

  const other = { ...session, address: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku' }
  await expect(makePackagedSigner(wallet, other, chain)).rejects.toMatchObject({ key: 'wrongAddress' })
  forgetPackaged()
  await expect(makePackagedSigner(wallet, session, chain)).rejects.toMatchObject({ key: 'wrongWallet' })
})

test('[WALLET-01] what is no private key is refused before anything is asked', async () => {
  for (const text of ['', 'abc', `0x${'0'.repeat(63)}`, 'g'.repeat(64)])
    await expect(askPrivateKey(wallet, chain, text)).rejects.toMatchObject({ key: 'noKey' })
})

test('[WALLET-05] who signs on a device has five times as long for it as who signs in the page', async () => {
  const { privateKey } = PrivateKey.generate()
  const session = { status: 'connected', address: privateKey.toBech32() } as const
  await askPrivateKey(wallet, chain, privateKey.toPrivateKeyHex())
  expect(patienceOf(await makePackagedSigner(wallet, session, chain))).toBe(60n)
  expect(patienceOf(await makePackagedSigner(findWallet('ledger'), session, chain))).toBe(300n)
})
