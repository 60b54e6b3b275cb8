import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { makeAccount, signTypedData, type LocalAccount } from '@injsight/local-chain'
import type { Page, WebSocketRoute } from '@playwright/test'
import { walletSettings } from '../wallet-site.ts'

/** A wallet on a telephone, that is linked by WalletConnect, as a test has it in hand. */
export type LinkedWallet = {
  account: LocalAccount
  /** Says no from now on. */
  refuses: boolean
  /** What it was asked to sign. */
  asked: number
  /** What the relay has refused, in words. */
  refused: string[]
  /** Reads the link that a page shows as a QR code, and agrees to what is proposed there. */
  scan: (link: string) => void
}

type Json = Record<string, unknown>
type Call = { id: number; method: string; params: Json }

const relay = 'wss://relay.walletconnect.org'
const relayed = { relay: { protocol: 'irn' } }
const methods = ['eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign']

/**
 * Before the page is opened: WalletConnect's relay, which passes sealed messages on by their topics, and a wallet at its
 * other end that really signs. The page's own package speaks to it; the relay knows one project, and takes nobody who
 * doesn't say by a key who it is.
 */
export async function openRelay(page: Page): Promise<LinkedWallet> {
  const keys = new Map<string, Buffer>()
  const kept = new Map<string, string[]>()
  const subscribed = new Set<string>()
  const passedOn = new Set<string>()
  let socket: WebSocketRoute | undefined
  let count = Date.now()
  const wallet: LinkedWallet = {
    account: makeAccount(),
    refuses: false,
    asked: 0,
    refused: [],
    scan: (link) => {
      const [, topic = '', search = ''] = /^wc:([0-9a-f]{64})@2\?(.*)$/.exec(link) ?? []
      keys.set(topic, Buffer.from(new URLSearchParams(search).get('symKey') ?? '', 'hex'))
      for (const message of kept.get(topic)?.splice(0) ?? []) void read(topic, message)
    },
  }

  const deliver = (topic: string, message: string, tag: number) => {
    const data = { topic, message, tag, publishedAt: Date.now() }
    const params = { id: topic, data }
    socket?.send(JSON.stringify({ id: ++count, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
  const say = (topic: string, told: Json, tag: number) => {
    const key = keys.get(topic)
    if (key === undefined) throw new Error('there is no key of this topic')
    deliver(topic, seal(key, JSON.stringify({ jsonrpc: '2.0', ...told })), tag)
  }
  /** What a page has sent: what comes again, since its first answer was late, is passed on once. */
  const passOn = (topic: string, message: string) => {
    if (passedOn.has(message)) return
    passedOn.add(message)
    void read(topic, message)
  }
  /** The wallet reads it once it has the key. */
  const read = async (topic: string, message: string) => {
    const key = keys.get(topic)
    if (key === undefined) {
      kept.set(topic, [...(kept.get(topic) ?? []), message])
      return
    }
    const { id, method, params } = JSON.parse(open(key, message)) as Call
    if (method === 'wc_sessionPropose') settle(topic, id, params)
    if (method === 'wc_sessionRequest') {
      const { request, chainId } = params as { request: Call & { params: unknown }; chainId: string }
      const [address, json] = request.params as unknown as [string, string]
      wallet.asked++
      const isOwn = address.toLowerCase() === wallet.account.ethereum.toLowerCase()
      const isKnown = request.method === 'eth_signTypedData_v4' && chainId.startsWith('eip155:') && isOwn
      if (!isKnown || wallet.refuses)
        say(topic, { id, error: { code: 5000, message: 'User rejected.' } }, 1109)
      else say(topic, { id, result: await signTypedData(wallet.account.key, json) }, 1109)
    }
    if (method === 'wc_sessionDelete' || method === 'wc_sessionPing') say(topic, { id, result: true }, 1113)
  }
  const settle = (
    pairing: string,
    id: number,
    { proposer, optionalNamespaces, requiredNamespaces }: Json,
  ) => {
    const { publicKey: theirs } = proposer as { publicKey: string }
    const { secret, publicKey } = agree(theirs)
    const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), Buffer.alloc(0), 32))
    const topic = createHash('sha256').update(key).digest('hex')
    keys.set(topic, key)
    const wanted = { ...(requiredNamespaces as Json), ...(optionalNamespaces as Json) } as Record<
      string,
      { chains: string[]; events: string[] }
    >
    const { chains = [], events = [] } = wanted.eip155 ?? {}
    const accounts = chains.map((chain) => `${chain}:${wallet.account.ethereum}`)
    say(pairing, { id, result: { ...relayed, responderPublicKey: publicKey } }, 1101)
    const metadata = { name: 'A wallet', description: '', url: 'https://wallet.example', icons: [] }
    const params = {
      ...relayed,
      namespaces: { eip155: { chains, accounts, methods, events } },
      controller: { publicKey, metadata },
      expiry: Math.floor(Date.now() / 1000) + 604_800,
    }
    // The page asks for this topic once it has read the answer.
    const tell = () =>
      subscribed.has(topic)
        ? say(topic, { id: ++count, method: 'wc_sessionSettle', params }, 1102)
        : setTimeout(tell, 50)
    tell()
  }

  const calls: Record<string, (params: Json) => unknown> = {
    irn_subscribe: ({ topic }) => {
      subscribed.add(String(topic))
      return topic
    },
    irn_batchSubscribe: ({ topics }) => {
      for (const topic of topics as string[]) subscribed.add(topic)
      return topics
    },
    irn_unsubscribe: () => true,
    irn_fetchMessages: () => ({ messages: [], hasMore: false }),
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    irn_publish: ({ topic, message }) => {
      passOn(String(topic), String(message))
      return true
    },
    wc_proposeSession: ({ pairingTopic, sessionProposal }) => {
      subscribed.add(String(pairingTopic))
      passOn(String(pairingTopic), String(sessionProposal))
      return true
    },
  }
  await page.routeWebSocket(`${relay}/**`, (opened) => {
    const asked = new URL(opened.url()).searchParams
    if (asked.get('projectId') !== walletSettings.WALLET_CONNECT_PROJECT || !isSigned(asked.get('auth'))) {
      wallet.refused.push(`a connection by ${opened.url()}`)
      void opened.close({ code: 3000, reason: 'Unauthorized' })
      return
    }
    socket = opened
    opened.onMessage((text) => {
      const { id, method, params } = JSON.parse(String(text)) as Partial<Call>
      if (method === undefined) return // it has read what was delivered
      const call = calls[method]
      if (call === undefined) wallet.refused.push(method)
      const answer = call ? { result: call(params ?? {}) } : { error: { code: -32_601, message: method } }
      opened.send(JSON.stringify({ id, jsonrpc: '2.0', ...answer }))
    })
  })
  await page.route('https://api.web3modal.org/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    if (searchParams.get('projectId') !== walletSettings.WALLET_CONNECT_PROJECT)
      return route.fulfill({ status: 401, headers, json: {} })
    if (pathname === '/appkit/v1/config') return route.fulfill({ headers, json: { features: [] } })
    if (pathname === '/getWallets') return route.fulfill({ headers, json: { data: [], count: 0 } })
    return route.fulfill({ headers, json: {} })
  })
  await page.route('https://fonts.reown.com/**', (route) => route.fulfill({ status: 404 }))
  await page.route(/^https:\/\/(?:pulse|rpc|verify|keys|secure)\.walletconnect\.(?:org|com)\//, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  return wallet
}

/** A key made for this, and the secret that it has together with another's. */
function agree(theirs: string): { secret: Buffer; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const x = Buffer.from(theirs, 'hex').toString('base64url')
  const other = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x } })
  const own = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
  return { secret: diffieHellman({ privateKey, publicKey: other }), publicKey: own }
}

