import type { Notice, ShownNotice } from './notice.ts'

const usualMs = 4000
/** A title up to here is read in that time; each character more takes its own. */
const shortTitle = 60
const characterMs = 60

/** The notices that are shown now, oldest first, and what is done with them. */
export type NoticeStore = {
  read: () => readonly ShownNotice[]
  subscribe: (listener: () => void) => () => void
  /** Shows a notice, unless one of its matter with its title is shown already; tells the key of what stands there. */
  show: (notice: Notice) => number
  /** Changes a notice where it stands; it stays from now on as long as it says. Nothing happens when it has gone. */
  update: (key: number, change: Partial<Notice>) => void
  close: (key: number) => void
  /** Closes all of one matter; without an id, all. */
  clear: (id?: string) => void
  /** Somebody looks at it: it stays until they don't. */
  hold: (key: number) => void
  release: (key: number) => void
}

export function createNoticeStore(): NoticeStore {
  let shown: readonly ShownNotice[] = []
  let lastKey = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (next: readonly ShownNotice[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const hold = (key: number) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const close = (key: number) => {
    hold(key)
    if (shown.some((one) => one.key === key)) set(shown.filter((one) => one.key !== key))
  }
  const release = (key: number) => {
    hold(key)
    const notice = shown.find((one) => one.key === key)
    const staysMs = notice && lastsMs(notice)
    if (staysMs !== undefined && Number.isFinite(staysMs)) timers.set(key, setTimeout(close, staysMs, key))
  }
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(notice) {
      const title = capitalize(notice.title)
      const same = shown.find((one) => isSame(one, { ...notice, title }))
      if (same !== undefined) return same.key
      const key = ++lastKey
      set([...shown, { ...notice, title, key }])
      release(key)
      return key
    },
    update(key, change) {
      const title = change.title === undefined ? {} : { title: capitalize(change.title) }
      set(shown.map((one) => (one.key === key ? { ...one, ...change, ...title } : one)))
      release(key)
    },
    close,
    clear(id) {
      for (const one of shown) if (id === undefined || one.id === id) close(one.key)
    },
    hold,
    release,
  }
}

/** Acts of one kind have one title: each of them is a matter of its own, or leads elsewhere. */
function isSame(one: Notice, other: Notice): boolean {
  return one.id === other.id && one.to === other.to && one.title.toLowerCase() === other.title.toLowerCase()
}

/** How long a notice stays when nobody closes it. */
function lastsMs({ staysMs, title }: Notice): number {
  return staysMs ?? usualMs + Math.max(0, title.length - shortTitle) * characterMs
}

function capitalize(title: string): string {
  const [first = ''] = title
  return first.toLocaleUpperCase() + title.slice(first.length)
}
