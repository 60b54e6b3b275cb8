import { Fault } from '@injsight/errors'
import { formatInteger } from '../../../../language/format-integer.ts'
import type { Language } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import { fetchSource, verifySource } from '../../../../sources/evm/source.server.ts'
import { visible } from '../../../../views/json/json-tree.server.ts'

/** What came of a source that a visitor gave. */
export type Verified = {
  isVerified: boolean
  words: string
  /** The compiler's own words, names, sizes. */
  said: string
  /** What was filled in beside the source. */
  given: { compiler: string; contract: string }
}

// prettier-ignore
const outcomes = [
  'exact', 'code', 'differs', 'refused', 'noContract', 'notJson', 'otherLanguage', 'noSources', 'sourceUrls',
  'oddFiles', 'noCode', 'noCompiler', 'slow', 'memory', 'broken', 'busy', 'missing', 'unavailable',
] as const

const longestField = 400

/** Has the form's source compiled. Whatever stands in it, what comes of it is told in words. */
export async function verifyForm(address: string, form: FormData, language: Language): Promise<Verified> {
  const given = { compiler: readField(form, 'compiler'), contract: readField(form, 'contract').trim() }
  const input = await readInput(form)
  const { outcome, said, most } = await ask({ address, ...given, input })
  return {
    isVerified: outcome === 'exact' || outcome === 'code',
    words: tell(outcome, most ?? 0, language),
    said: visible(said.slice(0, 4000)),
    given,
  }
}

type Told = {
  outcome: string
  said: string
  /** How many characters whoever compiles takes. */
  most?: number
}

async function ask(request: Parameters<typeof verifySource>[0]): Promise<Told> {
  if (request.input.trim() === '') return { outcome: 'missing', said: '' }
  try {
    const { longestInput: most } = await fetchSource(request.address)
    if (request.input.length > most) return { outcome: 'tooLarge', said: '', most }
    return { ...(await verifySource(request)), most }
  } catch (error) {
    if (error instanceof Fault && error.kind === 'unavailable') return { outcome: 'unavailable', said: '' }
    throw error
  }
}

function tell(outcome: string, most: number, language: Language): string {
  const t = translationsIn(language, 'contractSource')
  if (outcome === 'tooLarge') return t('outcomes.tooLarge', { most: formatInteger(most) })
  return t(`outcomes.${outcomes.find((one) => one === outcome) ?? 'broken'}`)
}

function readField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longestField) : ''
}

/** A file goes before what was pasted. */
async function readInput(form: FormData): Promise<string> {
  const file = form.get('file')
  if (file instanceof Blob && file.size > 0) return file.text()
  const text = form.get('input')
  return typeof text === 'string' ? text : ''
}
