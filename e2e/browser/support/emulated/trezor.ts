import { signTypedData } from '@injsight/local-chain'
import type { Page } from '@playwright/test'
import { sign } from 'viem/accounts'
import { keccak256, toHex } from 'viem/utils'
import { accountAt, makeSeed } from './accounts.ts'

/** A Trezor, and the window by which its maker speaks to it, as a test has them in hand. */
export type Trezor = {
  seed: Uint8Array
  /** Nothing is plugged in: the window waits for it. */
  isAway: boolean
  /** Whoever holds it says no from now on. */
  refuses: boolean
  /** The first model signs by the hashes that it is told, others make them of the text. */
  isFirstModel: boolean
  /** The path of each signature that was given. */
  signed: string[]
}

type Call = { method: string } & Record<string, unknown>
type Answer = { success: boolean; payload: unknown }

const site = 'https://connect.trezor.io'
const fail = (code: string, error: string): Answer => ({ success: false, payload: { code, error } })

/**
 * Before the page is opened: the window at connect.trezor.io, with a device behind it that really signs. The maker's own
 * package opens it and speaks to it; it answers as theirs does (github.com/trezor/trezor-suite, packages/connect-popup),
 * to what it knows, and in a window of that address alone.
 */
export async function plugInTrezor(page: Page): Promise<Trezor> {
  const trezor: Trezor = {
    seed: makeSeed(),
    isAway: false,
    refuses: false,
    isFirstModel: false,
    signed: [],
  }
  const context = page.context()
  await context.exposeFunction('askTrezor', (call: Call) => answer(trezor, call))
  await context.route(`${site}/**`, (route) => {
    const isWindow = new URL(route.request().url()).pathname === '/9/popup.html'
    return isWindow
      ? route.fulfill({ contentType: 'text/html', body: `<script>(${speak.toString()})()</script>` })
      : route.fulfill({ status: 404 })
  })
  return trezor
}

function answer(trezor: Trezor, call: Call): Promise<Answer> | Answer {
  if (trezor.isAway) return new Promise(() => {})
  if (call.method === 'ethereumGetPublicKey') return tellKeys(trezor, call.bundle)
  if (call.method === 'ethereumSignTypedData') return signData(trezor, call)
  return fail('Method_InvalidParameter', `Unknown method ${call.method}`)
}

function tellKeys(trezor: Trezor, bundle: unknown): Answer {
  const asked = Array.isArray(bundle) ? (bundle as { path?: unknown }[]) : []
  if (asked.length === 0 || asked.some(({ path }) => !isPath(path)))
    return fail('Method_InvalidParameter', 'Not a valid path')
  const payload = asked.map(({ path }) => {
    const { publicKey, chainCode } = accountAt(trezor, path as Path).getHdKey()
    const [key, code] = [publicKey, chainCode].map((bytes) => Buffer.from(bytes ?? []).toString('hex'))
    return { serializedPath: path, publicKey: key, chainCode: code }
  })
  return { success: true, payload }
}

async function signData(trezor: Trezor, call: Call): Promise<Answer> {
  const { path, data, metamask_v4_compat, domain_separator_hash, message_hash } = call
  if (!isPath(path) || metamask_v4_compat !== true || typeof data !== 'object')
    return fail('Method_InvalidParameter', 'Not what is signed here')
  const isHash = (text: unknown) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
  if (!isHash(domain_separator_hash) || !isHash(message_hash))
    return fail('Method_InvalidParameter', 'The hashes are missing')
  if (trezor.refuses) return fail('Failure_ActionCancelled', 'Action cancelled by user')
  const account = accountAt(trezor, path)
  const key = account.getHdKey().privateKey ?? new Uint8Array()
  const hash = keccak256(`0x1901${String(domain_separator_hash)}${String(message_hash)}`)
  const signature = trezor.isFirstModel
    ? await sign({ hash, privateKey: toHex(key), to: 'hex' })
    : await signTypedData(key, JSON.stringify(data))
  trezor.signed.push(path)
  return { success: true, payload: { address: account.address, signature } }
}

type Path = `m/44'/60'/${string}`
const isPath = (path: unknown): path is Path =>
  typeof path === 'string' && /^m\/44'\/60'(?:\/\d+'?){3}$/.test(path)

/** In the window: who opened it is told that it is there, asks, and is answered. */
function speak(): void {
  type Said = { type?: string; id?: number; payload?: unknown; channel?: { here?: string; peer?: string } }
  type Settings = { origin?: string; manifest?: { appName?: string; appUrl?: string; email?: string } }
  const { askTrezor } = globalThis as unknown as { askTrezor: (call: unknown) => Promise<Answer> }
  const channel = { here: '@trezor/connect-popup', peer: '@trezor/connect-web' }
  const opener = window.opener as Window | null
  const say = (message: object, to = '*') => opener?.postMessage({ channel, ...message }, to)
  addEventListener('message', async ({ data, origin }: MessageEvent<Said>) => {
    if (data.channel?.here !== channel.peer || data.channel.peer !== channel.here) return
    if (data.type === 'channel-handshake-request') say({ type: 'channel-handshake-confirm' }, origin)
    if (data.type === 'popup-init') {
      const { settings } = data.payload as { settings: Settings }
      const { appName, appUrl, email } = settings.manifest ?? {}
      const isWhole = settings.origin === origin && appName && appUrl && email
      if (isWhole) say({ event: 'UI_EVENT', type: 'popup-core-loaded' }, origin)
      else say({ event: 'UI_EVENT', type: 'popup-error', payload: { error: 'Manifest not set' } }, origin)
    }
    if (data.type !== 'iframe-call') return
    const answered = await askTrezor(data.payload)
    say({ event: 'RESPONSE_EVENT', type: 'RESPONSE_EVENT', id: data.id, ...answered }, origin)
    if (answered.success) close() // what failed stays to be read
  })
  addEventListener('load', () => {
    say({ event: 'UI_EVENT', type: 'popup-bootstrap' })
    say({ event: 'UI_EVENT', type: 'popup-loaded' })
  })
}
