import { redirect } from 'react-router'
import { pathIn, splitPath } from '../../language/languages.ts'

/** Pages for developers are for whoever says so; everybody else is led home. @throws a redirect */
export function requireDeveloperMode({ pathname, searchParams }: URL): void {
  if (searchParams.get('devMode') !== 'true') throw redirect(pathIn(splitPath(pathname).language, '/'))
}
