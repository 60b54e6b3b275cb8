import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Choice } from '../../ui/chips.tsx'

const pages = {
  bank: '/assets/',
  contracts: '/assets/smart-contracts/',
  nfts: '/nfts/',
} as const

export type AssetPageName = keyof typeof pages
/** Those that list what is counted. */
export type AssetListName = Exclude<AssetPageName, 'nfts'>

export function pathOfList(name: AssetPageName): string {
  return pages[name]
}

/** The pages about all assets, side by side. */
export function listAssetPages(
  here: AssetPageName,
  { language }: Pick<Naming, 'language'>,
): { label: string; choices: Choice[] } {
  const t = translationsIn(language, 'assets')
  return {
    label: t('pages'),
    choices: (Object.keys(pages) as AssetPageName[]).map((page) => ({
      text: page === 'nfts' ? translationsIn(language, 'nfts')('title') : t(page),
      path: pathIn(language, pages[page]),
      isChosen: page === here,
    })),
  }
}
