import { config } from '../config.server.ts'
import { part } from '../page.server.ts'
import { fetchStatus } from '../sources/injsight.server.ts'
import { findCookie } from './cookies.ts'
import { readTheme, themeKey, type Theme } from './theme.ts'

/** What the frame around every page says. */
export type Frame = {
  theme: Theme
  origin: string
  /** The server's clock when it answered: ages are told from it until the browser's own runs. */
  now: number
  chainId: string
  head: { height: bigint; time: number } | undefined
  isRecording: boolean
  hasEnded: boolean
  /** Blocks that the node has and the index hasn't yet. */
  behind: number
  trouble: string
  isSilent: boolean
}

export async function loadFrame(request: Request): Promise<Frame> {
  const status = await part(fetchStatus())
  const at = status.value
  return {
    theme: readTheme(findCookie(request.headers.get('cookie'), themeKey)),
    origin: config.publicUrl?.replace(/\/$/, '') ?? new URL(request.url).origin,
    now: Date.now(),
    chainId: at?.chainId ?? '',
    head: at && at.headTime > 0n ? { height: at.head, time: Number(at.headTime) } : undefined,
    isRecording: at?.recording !== undefined,
    hasEnded: at?.recording?.ended === true,
    behind: at && at.nodeHead > at.head ? Number(at.nodeHead - at.head) : 0,
    trouble: at?.trouble ?? '',
    isSilent: at === undefined,
  }
}
