import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Asset } from './shown-asset.ts'

/** What whoever made an asset says of it: texts and links of anybody. */
export type Maker = {
  title: string
  description: string
  links: { name: string; link: string }[]
  refused: string
}

const longest = 2000

/** undefined where its maker says nothing. */
export function viewMaker({ told, known }: Asset, { language }: Naming): Maker | undefined {
  if (told === undefined) return undefined
  const t = translationsIn(language, 'assets')
  const links = [
    { name: t('asset.link'), link: told.link },
    { name: t('asset.project'), link: told.project },
  ].filter(({ link }) => link !== '')
  // The chain describes what it lists by its name, which stands above.
  const description = told.description.trim() === known?.name ? '' : told.description
  if (description === '' && links.length === 0) return undefined
  return {
    title: t('asset.description'),
    description: description === '' ? '' : isolateName(description, longest),
    links,
    refused: t('asset.refused'),
  }
}
