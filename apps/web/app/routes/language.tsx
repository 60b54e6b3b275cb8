import { notFound } from '@injsight/errors'
import { Outlet } from 'react-router'
import { isLanguage } from '../language/languages.ts'
import { page } from '../page.server.ts'
import type { Route } from './+types/language'

/** The first part of a path is a language or the page doesn't exist. */
export const loader = page(async ({ params: { language }, url }: Route.LoaderArgs) => {
  if (language !== undefined && (language === 'en' || !isLanguage(language))) {
    throw notFound('page', `Page not found: ${url.pathname}`)
  }
  return null
})

export const shouldRevalidate = () => false

export default function LanguagePage() {
  return <Outlet />
}
