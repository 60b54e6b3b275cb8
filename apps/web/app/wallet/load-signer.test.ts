import { beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'

const account = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const other = '0x00000000000000000000000000000000000000A1'
const signature = `0x${'1b'.repeat(65)}`

/** A wallet of Ethereum as a page sees it: its accounts, its chain, and what it was asked. */
class EthereumWallet {
  accounts = [account]
  chainId = 1
  asked: string[] = []
  added: unknown[] = []
  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    this.asked.push(method)
    if (method === 'eth_chainId') return `0x${this.chainId.toString(16)}`
    if (method === 'eth_signTypedData_v4') return signature
    if (method === 'eth_sendTransaction') return `0x${'ab'.repeat(32)}`
    if (method === 'wallet_addEthereumChain') {
      this.added.push(params[0])
      return null
    }
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId }] = params as [{ chainId: string }]
      if (Number(chainId) === 1337 && this.added.length === 0)
        throw Object.assign(new Error('Unrecognized chain ID "0x539".'), { code: 4902 })
      this.chainId = Number(chainId)
      return null
    }
    return this.accounts
  }
}

/** A wallet as Keplr is. */
class CosmosWallet {
  address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  pubKey = new Uint8Array(33).fill(2)
  isNanoLedger = false
  enable = async () => {}
  getKey = async () => ({ bech32Address: this.address, pubKey: this.pubKey, isNanoLedger: this.isNanoLedger })
  getOfflineSigner = () => ({
    getAccounts: async () => [{ address: this.address }],
    signDirect: async (_signer: string, doc: object) => ({ signed: doc, signature: { signature: 'AQID' } }),
  })
}

const evmChain = { chainName: 'Injective Devnet', rpcUrl: 'http://127.0.0.1:4000/ethereum' }

// What a page has asked of its site it knows for good: each test is a page of its own.
const openPage = async () => ({
  ...(await import('./connect/choose-account.ts')),
  ...(await import('./connect/connect.ts')),
  ...(await import('./load-signer.ts')),
  ...(await import('./session.ts')),
})
let { chooseAccount, connect, loadSigner, readSession } = await openPage()

beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('words', english)
  vi.stubGlobal('fetch', async () =>
    Response.json({ chainId: 'injective-777', evmChainIds: [11155111], evmChainId: 1337, evmChain }),
  )
  localStorage.clear()
  vi.resetModules()
  ;({ chooseAccount, connect, loadSigner, readSession } = await openPage())
})

test('[WALLET-01] a wallet of Ethereum signs typed data, on a chain whose number Injective takes', async () => {
  const wallet = announce(new EthereumWallet())
  await connect('metamask')
  const signer = await loadSigner()
  expect(signer).toMatchObject({
    kind: 'ethereum',
    address: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
    ethereumAddress: account,
    evmChainId: 11155111,
    eip712: 'v2',
  })
  expect(wallet.asked).toContain('wallet_switchEthereumChain')
  if (signer.kind === 'ethereum') expect(await signer.signTypedData('{}')).toBe(signature)
})

const call = { to: other, data: '0x', value: '0x1', gas: '0x5208', gasPrice: '0x98bca0' }

test('[WALLET-01] [EVM-12] a wallet that does not know the chain’s own EVM is told of it, and sends the call there', async () => {
  const wallet = announce(new EthereumWallet())
  await connect('metamask')
  const signer = await loadSigner()
  if (signer.kind !== 'ethereum') throw new Error('it is no wallet of Ethereum')
  expect(await signer.sendCall?.(call)).toBe(`0x${'ab'.repeat(32)}`)
  expect(wallet.chainId).toBe(1337)
  expect(wallet.added).toEqual([
    {
      chainId: '0x539',
      chainName: 'Injective Devnet',
      nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:4000/ethereum'],
    },
  ])
})

test('[WALLET-01] a chain of which nobody knows where it answers is added to no wallet', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      chainId: 'injective-777',
      evmChainIds: [11155111],
      evmChainId: 1337,
      evmChain: { ...evmChain, rpcUrl: '' },
    }),
  )
  const wallet = announce(new EthereumWallet())
  await connect('metamask')
  const signer = await loadSigner()
  if (signer.kind !== 'ethereum') throw new Error('it is no wallet of Ethereum')
  await expect(signer.sendCall?.(call)).rejects.toThrow('Your selected network is incorrect')
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test('[WALLET-01] before it signs, a wallet is asked whether it is unlocked and still the same', async () => {
  const wallet = announce(new EthereumWallet())
  await connect('metamask')
  wallet.accounts = []
  await expect(loadSigner()).rejects.toThrow('Your wallet is currently locked. Please unlock your MetaMask.')
  wallet.accounts = [other]
  await expect(loadSigner()).rejects.toThrow('You are connected to the wrong address. Please reconnect!')
})

test('[WALLET-01] of several accounts of a wallet the one that was chosen signs, also on the next page', async () => {
  const wallet = announce(new EthereumWallet())
  wallet.accounts = [account, other]
  await connect('metamask')
  const chosen = 'inj1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9p7we8xf'
  chooseAccount(other)
  expect(readSession()).toMatchObject({ status: 'connected', address: chosen, ethereumAddress: other })
  expect(readSession().addresses).toEqual([account, other])
  expect(await loadSigner()).toMatchObject({ address: chosen, ethereumAddress: other })
  wallet.accounts = [account]
  await expect(loadSigner()).rejects.toThrow('You are connected to the wrong address.')
  chooseAccount('0x00000000000000000000000000000000000000B2')
  expect(readSession().address, 'none of the wallet’s').toBe(chosen)
  vi.resetModules()
  const next = await openPage()
  expect(next.readSession()).toMatchObject({ address: chosen, addresses: [account, other] })
})

test('[WALLET-01] a wallet with no addresses connects nobody', async () => {
  announce(new EthereumWallet()).accounts = []
  await expect(connect('metamask')).rejects.toMatchObject({ key: 'noAddresses' })
  expect(readSession()).toEqual({ status: 'idle' })
})

test('[WALLET-01] a wallet like Keplr signs bytes; another account in it is told', async () => {
  const wallet = new CosmosWallet()
  vi.stubGlobal('keplr', wallet)
  await connect('keplr')
  const signer = await loadSigner()
  expect(signer).toMatchObject({ kind: 'cosmos', address: wallet.address, publicKey: wallet.pubKey })
  const doc = {
    bodyBytes: new Uint8Array([1]),
    authInfoBytes: new Uint8Array([2]),
    chainId: 'injective-777',
    accountNumber: 7n,
  }
  if (signer.kind === 'cosmos')
    expect(await signer.signDirect(doc)).toEqual({
      bodyBytes: doc.bodyBytes,
      authInfoBytes: doc.authInfoBytes,
      signature: new Uint8Array([1, 2, 3]),
    })
  wallet.address = 'inj1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9pc8fmuw'
  await expect(loadSigner()).rejects.toThrow('You are connected to the wrong address. Please reconnect!')
})

test('[WALLET-09] who is connected by address only can sign nothing', async () => {
  await connect('address-only', account)
  expect(readSession()).toMatchObject({ status: 'connected', isDev: true, ethereumAddress: account })
  await expect(loadSigner()).rejects.toThrow('You are connected by address only')
})

/** Puts it into the page, where it announces itself when it is asked to. */
function announce(wallet: EthereumWallet): EthereumWallet {
  const detail = { info: { rdns: 'io.metamask', name: 'MetaMask' }, provider: wallet }
  const say = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', say, { once: true })
  return wallet
}
