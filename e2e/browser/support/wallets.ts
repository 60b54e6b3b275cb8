import {
  publicKeyOf,
  sendTransaction,
  signBytes,
  signDirect,
  signTypedData,
  type HandedTransaction,
  type LocalAccount,
} from '@injsight/local-chain'
import type { Page } from '@playwright/test'

/** An injected wallet as a test has it in hand, from the outside. */
export type InjectedWallet = {
  /** How often it was asked to sign. */
  asked: number
  /** Whom it tells that it is of. */
  connected: LocalAccount
  /** Who signs: another than who is connected, when a visitor has switched. */
  signer: LocalAccount
  /** Says no from now on, as a visitor does. */
  refuses: boolean
  /** Tells no account any more, as one that is locked. */
  isLocked: boolean
  /** Number of the chain of Ethereum that it is on. */
  evmChainId: number
  /** The chains that it knows beside that: it goes to no other, whatever it is asked. */
  knows: number[]
  /** What goes on while the visitor looks at it, before it signs. */
  meanwhile: () => Promise<unknown>
}

const makeWallet = (signer: LocalAccount): InjectedWallet => ({
  asked: 0,
  connected: signer,
  signer,
  refuses: false,
  isLocked: false,
  evmChainId: 0xaa36a7,
  knows: [],
  meanwhile: async () => {},
})

/** @returns what it signs; null when it says no */
async function askToSign<Signed>(
  wallet: InjectedWallet,
  sign: () => Signed,
): Promise<Awaited<Signed> | null> {
  wallet.asked++
  await wallet.meanwhile()
  return wallet.refuses ? null : await sign()
}

type Asked = { method: string; params?: unknown[] }

/**
 * Before the page is opened: a wallet of Ethereum in it that really signs, as MetaMask does.
 *
 * @param isAnnounced by EIP-6963; else it stands in the page under the name that all of them once had
 */
export async function injectEthereumWallet(
  page: Page,
  account: LocalAccount,
  { isAnnounced = true } = {},
): Promise<InjectedWallet> {
  const wallet = makeWallet(account)
  let rpcUrl = ''
  await page.exposeFunction('askEthereumWallet', ({ method, params = [] }: Asked) => {
    if (method === 'eth_chainId') return `0x${wallet.evmChainId.toString(16)}`
    if (method === 'wallet_addEthereumChain') {
      const [added] = params as [{ chainId: string; rpcUrls: string[] }]
      wallet.knows.push(Number(added.chainId))
      rpcUrl = added.rpcUrls[0] ?? ''
      return {}
    }
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId }] = params as [{ chainId: string }]
      if (!wallet.knows.includes(Number(chainId))) return chainId === '0xaa36a7' ? {} : { code: 4902 }
      wallet.evmChainId = Number(chainId)
      return {}
    }
    if (method === 'eth_sendTransaction')
      return askToSign(wallet, () =>
        sendTransaction(wallet.signer.key, rpcUrl, params[0] as HandedTransaction),
      )
    if (method !== 'eth_signTypedData_v4') return wallet.isLocked ? [] : [wallet.connected.ethereum]
    return askToSign(wallet, () => signTypedData(wallet.signer.key, String(params[1])))
  })
  await page.addInitScript((announced) => {
    const { askEthereumWallet } = globalThis as unknown as {
      askEthereumWallet: (asked: Asked) => Promise<unknown>
    }
    const provider = {
      isMetaMask: true,
      request: async (asked: Asked) => {
        const answer = await askEthereumWallet(asked)
        if (answer === null) throw Object.assign(new Error('User denied message signature.'), { code: 4001 })
        const { code } = Object(answer) as { code?: number }
        if (code !== undefined) throw Object.assign(new Error('Unrecognized chain ID.'), { code })
        return answer
      },
    }
    if (!announced) return Object.assign(globalThis, { ethereum: provider })
    const info = { uuid: 'injected', name: 'MetaMask', icon: '', rdns: 'io.metamask' }
    const announce = () =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    addEventListener('eip6963:requestProvider', announce)
    announce()
    return undefined
  }, isAnnounced)
  return wallet
}

/**
 * Before the page is opened: a wallet of Cosmos in it that really signs, as Keplr does.
 *
 * @param signs the bytes of a transaction, or nothing but its JSON
 */
export async function injectCosmosWallet(
  page: Page,
  account: LocalAccount,
  signs: 'direct' | 'amino' = 'direct',
): Promise<InjectedWallet> {
  const wallet = makeWallet(account)
  const toBase64 = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('base64')
  await page.exposeFunction(
    'askToSignDirect',
    async (body: string, authInfo: string, chainId: string, accountNumber: string) => {
      const doc = {
        bodyBytes: Buffer.from(body, 'hex'),
        authInfoBytes: Buffer.from(authInfo, 'hex'),
        chainId,
        accountNumber: BigInt(accountNumber),
      }
      return toBase64(await askToSign(wallet, () => signDirect(wallet.signer.key, doc)))
    },
  )
  await page.exposeFunction('askToSignAmino', async (json: string) =>
    toBase64(await askToSign(wallet, () => signBytes(wallet.signer.key, inOrder(json)))),
  )
  await page.addInitScript(
    ({ address, key, mode }) => {
      type Doc = { bodyBytes: Uint8Array; authInfoBytes: Uint8Array; chainId: string; accountNumber: bigint }
      const { askToSignDirect, askToSignAmino } = globalThis as unknown as Record<
        'askToSignDirect' | 'askToSignAmino',
        (...doc: string[]) => Promise<string | null>
      >
      const answer = (signed: object, signature: string | null) => {
        if (signature === null) throw new Error('Request rejected')
        return { signed, signature: { signature } }
      }
      const signers = {
        direct: {
          signDirect: async (_: string, doc: Doc) => {
            const parts = [doc.bodyBytes, doc.authInfoBytes].map((bytes) => bytes.toHex())
            return answer(doc, await askToSignDirect(...parts, doc.chainId, String(doc.accountNumber)))
          },
        },
        amino: {
          signAmino: async (_: string, doc: object) => answer(doc, await askToSignAmino(JSON.stringify(doc))),
        },
      }
      const keplr = {
        enable: async () => {},
        getKey: async () => ({ bech32Address: address, pubKey: new Uint8Array(key), isNanoLedger: false }),
        getOfflineSigner: () => ({ getAccounts: async () => [{ address }], ...signers[mode] }),
      }
      Object.assign(globalThis, { keplr })
    },
    { address: account.address, key: [...publicKeyOf(account.key)], mode: signs },
  )
  return wallet
}

/** As Amino's JSON is hashed: keys in the order of the alphabet, no spaces, and what is markup escaped as Go does it. */
function inOrder(json: string): Uint8Array {
  const sort = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sort)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, one]) => [key, sort(one)]),
    )
  }
  const text = JSON.stringify(sort(JSON.parse(json)))
  return new TextEncoder().encode(
    text.replace(/[<>&]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
