import { translationsIn } from '../../../language/use-translations.ts'
import { fetchContractState } from '../../../sources/wasm/query.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import type { Listed } from '../../../views/lists/listed.server.ts'
import type { Cell } from '../../../views/lists/table.ts'
import type { PartRequest } from './sections.server.ts'

/** What a contract keeps, as it lies in the chain's store: the node is asked, page by page. */
export async function listState({ address, cursor, limit, naming }: PartRequest): Promise<Listed> {
  const key = Uint8Array.fromBase64(cursor, { alphabet: 'base64url' })
  const { models, next } = await fetchContractState(address, { key, limit })
  const t = translationsIn(naming.language, 'wasm')
  return {
    table: {
      columns: [{ name: t('columns.key') }, { name: t('columns.value') }],
      rows: models.map((model) => ({
        key: model.key.toHex(),
        cells: [textCell(readKey(model.key)), textCell(readText(model.value))],
      })),
    },
    next: next.toBase64({ alphabet: 'base64url', omitPadding: true }),
  }
}

const longestText = 400

function textCell(text: string): Cell {
  const shown = visible(text.length > longestText ? `${text.slice(0, longestText)}…` : text)
  return { shown: [{ text: shown, look: 'identifier' }], copy: text, file: text }
}

/**
 * A key as storage libraries of CosmWasm build it: names before it with two bytes of their length each.
 *
 * @example readKey(bytes of '\0\7balanceinj1…') // 'balance / inj1…'
 */
export function readKey(key: Uint8Array): string {
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
  return parts.join(' / ')
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
