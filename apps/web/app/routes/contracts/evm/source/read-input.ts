/** What was verified, as its page shows it. */
export type ReadInput = { files: { file: string; content: string }[]; settings: Record<string, unknown> }

/** Sources and settings as the index keeps them; the contract's own file first, the others by name. */
export function readInput(json: string, own: string): ReadInput {
  const { sources = {}, settings = {} } = JSON.parse(json) as {
    sources?: Record<string, { content: string }>
    settings?: Record<string, unknown>
  }
  const files = Object.entries(sources).map(([file, { content }]) => ({ file, content }))
  const rank = ({ file }: { file: string }) => (file === own ? 0 : 1)
  return {
    files: files.toSorted((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file, 'en')),
    settings,
  }
}

const longestShown = 120_000

/** Lines of a file, as many as a page has room for. */
export function cutLines(content: string): { lines: string[]; isCut: boolean } {
  const shown = content.slice(0, longestShown)
  const lines = shown.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return { lines, isCut: shown.length < content.length }
}

/** @example licenseOf('// SPDX-License-Identifier: MIT') // 'MIT' */
export function licenseOf(content: string): string {
  return /SPDX-License-Identifier:\s*([\w.+() -]{1,60})/.exec(content)?.[1]?.trim() ?? ''
}
