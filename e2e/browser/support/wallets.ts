import { publicKeyOf, signDirect, signTypedData, type LocalAccount } from '@injsight/local-chain'
import type { Page } from '@playwright/test'

/** What an injected wallet does when it is asked to sign; a test may let it refuse. */
export type InjectedWallet = {
  /** How often it was asked to sign. */
  asked: number
  /** Who signs: another than who is connected, when a visitor has switched. */
  signer: LocalAccount
  /** Says no from now on, as a visitor does. */
  refuses: boolean
}

/** Before the page is opened: a wallet of Ethereum in it that really signs, as MetaMask does. */
export async function injectEthereumWallet(page: Page, account: LocalAccount): Promise<InjectedWallet> {
  const wallet = { asked: 0, signer: account, refuses: false }
  await page.exposeFunction('askToSignTypedData', async (json: string) => {
    wallet.asked++
    return wallet.refuses ? null : signTypedData(wallet.signer.key, json)
  })
  await page.addInitScript((address) => {
    const ask = (globalThis as unknown as { askToSignTypedData: (json: string) => Promise<string | null> })
      .askToSignTypedData
    const provider = {
      isMetaMask: true,
      request: async ({ method, params = [] }: { method: string; params?: string[] }) => {
        if (method === 'eth_chainId') return '0xaa36a7'
        if (method !== 'eth_signTypedData_v4') return [address]
        const signature = await ask(params[1] ?? '')
        if (signature === null)
          throw Object.assign(new Error('User denied message signature.'), { code: 4001 })
        return signature
      },
    }
    const info = { uuid: 'injected', name: 'MetaMask', icon: '', rdns: 'io.metamask' }
    const announce = () =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, account.ethereum)
  return wallet
}

/** Before the page is opened: a wallet of Cosmos in it that really signs, as Keplr does. */
export async function injectCosmosWallet(page: Page, account: LocalAccount): Promise<InjectedWallet> {
  const wallet = { asked: 0, signer: account, refuses: false }
  await page.exposeFunction(
    'askToSignDirect',
    (body: string, authInfo: string, chainId: string, accountNumber: string) => {
      wallet.asked++
      if (wallet.refuses) return null
      const doc = {
        bodyBytes: Buffer.from(body, 'hex'),
        authInfoBytes: Buffer.from(authInfo, 'hex'),
        chainId,
        accountNumber: BigInt(accountNumber),
      }
      return Buffer.from(signDirect(wallet.signer.key, doc)).toString('base64')
    },
  )
  await page.addInitScript(
    ({ address, key }) => {
      type Doc = { bodyBytes: Uint8Array; authInfoBytes: Uint8Array; chainId: string; accountNumber: bigint }
      const { askToSignDirect } = globalThis as unknown as {
        askToSignDirect: (...doc: string[]) => Promise<string | null>
      }
      const keplr = {
        enable: async () => {},
        getKey: async () => ({ bech32Address: address, pubKey: new Uint8Array(key), isNanoLedger: false }),
        getOfflineSigner: () => ({
          getAccounts: async () => [{ address }],
          signDirect: async (_: string, doc: Doc) => {
            const parts = [doc.bodyBytes, doc.authInfoBytes].map((bytes) => bytes.toHex())
            const signature = await askToSignDirect(...parts, doc.chainId, String(doc.accountNumber))
            if (signature === null) throw new Error('Request rejected')
            return { signed: doc, signature: { signature } }
          },
        }),
      }
      Object.assign(globalThis, { keplr })
    },
    { address: account.address, key: [...publicKeyOf(account.key)] },
  )
  return wallet
}
