import type { JsonPage } from '../../json-pages.ts'
import type { JsonParams } from './find-json-page.ts'

/** The page that is told: what its path names, and its query. */
export type JsonAsked = { params: JsonParams; query: URLSearchParams }

export type JsonAnswers<Page extends JsonPage = JsonPage> = Record<
  Page,
  (asked: JsonAsked) => Promise<unknown>
>
