import { formatUnits } from '@injsight/chain'
import { formatInteger } from '../../../language/format-integer.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fetchContractState } from '../../../sources/wasm/query.server.ts'
import { account, fileOnly, moment, number } from '../../../views/lists/cells.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import type { Cell } from '../../../views/lists/table.ts'
import type { PartPlace, PartRequest } from './part-request.ts'
import { readAllowance, type Allowance, type Expiry } from './read-allowance.ts'
import { fetchTokenInfo } from './token-info.server.ts'

/** Keys of the map that contracts by CW20 keep allowances in begin so: its name, with two bytes of its length. */
const prefix = Uint8Array.of(0, 9, ...new TextEncoder().encode('allowance'))

/** Who may spend whose coins, as the contract keeps it in its state: the node is asked, page by page. */
export async function fetchAllowances({ address, cursor, limit }: PartPlace) {
  const key = cursor === '' ? prefix : Uint8Array.fromBase64(cursor, { alphabet: 'base64url' })
  const { models, next } = await fetchContractState(address, { key, limit })
  const goesOn = next.toHex().startsWith(prefix.toHex())
  return {
    allowances: models.flatMap((model) => readAllowance(model) ?? []),
    next: goesOn ? next.toBase64({ alphabet: 'base64url', omitPadding: true }) : '',
  }
}

/** The same as lines of a list. */
export async function listAllowances({ naming, ...place }: PartRequest): Promise<ListPage> {
  const [{ allowances, next }, info] = await Promise.all([
    fetchAllowances(place),
    fetchTokenInfo(place.address),
  ])
  const [t, wasm] = [translationsIn(naming.language, 'token'), translationsIn(naming.language, 'wasm')]
  return {
    table: {
      columns: [
        { name: t('columns.owner') },
        { name: t('columns.spender') },
        { name: t('columns.amount'), isNumber: true },
        { name: wasm('columns.expires'), isTime: true },
        { name: wasm('columns.untilBlock'), isOnlyInFile: true },
      ],
      rows: allowances.map((one) => rowOf(one, info?.decimals ?? 0, naming)),
    },
    next,
  }
}

function rowOf({ owner, spender, amount, expires }: Allowance, decimals: number, naming: Naming) {
  return {
    key: `${owner} ${spender}`,
    cells: [
      account(owner, naming),
      account(spender, naming),
      number(formatUnits(amount, decimals)),
      expiryCell(expires, naming),
      fileOnly(expires.kind === 'height' ? expires.height : ''),
    ],
  }
}

function expiryCell(expires: Expiry, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'wasm')
  if (expires.kind === 'never') return { shown: [t('allowance.never')], file: '' }
  if (expires.kind === 'height')
    return { shown: [t('allowance.height', { height: formatInteger(expires.height) })], file: '' }
  return moment(expires.time, naming)
}
