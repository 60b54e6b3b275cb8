import type { Notice, WordedNotice } from './notice.ts'

const longestTitle = 160

/** Nobody waits for these any more, or they are told elsewhere. */
const silent = /\b(abort(ed)?|timed? ?out|request (is )?too long|loading chunk)\b/i
const demand = /rate.?limit|too many requests|\b429\b|higher than usual demand/i
/** What browsers say when no answer came. */
const network = /failed to fetch|networkerror|load failed|network connection was lost/i
/** A script that a newer version of the site doesn't have any more: the page is loaded again. */
const script = /dynamically imported module|importing a module script failed|unable to preload/i

/**
 * What is said of an error that nothing else has explained; undefined for those that nobody needs to hear of.
 *
 * @example readError(new Error('503 Too Many Requests'))?.words // 'demand'
 */
export function readError(error: unknown): Notice | WordedNotice | undefined {
  const text = textOf(error)
  if (nameOf(error) === 'AbortError' || nameOf(error) === 'TimeoutError') return undefined
  if (script.test(text) || isOfWallet(error)) return undefined
  if (demand.test(text)) return { type: 'warning', words: 'demand', description: 'demand' }
  if (network.test(text)) return { type: 'error', words: 'network' }
  if (silent.test(text)) return undefined
  if (text === '') return { type: 'error', words: 'something' }
  const isLong = text.length > longestTitle
  return {
    type: 'error',
    title: isLong ? `${text.slice(0, longestTitle)}…` : text,
    ...(isLong && { tooltip: text.slice(0, 2000) }),
    ...descriptionOf(error),
  }
}

/** Whether an error says that no answer came: the network is gone, or the site. */
export function isNetworkLoss(error: unknown): boolean {
  const text = textOf(error)
  return network.test(text) || script.test(text)
}

/**
 * What a wallet has thrown by itself, while nobody here was asking it anything: from the script that it has in the page, or
 * with a code of EIP-1193 or EIP-1474. What it answers to us is told by whoever asked.
 */
function isOfWallet(error: unknown): boolean {
  const { code, stack } = Object(error) as { code?: unknown; stack?: unknown }
  const frames = typeof stack === 'string' ? stack.replace(textOf(error), '') : ''
  if (/^[a-z-]+-extension:/.test(/[a-z-]+:\/\//.exec(frames)?.[0] ?? '')) return true
  return typeof code === 'number' && ((code >= 4001 && code <= 4902) || (code <= -32_000 && code >= -32_768))
}

function descriptionOf(error: unknown): { description?: string } {
  const cause = error instanceof Error ? textOf(error.cause) : ''
  return cause === '' ? {} : { description: cause.slice(0, 400) }
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error.trim()
  if (typeof error !== 'object' || error === null || !('message' in error)) return ''
  return typeof error.message === 'string' ? error.message.trim() : ''
}

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
}
