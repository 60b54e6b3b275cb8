import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { partOfPage, type Part } from '../../page.server.ts'
import { noteBeside, type Beside } from '../../sources/asking/besides.server.ts'
import type { SectionContent } from './section.ts'

/** A section's content; below it stands whose word it is, where that is another than the page's. */
export async function toldContent(
  language: Language,
  ask: () => Promise<SectionContent>,
): Promise<Part<SectionContent>> {
  const { value: content, beside } = await noteBeside(() => partOfPage(ask()))
  if (content.value === undefined) return content
  return { value: { ...content.value, hint: withSource(content.value.hint, beside, language) } }
}

/** What is said below a list, and whose word the list is. */
export function withSource(hint: string, beside: Beside | undefined, language: Language): string {
  const source = beside === undefined ? '' : translationsIn(language, 'places')(`toldBy.${beside}`)
  return [hint, source].filter((said) => said !== '').join(' ')
}
