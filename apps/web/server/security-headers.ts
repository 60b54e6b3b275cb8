import type { ServerResponse } from 'node:http'
import { listHosts, listOffered, type WalletSettings } from '../app/wallet/offered.ts'

/** What browsers are told to keep to. */
export type Security = {
  /** Sets what stands on every answer, whoever gives it. */
  setHeaders: (response: ServerResponse) => void
  /**
   * The Content-Security-Policy: everything from this site only, of inline scripts those that are named, and no markup
   * but by the page's own policy (`app/frame/refuse-markup.ts`). What wallets that the deployment offers need is let in
   * on pages, and with no other answer.
   *
   * @param scripts sources as the policy writes them: hashes, or a nonce
   * @example formatPolicy(["'nonce-k3c…'"])  // "default-src 'none'; script-src 'self' 'nonce-k3c…'; …"
   */
  formatPolicy: (scripts?: string[]) => string
}

const directives: readonly [string, string][] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['form-action', "'self'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
  ['manifest-src', "'self'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
]

export function createSecurity(wallets: WalletSettings, { isHttps }: { isHttps: boolean }): Security {
  const ofPages = new Map(directives)
  for (const [name, hosts] of listHosts(wallets))
    ofPages.set(name, [ofPages.get(name), ...hosts].join(' ').trim())
  const format = (from: Iterable<readonly [string, string]>, scripts: string[]) =>
    [...from]
      .map(([name, some]) => [name, some, ...(name === 'script-src' ? scripts : [])].join(' '))
      .join('; ')
  // Trezor's own window answers the page that opened it.
  const opener = listOffered(wallets).includes('trezor') ? 'same-origin-allow-popups' : 'same-origin'
  const always: [string, string][] = [
    ['content-security-policy', format(directives, [])],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A Ledger is spoken to over USB, when the visitor has chosen it.
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(self), hid=(self)'],
    ['cross-origin-opener-policy', opener],
    ...(isHttps ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
  return {
    setHeaders(response) {
      for (const [name, value] of always) response.setHeader(name, value)
    },
    formatPolicy: (scripts = []) => format(ofPages, scripts),
  }
}
