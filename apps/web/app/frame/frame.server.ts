import type { GetStatusResponse } from '@injsight/injsight-v1'
import { config } from '../config.server.ts'
import { splitPath } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { part } from '../page.server.ts'
import { hasIndexAndPublic } from '../sources/sources.server.ts'
import { fetchStatus, isOfPublic } from '../sources/status.server.ts'
import { findCookie } from './cookies.ts'
import { listNetworks, type OfferedNetwork } from './networks.ts'
import { tellUpgrade, type ToldUpgrade } from '../upgrade/tell-upgrade.server.ts'
import { readTheme, themeKey, type Theme } from './theme.ts'

/** What the frame around every page says. */
export type Frame = {
  theme: Theme
  origin: string
  /** The chain's time when the server answered: ages are told from it, and it ticks on in the browser. */
  now: number
  chainId: string
  /** Those that can be chosen; none where there is nothing to choose. */
  networks: OfferedNetwork[]
  head: { height: bigint; time: number } | undefined
  /** Of the chain: to come, or just done. */
  upgrade: ToldUpgrade | undefined
  isRecording: boolean
  toldBy: 'index' | 'public' | 'both'
  hasEnded: boolean
  /** Blocks that the node has and the index hasn't yet. */
  behind: number
  trouble: string
  isSilent: boolean
}

export async function loadFrame(request: Request): Promise<Frame> {
  const [status, isBoth] = await Promise.all([part(fetchStatus()), hasIndexAndPublic()])
  const at = status.value
  const { language } = splitPath(new URL(request.url).pathname)
  return {
    theme: readTheme(findCookie(request.headers.get('cookie'), themeKey)),
    origin: originOf(request),
    now: clockOf(at),
    chainId: at?.chainId ?? '',
    networks: listNetworks(at?.chainId ?? '', {
      sites: config.networkSites,
      note: translationsIn(language, 'places')('noSite'),
      isDevelopment: import.meta.env.DEV,
    }),
    head: at && at.headTime > 0n ? { height: at.head, time: Number(at.headTime) } : undefined,
    upgrade: tellUpgrade(request),
    isRecording: at?.recording !== undefined,
    toldBy: isBoth ? 'both' : at && isOfPublic(at) ? 'public' : 'index',
    hasEnded: at?.recording?.ended === true,
    behind: at && at.nodeHead > at.head ? Number(at.nodeHead - at.head) : 0,
    trouble: at?.trouble ?? '',
    isSilent: at === undefined,
  }
}

/** Where the site is for its visitors, without a slash at the end. */
export function originOf(request: Request): string {
  return config.publicUrl ?? new URL(request.url).origin
}

/** A recording that plays has a clock of its own, which is where it was when the block was made. */
function clockOf(at: GetStatusResponse | undefined): number {
  const isPlaying = at?.recording !== undefined && !at.recording.ended && at.headTime > 0n
  return isPlaying ? Number(at.headTime) : Date.now()
}
