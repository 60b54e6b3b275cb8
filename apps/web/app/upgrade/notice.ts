import type { UpgradeStage } from './stage.ts'

/** What pages say of an upgrade, as the server around them tells it to them. */
export type UpgradeNotice = {
  stage: UpgradeStage
  /** What the chain calls it, and what it is; either may be empty. */
  name: string
  title: string
  /** Of the first block of the new version; the newest block when this was told, about. */
  height: string
  at: string
  /** The number of what decided it; 0 where not known. */
  proposal: string
  /** What a block takes, in milliseconds. */
  blockMs: number
}

/** The header of a request for a page that carries it. */
export const noticeHeader = 'x-injsight-upgrade'

const longestText = 200

/** As a header: in characters that one may have. */
export function formatNotice({ name, title, ...notice }: UpgradeNotice): string {
  const cut = (text: string) => text.toWellFormed().slice(0, longestText).toWellFormed()
  return encodeURIComponent(JSON.stringify({ ...notice, name: cut(name), title: cut(title) }))
}

/** What `formatNotice` wrote; undefined for nothing. */
export function readNotice({ headers }: Request): UpgradeNotice | undefined {
  const text = headers.get(noticeHeader) ?? ''
  return text === '' ? undefined : (JSON.parse(decodeURIComponent(text)) as UpgradeNotice)
}
