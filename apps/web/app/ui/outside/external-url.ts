/**
 * An address outside of the site that may be opened; undefined for anything that isn't plainly one. What runs or
 * carries content instead of leading somewhere (`javascript:`, `data:`, `blob:`, `vbscript:`) is refused, as is what
 * hides where it leads behind a name and a password.
 *
 * @example readExternalUrl('https://injective.com')?.host // 'injective.com'
 */
export function readExternalUrl(text: string): URL | undefined {
  const [longest, trimmed] = [2000, text.trim()]
  if (trimmed.length > longest || !/^https?:\/\/[^\s]+$/i.test(trimmed) || !URL.canParse(trimmed))
    return undefined
  const url = new URL(trimmed)
  return url.username === '' && url.password === '' && url.hostname.includes('.') ? url : undefined
}

export type TextPart = { text: string; url?: URL }

/**
 * A text in parts, with the addresses in it told from the words around.
 *
 * @example splitLinks('see https://a.io/x.').map(({ text }) => text) // ['see ', 'https://a.io/x', '.']
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"'`\u2066-\u2069\u202A-\u202E]+/gi)) {
    const address = found.replace(/[.,;:!?)\]}]+$/, '')
    const url = readExternalUrl(address)
    if (url === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, url })
    end = index + address.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
