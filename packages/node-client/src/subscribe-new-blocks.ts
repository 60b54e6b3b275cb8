import { badChainData, unavailable, type Fault } from '@injsight/errors'

export type NewBlockListener = {
  /** A block has been made and its results are there. */
  onHeight: (height: bigint) => void
  /** The subscription is over, by itself and for good; once, and not after `stop`. */
  onEnd: (reason: Fault) => void
}
export type Subscription = { stop(): void }

/** @param url of a node's RPC, http or https */
export function subscribeNewBlocks(
  url: string,
  { onHeight, onEnd }: NewBlockListener,
  // A chain may stand still for long, a node that lives answers a small question even then.
  { askEveryMs = 20_000, longestSilenceMs = 60_000 } = {},
): Subscription {
  const socket = new WebSocket(socketUrl(url))
  let isOver = false
  const end = (reason?: Fault) => {
    if (isOver) return
    isOver = true
    clearTimeout(silence)
    clearInterval(asking)
    socket.close()
    if (reason !== undefined) onEnd(reason)
  }
  const silence = setTimeout(() => end(lost(`it was silent for ${longestSilenceMs} ms`)), longestSilenceMs)
  const asking = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(call(2, 'health'))
  }, askEveryMs)

  socket.addEventListener('open', () => socket.send(call(1, 'subscribe', { query })))
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return
    silence.refresh()
    try {
      const height = readHeight(String(data))
      if (height !== undefined) onHeight(height)
    } catch (error) {
      end(error as Fault)
    }
  })
  socket.addEventListener('error', () => end(lost('it broke')))
  socket.addEventListener('close', ({ code, reason }) => end(lost(`it was closed: ${code} ${reason}`.trim())))
  return { stop: () => end() }
}

// The header alone: a whole busy block would be sent, parsed and thrown away.
const query = "tm.event='NewBlockHeader'"

function call(id: number, method: string, params: Record<string, string> = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}

function socketUrl(url: string): URL {
  const address = new URL(url)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.username = ''
  address.password = ''
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/websocket`
  return address
}

type Frame = { result?: { data?: { value?: { header?: { height?: unknown } } } }; error?: { data?: unknown } }

/** @returns undefined for frames that only say that we were heard */
function readHeight(text: string): bigint | undefined {
  const frame = parse(text)
  if (frame.error !== undefined) throw lost(`the node refused: ${String(frame.error.data)}`)
  if (frame.result?.data === undefined) return undefined
  const height = frame.result.data.value?.header?.height
  if (typeof height === 'string' && /^\d{1,18}$/.test(height)) return BigInt(height)
  throw unreadable(text)
}

function parse(text: string): Frame {
  try {
    return JSON.parse(text) as Frame
  } catch {
    throw unreadable(text)
  }
}

function unreadable(text: string): Fault {
  return badChainData('node.unreadable', `The node sent a frame that is no new block: ${text.slice(0, 120)}`)
}

function lost(why: string): Fault {
  return unavailable('node.subscription', `The subscription to new blocks ended: ${why}`)
}
