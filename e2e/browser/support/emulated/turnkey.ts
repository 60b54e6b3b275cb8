import { createPublicKey, ECDH, verify } from 'node:crypto'
import { makeAccount, type LocalAccount } from '@injsight/local-chain'
import type { Page, Route } from '@playwright/test'
import { sign } from 'viem/accounts'
import { sha256, toHex } from 'viem/utils'
import { walletSettings } from '../wallet-site.ts'

/** Turnkey, and who keeps its accounts for a site, as a test has them in hand. */
export type Turnkey = {
  /** Whose key it keeps. */
  account: LocalAccount
  /** What it has sent by email. */
  sent: { email: string; code: string }[]
  /** The code that was sent is too old by now. */
  isTooLate: boolean
  /** Every session is over. */
  isOver: boolean
  /** What it was asked and would have refused, in words. */
  refused: string[]
  /** What Google says of whoever signed in there, for the nonce that it was asked with. */
  makeGoogleToken: (nonce: string) => string
}

type Json = Record<string, unknown>

const organization = '3f1d5e0a-2222-4444-8888-aaaaaaaaaaaa'
const user = '6e8b9c1d-1111-4444-8888-bbbbbbbbbbbb'
const wallet = '0a1b2c3d-3333-4444-8888-cccccccccccc'
const accounts = `${walletSettings.ACCOUNTS_URL}/`
const api = 'https://api.turnkey.com/public/v1/'

/**
 * Before the page is opened: Turnkey's API, and the server of accounts that a deployment has for it, answered by a
 * stand-in that really signs. A key of the browser counts once a code or Google has vouched for it, each request has to
 * bear its signature, and what is told beside what is known is refused.
 */
