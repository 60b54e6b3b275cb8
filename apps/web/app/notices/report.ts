/** More of one page are the same one again, as a rule. */
const most = 10
const longest = 3000
/** An error's cause may be the error itself. */
const deepest = 5

const reported = new Set<string>()

/**
 * Tells the console and the site, whose log keeps it, of an error that nobody has thought of: each once, without what could
 * be a secret in it. What its visitor has done, or turned back from, is no such error.
 *
 * @param isInConsole the browser has said it there by itself
 */
export function report(error: unknown, { isInConsole = false } = {}): void {
  if (isVisitors(error)) return
  const text = describe(error)
  if (reported.has(text) || reported.size >= most) return
  reported.add(text)
  // oxlint-disable-next-line no-console -- for whoever looks for what went wrong
  if (!isInConsole) console.error(text)
  // Some browsers are told to have none.
  if ('sendBeacon' in navigator) navigator.sendBeacon('/browser-error/', `${location.pathname}\n${text}`)
}

/** What went wrong between a visitor and a wallet; all but what the wallet says in words that nobody knows. */
function isVisitors(error: unknown, depth = 0): boolean {
  const { name, key, cause } = Object(error) as { name?: unknown; key?: unknown; cause?: unknown }
  if (name === 'WalletTrouble') return key !== 'refused' && key !== 'deviceStuck'
  return cause !== undefined && depth < deepest && isVisitors(cause, depth + 1)
}

/** Where it was thrown, and what caused it. */
function describe(error: unknown, depth = 0): string {
  const { message, stack, cause } = Object(error) as Record<string, unknown>
  const own = [error, message].find((one) => typeof one === 'string') ?? ''
  const where = typeof stack === 'string' ? stack : ''
  const all = [
    where.includes(own) ? '' : own,
    where,
    cause === undefined || depth === deepest ? '' : `caused by ${describe(cause, depth + 1)}`,
  ]
  return withoutSecrets(all.filter(Boolean).join('\n')).slice(0, longest) || 'an error without words'
}

/** Keys, in hex or by words, who somebody is by email, and what was asked for behind the address of a page. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\b(?:0x)?[0-9a-f]{64,}\b/gi, '…')
    .replace(/\b(?:[a-z]{3,8} +){11,}[a-z]{3,8}\b/g, '…')
    .replace(/[^\s@"'<>(]+@[^\s@"'<>)]+\.[a-z]{2,}/gi, '…')
    .replace(/(https?:\/\/[^\s?#]+)[?#][^\s):]*/g, '$1')
}
