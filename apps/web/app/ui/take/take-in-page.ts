import { notify } from '../../notices/notify.ts'

/** What leads to a list's file, and by which event it is pressed. */
const ways = { click: 'a[download][href*=".csv"]', submit: 'form[action$=".csv"]' } as const

/**
 * From now on a press on what leads to a list's file is answered by the page, which tells where the file stands in the
 * queue, and how it came out. Without scripts, and for whoever wants it in another tab, links are as any others.
 */
export function takeInPage(): void {
  for (const [type, way] of Object.entries(ways))
    addEventListener(type, (event) => {
      const { metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent
      const from = (target as Element).closest<HTMLAnchorElement | HTMLFormElement>(way)
      if (from === null || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      import('./take-file.ts').then(
        ({ takeFile }) => takeFile(from),
        () => notify({ type: 'error', words: 'csvFailed' }),
      )
    })
}
