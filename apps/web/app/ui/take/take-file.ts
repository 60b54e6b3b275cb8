import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { notices, showNotice } from '../../notices/show-notice.tsx'

const everyMs = 1000

/**
 * Takes a list as a file: the browser takes it itself, as it comes, for it may be as long as the chain's history. Before, it
 * is asked whether it can be had, since nobody hears how a download fares; while it waits for others the page says where it
 * stands.
 *
 * @param from the link or the form that leads to it
 */
export async function takeFile(from: HTMLAnchorElement | HTMLFormElement): Promise<void> {
  const file = 'href' in from ? from.href : addressOf(from)
  const ticket = Math.random().toString(36).slice(2)
  const href = `${file}${file.includes('?') ? '&' : '?'}ticket=${ticket}`
  const told = tellPlace(ticket)
  try {
    const answer = await fetch(href, { method: 'HEAD' })
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  } catch {
    return notify({ type: 'error', words: 'csvFailed' })
  }
  press(href)
  await told
  notify({ type: 'success', words: 'csvReady' })
}

/** Where a form leads with what stands in its fields. */
function addressOf(form: HTMLFormElement): string {
  const asked = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return `${form.action}?${new URLSearchParams(asked).toString()}`
}

function press(href: string): void {
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}

/** Says where a file stands in the queue until it comes; nothing of one that comes at once. */
async function tellPlace(ticket: string): Promise<void> {
  const t = translationsIn(splitPath(location.pathname).language, 'notices')
  let key: number | undefined
  for (;;) {
    await new Promise((done) => setTimeout(done, everyMs))
    const ahead = await fetchAhead(ticket)
    if (ahead === undefined) break
    const title = t('queue', { place: ahead + 1 })
    if (key === undefined) key = showNotice({ type: 'info', title, staysMs: Infinity })
    else notices.update(key, { title })
  }
  if (key !== undefined) notices.close(key)
}

async function fetchAhead(ticket: string): Promise<number | undefined> {
  try {
    const { ahead } = (await (await fetch(`/queue.json?ticket=${ticket}`)).json()) as { ahead?: number }
    return ahead
  } catch {
    return undefined // the browser tells how the download itself fares
  }
}
