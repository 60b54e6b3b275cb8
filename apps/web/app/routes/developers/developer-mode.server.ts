import { redirect } from 'react-router'
import { forDevelopers } from '../../notices/for-developers.ts'
import { pathIn, splitPath } from '../../language/languages.ts'

/** Pages for developers are for whoever says so; everybody else is led home, which says why. @throws a redirect */
export function requireDeveloperMode({ pathname, searchParams }: URL): void {
  if (searchParams.get('devMode') !== 'true')
    throw redirect(pathIn(splitPath(pathname).language, `/${forDevelopers}`))
}
