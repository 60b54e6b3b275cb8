/** How a host does, for whoever runs the site. */
export type HostState = {
  /** Its origin alone: there may be a key in the rest. Empty where there is none. */
  url: string
  asked: number
  failed: number
  /** Of its last answer, in milliseconds; undefined while there was none. */
  lastMs: number | undefined
  /** In words, with its time; undefined while there was none. */
  lastFailure: { at: string; why: string } | undefined
  /** Whether the last question failed. */
  isFailing: boolean
}

/** Counts what is asked of a host, and remembers how it went. */
export type StateKeeper = {
  asked: () => number
  answered: (startedAt: number) => void
  failed: (why: string) => void
  state: () => HostState
}

export function keepState(url: string): StateKeeper {
  const state: HostState = {
    url: url === '' ? '' : new URL(url).origin,
    asked: 0,
    failed: 0,
    lastMs: undefined,
    lastFailure: undefined,
    isFailing: false,
  }
  return {
    asked() {
      state.asked += 1
      return performance.now()
    },
    answered(startedAt) {
      state.lastMs = Math.round(performance.now() - startedAt)
      state.isFailing = false
    },
    failed(why) {
      state.failed += 1
      state.isFailing = true
      state.lastFailure = { at: new Date().toISOString(), why }
    },
    state: () => ({ ...state }),
  }
}
