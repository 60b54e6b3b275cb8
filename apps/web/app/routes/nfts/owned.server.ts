import type { Collection } from '@injsight/injsight-v1'
import { pathOfCollection, pathOfNft } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchCollectionNfts } from '../../sources/nfts.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { tableOfNfts } from './tables.server.ts'

/** The tokens of a collection and who owns them: all, or those who own one. */
export function listOwned(contract: string, token: string, naming: Naming): FetchList {
  return async (page) => {
    const { collection, nfts, next } = await fetchCollectionNfts(contract, { token, ...page })
    return { table: tableOfNfts(nfts, collection, naming), next }
  }
}

/** Who owns one token, where several do. */
export function sectionOfOwners(
  { contract }: Collection,
  token: string,
  { query, naming }: { query: URLSearchParams; naming: Naming },
): Promise<Section> {
  const t = translationsIn(naming.language, 'nfts')
  return pagedSection({
    id: 'owners',
    title: t('lists.owners'),
    fetch: listOwned(contract, token, naming),
    empty: t('absent'),
    path: pathOfNft(contract, token),
    file: `${pathOfCollection(contract).replace(/\/$/, '')}.csv${formatQuery({ token })}`,
    page: { cursor: readCursor(query, 'owners'), rows: readRows(query), language: naming.language },
  })
}
