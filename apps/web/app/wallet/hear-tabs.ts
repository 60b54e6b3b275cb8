import { readSession, restore, setSession, storageKey } from './session.ts'

/** Who logs out in another tab, or acts for somebody there, does so here too; what was never kept is of this tab alone. */
export function hearTabs(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const { status, session = '' } = readSession()
    const isKept = status === 'connected' && (oldValue ?? '').includes(JSON.stringify(session))
    if (key === storageKey && isKept && oldValue !== newValue) setSession(restore())
  })
}
