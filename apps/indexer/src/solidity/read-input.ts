/** What a compiler is given: sources, and how they are compiled; nothing that would let it ask or write anything. */
export type StandardInput = {
  language: 'Solidity'
  sources: Record<string, { content: string }>
  settings: Record<string, unknown>
}

/** Why an input is not compiled; what it is about is the visitor's own text. */
export type UnfitInput = {
  outcome: 'notJson' | 'otherLanguage' | 'noSources' | 'sourceUrls' | 'oddFiles' | 'tooLarge'
  said: string
}

/** Longer ones are refused; sources of the largest known projects have a third of it. */
export const longestInput = 3_000_000
const mostFiles = 1000

/** What may change the code; the rest of the settings says what is to be told, which is ours to say. */
const settingsOfCode = ['remappings', 'optimizer', 'evmVersion', 'viaIR', 'metadata', 'libraries', 'debug']

/** Reads Solidity's standard JSON input. */
export function readStandardInput(text: string): StandardInput | UnfitInput {
  if (text.length > longestInput) return unfit('tooLarge', String(text.length))
  const given = readObject(text)
  if (given === undefined) return unfit('notJson')
  if (given.language !== 'Solidity') return unfit('otherLanguage', nameOf(given.language))
  const files = Object.entries(objectOf(given.sources) ?? {})
  if (files.length === 0) return unfit('noSources')
  if (files.length > mostFiles) return unfit('tooLarge', String(files.length))
  const sources: StandardInput['sources'] = {}
  for (const [file, source] of files) {
    const content = objectOf(source)?.content
    if (typeof content !== 'string') return unfit('sourceUrls', file)
    if (!/^[^\p{Cc}\p{Cs}]{1,300}$/u.test(file)) return unfit('oddFiles', file)
    sources[file] = { content }
  }
  const settings = objectOf(given.settings) ?? {}
  return {
    language: 'Solidity',
    sources,
    settings: Object.fromEntries(Object.entries(settings).filter(([name]) => settingsOfCode.includes(name))),
  }
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : undefined
}

function nameOf(language: unknown): string {
  return typeof language === 'string' ? language.slice(0, 40) : ''
}

function unfit(outcome: UnfitInput['outcome'], said = ''): UnfitInput {
  return { outcome, said: said.slice(0, 300) }
}
