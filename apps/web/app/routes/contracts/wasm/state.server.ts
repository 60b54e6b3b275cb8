import { shortenAddress } from '@injsight/chain'
import { translationsIn } from '../../../language/use-translations.ts'
import { fetchContractState } from '../../../sources/wasm/query.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import type { Cell } from '../../../views/lists/table.ts'
import type { PartRequest } from './part-request.ts'

/** What a contract keeps, as it lies in the chain's store: the node is asked, page by page. */
export async function listState({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const key = Uint8Array.fromBase64(cursor, { alphabet: 'base64url' })
  const { models, next } = await fetchContractState(address, { key, limit })
  const t = translationsIn(naming.language, 'wasm')
  return {
    table: {
      columns: [{ name: t('columns.key') }, { name: t('columns.value') }],
      rows: models.map((model) => ({
        key: model.key.toHex(),
        cells: [keyCell(readKey(model.key)), valueCell(readText(model.value))],
      })),
    },
    next: next.toBase64({ alphabet: 'base64url', omitPadding: true }),
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

/**
 * A key as storage libraries of CosmWasm build it: names before it with two bytes of their length each.
 *
 * @example readKey(bytes of '\0\7balanceinj1…') // ['balance', 'inj1…']
 */
export function readKey(key: Uint8Array): string[] {
  const parts: string[] = []
  let rest = key
  while (rest.length > 2) {
    const length = (rest[0] ?? 0) * 256 + (rest[1] ?? 0)
    const part =
      length === 0 || length + 2 > rest.length ? undefined : plainText(rest.subarray(2, 2 + length))
    if (part === undefined) break
    parts.push(part)
    rest = rest.subarray(2 + length)
  }
  if (rest.length > 0 || parts.length === 0) parts.push(readText(rest))
  return parts
}

/** Text where the bytes are some, else hex. */
function readText(bytes: Uint8Array): string {
  return plainText(bytes) ?? `0x${bytes.toHex()}`
}

function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /\p{Cc}/u.test(text.replaceAll(/[\n\t\r]/g, '')) ? undefined : text
  } catch {
    return undefined
  }
}