const cipher = 'chacha20-poly1305'

/** An envelope of type 0: a nonce of 12 bytes, what is sealed, and its tag of 16. */
function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: 16 })
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([Buffer.from([0]), nonce, sealed, sealing.getAuthTag()]).toString('base64')
}

/** @throws when it was sealed by another key, or is another envelope */
function open(key: Buffer, message: string): string {
  const whole = Buffer.from(message, 'base64')
  if (whole[0] !== 0) throw new Error('an envelope of another type')
  const opening = createDecipheriv(cipher, key, whole.subarray(1, 13), { authTagLength: 16 })
  opening.setAuthTag(whole.subarray(-16))
  return Buffer.concat([opening.update(whole.subarray(13, -16)), opening.final()]).toString('utf8')
}

/** By a token that a key of the page (Ed25519) has signed, for this relay and for now. */
function isSigned(token: string | null): boolean {
  const [header = '', payload = '', signature = ''] = token?.split('.') ?? []
  if (signature === '') return false
  const told = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    'iss' | 'aud' | 'exp',
    string
  >
  const [, written = ''] = told.iss.split('did:key:z')
  const x = readBase58(written).subarray(2).toString('base64url') // what comes before says that it is such a key
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
  const isKeys = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
  return isKeys && told.aud === relay && Number(told.exp) > Date.now() / 1000
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Of a text that begins with no zero. */
function readBase58(text: string): Buffer {
  const value = Array.from(text).reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
