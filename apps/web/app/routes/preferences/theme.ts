import { redirect } from 'react-router'
import { formatCookie } from '../../frame/cookies.ts'
import { readTheme, themeKey } from '../../frame/theme.ts'
import type { Route } from './+types/theme'

/** Remembers the theme of a visitor whose browser runs no scripts. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = readTheme(form.get('theme') as string | null)
  const back = form.get('back')
  // Only ever to a page of ours: a path, and not one that browsers read as another host.
  const path = typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/'
  return redirect(path, { status: 303, headers: { 'set-cookie': formatCookie(themeKey, theme) } })
}

export function loader() {
  return redirect('/')
}
