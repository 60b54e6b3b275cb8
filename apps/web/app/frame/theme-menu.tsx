import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { Menu } from '../ui/menu.tsx'
import { readStored, store } from '../stored.ts'
import { formatCookie } from './cookies.ts'
import { readTheme, themeKey, themes, type Theme } from './theme.ts'

const labels = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

/** A form, so that it works without scripts; with them the page changes at once. */
export function ThemeMenu({ theme: served }: { theme: Theme }) {
  const t = useTranslations('frame')
  const { pathname, search } = useLocation()
  const theme = useSyncExternalStore(
    onTheme,
    () => readTheme(readStored(themeKey) ?? served),
    () => served,
  )
  return (
    <Menu label={t('theme')} icon={<HalfCircle />}>
      <form method="post" action="/preferences/theme/" className="grid">
        <input type="hidden" name="back" value={pathname + search} />
        {themes.map((one) => (
          <button
            key={one}
            name="theme"
            value={one}
            aria-pressed={one === theme}
            onClick={(event) => {
              event.preventDefault()
              applyTheme(one)
            }}
            className="rounded-md px-3 py-1.5 text-left hover:bg-well aria-pressed:text-accent"
          >
            {t(labels[one])}
          </button>
        ))}
      </form>
    </Menu>
  )
}

const listeners = new Set<() => void>()

function onTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function applyTheme(theme: Theme): void {
  store(themeKey, theme)
  document.cookie = formatCookie(themeKey, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function HalfCircle() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" />
    </svg>
  )
}
