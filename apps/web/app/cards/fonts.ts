import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Letters of English, Spanish and Vietnamese, and of most names. Those of Chinese and Korean weigh megabytes. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
const weights = [400, 600] as const

/** What `font-family` has to say for a letter to be looked for in every file. */
export const sans = subsets.map((subset) => `Inter ${subset}`).join(', ')
export const mono = 'JetBrains Mono'

type Font = { name: string; weight: 400 | 600; data: Buffer }

export function readFonts(): Font[] {
  const inter = weights.flatMap((weight) =>
    subsets.map((subset) => ({
      name: `Inter ${subset}`,
      weight,
      data: readPackageFile(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
    })),
  )
  const data = readPackageFile('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff')
  return [...inter, { name: mono, weight: 400, data }]
}

/** A file of a package, wherever that one is installed. */
export function readPackageFile(path: string): Buffer {
  return readFileSync(require.resolve(path))
}

/**
 * A text of letters that the fonts have: what they haven't is left out, with … in its place, and so are the marks
 * that nobody sees.
 */
export function keepDrawable(text: string): string {
  const seen = text.normalize('NFC').replace(/\p{C}/gu, '')
  let kept = ''
  for (const letter of seen) {
    if (isDrawable(letter.codePointAt(0) ?? 0)) kept += letter
    else if (!kept.endsWith('…')) kept += '…'
  }
  return kept
}

let ranges: [number, number][] | undefined

function isDrawable(code: number): boolean {
  ranges ??= readRanges()
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/** `U+0000-00FF,U+0131` of each file. */
function readRanges(): [number, number][] {
  const bySubset: Record<string, string> = JSON.parse(
    readPackageFile('@fontsource/inter/unicode.json').toString(),
  )
  return subsets
    .flatMap((subset) => bySubset[subset]?.split(',') ?? [])
    .map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    })
}
