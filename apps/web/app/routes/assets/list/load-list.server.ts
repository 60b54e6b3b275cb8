import { pathIn, splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { notedPart, partOfPage } from '../../../page.server.ts'
import { readRows } from '../../../rows.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { listAssetPages, pathOfList, type AssetListName } from '../../../views/assets/asset-pages.server.ts'
import { contentWithSource } from '../../../views/lists/told-content.server.ts'
import { fetchLines, kindsOf, listChoices, sayList, viewLines } from './asset-list.server.ts'
import { queryOfChoice, readAssetChoice } from './read-choice.ts'

/** The page of a list of assets in words. */
export async function loadList(url: URL, list: AssetListName) {
  const { language } = splitPath(url.pathname)
  const choice = readAssetChoice(url.searchParams, kindsOf(list))
  const asked = { list, choice, rows: readRows(url.searchParams) }
  const [lines, names] = await Promise.all([notedPart(() => fetchLines(asked), partOfPage), fetchNames()])
  const naming = { language, names }
  const t = translationsIn(language, 'assets')
  const section = viewLines(lines, asked, naming)
  const { q, ...kept } = queryOfChoice(choice)
  return {
    heading: t(list),
    about: sayList(list, lines.value, naming),
    pages: listAssetPages(list, naming),
    search: {
      label: t('search'),
      find: t('find'),
      text: q ?? '',
      kept,
      path: pathIn(language, pathOfList(list)),
    },
    choices: listChoices(list, choice, naming),
    section: { ...section, content: contentWithSource(section.content, lines.beside, language) },
    isFirstPage: choice.cursor === '',
  }
}
