import { matchPath } from 'react-router'
import { jsonPages, type JsonPage } from '../../json-pages.ts'

/** What the path of a page names, each part as somebody would write it; empty where the path ends before it. */
export type JsonParams = (name: string) => string

/** The page that a path leads to, of those that are told as JSON; undefined for any other. */
export function findJsonPage(path: string): { page: JsonPage; params: JsonParams } | undefined {
  for (const page of jsonPages) {
    const match = matchPath(page, path === '/' ? '/index' : path)
    if (match === null) continue
    const named: Readonly<Record<string, string | undefined>> = match.params
    return { page, params: (name) => decodeURIComponent(named[name] ?? '').replace(/\/$/, '') }
  }
  return undefined
}
