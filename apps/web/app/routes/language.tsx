import { notFound } from '@injsight/errors'
import { Outlet, redirect } from 'react-router'
import { findCookie } from '../frame/cookies.ts'
import { isLanguage } from '../language/languages.ts'
import { page } from '../page.server.ts'
import type { Route } from './+types/language'

/** The first part of a path is a language or the page doesn't exist. */
export const loader = page(async ({ params: { language }, request, url }: Route.LoaderArgs) => {
  if (language !== undefined && (language === 'en' || !isLanguage(language))) {
    throw notFound('page', `Page not found: ${url.pathname}`)
  }
  const remembered = findCookie(request.headers.get('cookie'), 'language')
  // Only the front door: a link to anything else says which language it is in.
  if (url.pathname === '/' && remembered !== 'en' && isLanguage(remembered)) throw redirect(`/${remembered}/`)
  return null
})

export const shouldRevalidate = () => false

export default function LanguagePage() {
  return <Outlet />
}
