import { shortenAddress } from '@injsight/chain'
import { translationsIn } from '../../../language/use-translations.ts'
import { fetchContractState } from '../../../sources/wasm/query.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import type { Cell } from '../../../views/lists/table.ts'
import type { PartPlace, PartRequest } from './part-request.ts'
import { readKey, readText } from './read-key.ts'

/** What a contract keeps, as it lies in the chain's store: the node is asked, page by page. */
export async function fetchState({ address, cursor, limit }: PartPlace) {
  const key = Uint8Array.fromBase64(cursor, { alphabet: 'base64url' })
  const { models, next } = await fetchContractState(address, { key, limit })
  return { models, next: next.toBase64({ alphabet: 'base64url', omitPadding: true }) }
}

/** The same as lines of a list. */
export async function listState({ naming, ...place }: PartRequest): Promise<ListPage> {
  const { models, next } = await fetchState(place)
  const t = translationsIn(naming.language, 'wasm')
  return {
    table: {
      columns: [{ name: t('columns.key') }, { name: t('columns.value') }],
      rows: models.map((model) => ({
        key: model.key.toHex(),
        cells: [keyCell(readKey(model.key)), valueCell(readText(model.value))],
      })),
    },
    next,
  }
}

const longestPart = 24
const longestValue = 100

/** Addresses are shortened as elsewhere; the file has them whole. */
function keyCell(parts: readonly string[]): Cell {
  const whole = parts.join(' / ')
  const shown = parts.map((part) => (part.length > longestPart ? shortenAddress(part) : part)).join(' / ')
  return { shown: [{ text: visible(shown), title: visible(whole), look: 'identifier' }], file: whole }
}

/** The beginning of a value; a button copies all of it. */
function valueCell(text: string): Cell {
  const shown = visible(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)
  return { shown: [{ text: shown, look: 'identifier' }], copy: text, file: text }
}
