import { createRoot } from 'react-dom/client'
import { splitPath } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import type { Notice, WordedNotice } from './notice.ts'
import { NoticeList } from './notice-list.tsx'
import type { Told } from './notify.ts'
import { readError } from './read-error.ts'
import { report } from './report.ts'
import { createNoticeStore } from './store.ts'

export const notices = createNoticeStore()

let container: Element | null = null

/** Shows a notice, or what is said of an error; tells the key of what stands there. */
export function showNotice(told: Told): number | undefined {
  if ('error' in told) {
    const { error, isInConsole } = told
    const notice = readError(error)
    if (notice !== undefined && !isOfNetwork(notice)) report(error, { isInConsole })
    return notice && showNotice(notice)
  }
  mount()
  return notices.show('words' in told ? inWords(told) : told)
}

/** Nothing is wrong with the page where nobody answers it, or everybody asks at once. */
function isOfNetwork(notice: Notice | WordedNotice): boolean {
  return 'words' in notice && ['demand', 'network'].includes(notice.words)
}

/** The list stands in the live region that every page has from the start: what comes into it later is read out. */
function mount(): void {
  if (container?.isConnected) return
  container = document.querySelector('#notices')
  if (container !== null) createRoot(container).render(<NoticeList notices={notices} />)
}

/** The words of a title in the page's language. */
export function titleIn(words: WordedNotice['words']): string {
  return translate()(`titles.${words}`)
}

function inWords({ words, description, ...rest }: WordedNotice): Notice {
  return {
    ...rest,
    title: titleIn(words),
    ...(description !== undefined && { description: translate()(`descriptions.${description}`) }),
  }
}

function translate() {
  return translationsIn(splitPath(location.pathname).language, 'notices')
}