export async function openTurnkey(page: Page): Promise<Turnkey> {
  const turnkey: Turnkey = {
    account: makeAccount(),
    sent: [],
    isTooLate: false,
    isOver: false,
    refused: [],
    makeGoogleToken: (nonce) =>
      makeToken({ aud: walletSettings.TURNKEY_GOOGLE_CLIENT, nonce, email: 'a@example.com' }),
  }
  /** Keys of the browser: those that wait for a code, by its id, and those that may sign. */
  const waiting = new Map<string, string>()
  const known = new Set<string>()
  const refuse = (why: string): never => {
    turnkey.refused.push(why)
    throw new Error(why)
  }
  const only = (body: Json, names: string[]) => {
    const other = Object.keys(body).find((name) => !names.includes(name))
    if (other !== undefined) refuse(`"${other}" is not known`)
  }
  const makeSession = (key: unknown) => {
    known.add(String(key))
    const exp = Math.floor(Date.now() / 1000) + 86_400
    const told = { exp, public_key: key, session_type: 'SESSION_TYPE_READ_WRITE' }
    return makeToken({ ...told, user_id: user, organization_id: organization })
  }

  const ofAccounts: Record<string, (body: Json) => unknown> = {
    magic: (body) => {
      only(body, ['email'])
      return false
    },
    'turnkey/otp/init': (body) => {
      only(body, ['targetPublicKey', 'email', 'isUsingIndexedDB', 'expirationSeconds'])
      if (!isKey(body.targetPublicKey)) refuse('the key is none')
      const otpId = `otp-${waiting.size}`
      waiting.set(otpId, String(body.targetPublicKey))
      turnkey.sent.push({
        email: String(body.email),
        code: String(Math.floor(100_000 + Math.random() * 900_000)),
      })
      return { otpId, organizationId: organization }
    },
    'turnkey/otp/verify': (body) => {
      only(body, ['isUsingIndexedDB', 'targetPublicKey', 'otpId', 'otpCode', 'suborgID', 'expirationSeconds'])
      if (waiting.get(String(body.otpId)) !== body.targetPublicKey)
        refuse('another key than asked for the code')
      if (body.suborgID !== organization) refuse('another organization')
      if (turnkey.isTooLate) refuse('OTP expired')
      if (body.otpCode !== turnkey.sent.at(-1)?.code) refuse('Invalid OTP code')
      waiting.delete(String(body.otpId))
      return { session: makeSession(body.targetPublicKey), organizationId: organization }
    },
    'turnkey/oauth': (body) => {
      only(body, ['targetPublicKey', 'oidcToken', 'providerName', 'expirationSeconds'])
      const { aud, nonce } = readToken(String(body.oidcToken))
      if (aud !== walletSettings.TURNKEY_GOOGLE_CLIENT) refuse('a token for another client')
      if (nonce !== sha256(toHex(String(body.targetPublicKey))).slice(2)) refuse('a token for another key')
      return { credentialBundle: makeSession(body.targetPublicKey), organizationId: organization }
    },
  }

  const activity = (name: string, result: object) => ({
    activity: { id: 'activity', status: 'ACTIVITY_STATUS_COMPLETED', result: { [name]: result } },
  })
  const ofApi: Record<string, (body: Json) => unknown> = {
    'query/whoami': () => ({
      organizationId: organization,
      organizationName: 'A',
      userId: user,
      username: 'a',
    }),
    'query/list_wallets': () => ({ wallets: [{ walletId: wallet, walletName: 'A' }] }),
    'query/list_wallet_accounts': (body) => {
      if (body.walletId !== wallet) refuse('another wallet')
      const address = turnkey.account.ethereum
      return { accounts: [{ walletId: wallet, addressFormat: 'ADDRESS_FORMAT_ETHEREUM', address }] }
    },
    'submit/stamp_login': (body) => {
      const { publicKey } = body.parameters as Json
      if (!isKey(publicKey)) refuse('the key is none')
      return activity('stampLoginResult', { session: makeSession(publicKey) })
    },
    'submit/sign_raw_payload': async (body) => {
      if (body.type !== 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2') refuse('another type')
      const { signWith, payload, encoding, hashFunction, ...rest } = body.parameters as Json
      only(rest, [])
      if (signWith !== turnkey.account.ethereum) refuse('the key of another')
      if (encoding !== 'PAYLOAD_ENCODING_HEXADECIMAL' || hashFunction !== 'HASH_FUNCTION_NO_OP')
        refuse('another encoding')
      const hash = `0x${String(payload).replace(/^0x/, '')}` as const
      if (hash.length !== 66) refuse('no hash')
      const { r, s, yParity } = await sign({ hash, privateKey: toHex(turnkey.account.key) })
      const [v] = [toHex(yParity ?? 0, { size: 1 })]
      return activity('signRawPayloadResult', { r: r.slice(2), s: s.slice(2), v: v.slice(2) })
    },
  }
  const checkStamp = (stamp: string, text: string, body: Json) => {
    const { publicKey, scheme, signature } = JSON.parse(Buffer.from(stamp, 'base64url').toString()) as Json
    if (scheme !== 'SIGNATURE_SCHEME_TK_API_P256') refuse('another scheme')
    if (!known.has(String(publicKey)) || turnkey.isOver) refuse('no session of this key')
    if (
      !verify('sha256', Buffer.from(text), readKey(String(publicKey)), Buffer.from(String(signature), 'hex'))
    )
      refuse('the stamp is wrong')
    if (body.organizationId !== organization) refuse('another organization')
  }

  const origin = () => new URL(page.url()).origin
  const reply = async (route: Route, answer: () => unknown) => {
    const headers = { 'access-control-allow-origin': origin() }
    try {
      await route.fulfill({ headers, json: await answer() })
    } catch (error) {
      const { message } = error as Error
      await route.fulfill({ status: 400, headers, json: { code: 3, message, details: [] } })
    }
  }
  const readAsked = (route: Route) => {
    const text = route.request().postData() ?? '{}'
    return { text, body: JSON.parse(text) as Json, from: route.request().headers() }
  }
  await page.route(`${accounts}**`, (route) =>
    reply(route, () => {
      const { body, from } = readAsked(route)
      if (from.origin !== origin()) refuse('another site')
      const ask = ofAccounts[route.request().url().slice(accounts.length)]
      return ask === undefined ? refuse(`no ${route.request().url()}`) : ask(body)
    }),
  )
  await page.route('https://api.turnkey.com/**', (route) =>
    reply(route, () => {
      const { text, body, from } = readAsked(route)
      checkStamp(from['x-stamp'] ?? '', text, body)
      const ask = ofApi[route.request().url().slice(api.length)]
      return ask === undefined ? refuse(`no ${route.request().url()}`) : ask(body)
    }),
  )
  return turnkey
}

/** 33 bytes, of P-256. */
const isKey = (key: unknown) => typeof key === 'string' && /^0[23][0-9a-f]{64}$/.test(key)

function readKey(compressed: string) {
  const whole = Buffer.from(ECDH.convertKey(compressed, 'prime256v1', 'hex', 'hex', 'uncompressed'), 'hex')
  const [x, y] = [whole.subarray(1, 33), whole.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
}

const makeToken = (told: Json) =>
  [{ alg: 'none' }, told, 'unread']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64'))
    .join('.')

const readToken = (token: string): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64').toString()) as Json
