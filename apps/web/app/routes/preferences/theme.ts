import { redirect } from 'react-router'
import { formatCookie } from '../../frame/cookies.ts'
import { readTheme, themeKey } from '../../frame/theme.ts'
import type { Route } from './+types/theme'

/** Remembers the theme of a visitor whose browser runs no scripts. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = readTheme(form.get('theme') as string | null)
  const path = readPath(form.get('back'))
  return redirect(path, { status: 303, headers: { 'set-cookie': formatCookie(themeKey, theme) } })
}

/** Only ever a page of ours: a path, written as addresses are, and not one that browsers read as another host. */
function readPath(back: unknown): string {
  if (typeof back !== 'string' || !URL.canParse(back, nowhere)) return '/'
  const { origin, pathname, search } = new URL(back, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search : '/'
}

const nowhere = 'http://nowhere.invalid'

export function loader() {
  return redirect('/')
}
