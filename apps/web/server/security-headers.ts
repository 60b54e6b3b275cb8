import type { ServerResponse } from 'node:http'

const always: [string, string][] = [
  ['content-security-policy', formatPolicy()],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
]

/** Sets what stands on every answer, whoever gives it. */
export function setSecurityHeaders(response: ServerResponse, { isHttps }: { isHttps: boolean }): void {
  for (const [name, value] of always) response.setHeader(name, value)
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
}

/**
 * The Content-Security-Policy: everything from this site only, and of inline scripts those that are named.
 *
 * @param scripts sources as the policy writes them: hashes, or a nonce
 * @example formatPolicy(["'nonce-k3c…'"])  // "default-src 'none'; script-src 'self' 'nonce-k3c…'; …"
 */
export function formatPolicy(scripts: string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}
