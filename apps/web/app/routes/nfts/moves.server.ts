import type { Collection, EvmMove } from '@injsight/injsight-v1'
import { pathOfCollection } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNftMoves } from '../../sources/nfts.server.ts'
import { tableOfMoves } from '../../views/assets/move-table.server.ts'
import { number } from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { linkToNft } from './tables.server.ts'

/** How tokens of a collection came into being, passed on and ceased to be: of all, or of one. */
export function listMoves({ contract, standard }: Collection, token: string, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'nfts')
  return async (page) => {
    const { moves, next } = await fetchNftMoves({ contract, token, ...page })
    const table = tableOfMoves(moves, {
      naming,
      deed: { name: t('columns.deed'), say: (move) => t(`deeds.${deedOf(move)}`) },
      ...(token === '' && { item: (one) => linkToNft(contract, one) }),
      ...(standard === 'erc1155' && { quantity: number }),
    })
    return { table, next }
  }
}

function deedOf({ from, to }: EvmMove): 'mint' | 'burn' | 'pass' {
  if (from === '') return 'mint'
  return to === '' ? 'burn' : 'pass'
}

/** The same as a section of a page, and where it is told as a file. */
export function sectionOfMoves(
  collection: Collection,
  token: string,
  { title, path, query, naming }: { title: string; path: string; query: URLSearchParams; naming: Naming },
): Promise<Section> {
  return pagedSection({
    id: 'moves',
    title,
    fetch: listMoves(collection, token, naming),
    empty: translationsIn(naming.language, 'nfts')('unmoved'),
    path,
    file: `${pathOfCollection(collection.contract)}moves.csv${formatQuery({ token })}`,
    page: { cursor: readCursor(query, 'moves'), rows: readRows(query), language: naming.language },
  })
}
