import { test as base, type APIRequestContext } from '@playwright/test'
import { findStack, type StackOption } from './stacks.ts'

/** A test that asks over HTTP and needs no browser: what a page says is in its first HTML. */
export const plainTest = base.extend<StackOption>({
  stack: ['settled', { option: true }],
  baseURL: async ({ stack }, use) => use(findStack(stack)),
})

export type PlainPage = { status: number; headers: Record<string, string>; html: string; text: string }

/** A page as a program reads it: its text is what stands in `main`. */
export async function readPlain(request: APIRequestContext, path: string): Promise<PlainPage> {
  const answer = await request.get(path, { maxRedirects: 0, timeout: 20_000 })
  const html = await answer.text()
  return { status: answer.status(), headers: answer.headers(), html, text: textOf(html) }
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** The words of a page's content, a space where an element ends. */
export function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The lines of a file for spreadsheets, each with its cells. */
export function readCsv(text: string): string[][] {
  const lines = text.replace(/^\ufeff/, '').split('\r\n')
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      // A comma before each cell, the first too: one that is empty would not be found.
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    )
}
