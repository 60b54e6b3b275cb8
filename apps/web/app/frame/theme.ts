export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The key in local storage, and the cookie's name: the server must know before the first paint. */
export const themeKey = 'explorer-color-mode'

export function readTheme(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/**
 * Runs before the first paint: what local storage remembers wins over the cookie, which may have been cleared.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;else if(t==='system')delete document.documentElement.dataset.theme}catch{}`
