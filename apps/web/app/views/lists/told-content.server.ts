import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, notedPart, partOfPage, type Part } from '../../page.server.ts'
import type { Beside } from '../../sources/asking/besides.server.ts'
import type { SectionContent } from './section.ts'

/** A section's content; below it stands whose word it is, where that is another than the page's. */
export async function toldContent(
  language: Language,
  ask: () => Promise<SectionContent>,
): Promise<Part<SectionContent>> {
  const content = await notedPart(ask, partOfPage)
  return contentWithSource(content, content.beside, language)
}

/** The same of a list that has been asked for. */
export function contentWithSource(
  content: Part<SectionContent>,
  beside: Beside | undefined,
  language: Language,
): Part<SectionContent> {
  return mapPart(content, (value) => ({ ...value, hint: withSource(value.hint, beside, language) }))
}

/** What is shown with a note, and in the note whose word it is. */
export function noteWithSource<Shown extends { note: string }>(
  shown: Shown,
  beside: Beside | undefined,
  language: Language,
): Shown {
  return { ...shown, note: withSource(shown.note, beside, language) }
}

/** What is said below a list, and whose word the list is. */
export function withSource(hint: string, beside: Beside | undefined, language: Language): string {
  const source = beside === undefined ? '' : translationsIn(language, 'places')(`toldBy.${beside}`)
  return [hint, source].filter((said) => said !== '').join(' ')
}
