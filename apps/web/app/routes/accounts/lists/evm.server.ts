import { formatEthereumAddress, formatUnits, readAccount, shortenAddress } from '@injsight/chain'
import type { EvmNft } from '@injsight/injsight-v1'
import { isolateName } from '../../../language/isolate.ts'
import { pathOfToken } from '../../../language/token-paths.ts'
import { nameNft } from '../../../language/name-nft.ts'
import { pathOfNft } from '../../../language/nft-paths.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import type { Piece } from '../../../language/written.ts'
import type { AccountPage } from '../../../sources/account.server.ts'
import { fetchEvmBalances, fetchEvmNfts } from '../../../sources/evm/evm-tokens.server.ts'
import { block, fileOnly, number } from '../../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'
import type { List } from './list.ts'

/** Tokens by ERC-20. Those that stand in the bank too are balances, and not told twice. */
export const erc20: List = {
  file: 'erc20',
  count: (counts) => counts.evmBalances,
  async fetch({ naming, ...page }) {
    const { balances, next, unknown } = await fetchEvmBalances(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.token') },
      { name: t('contract'), isOnlyInFile: true },
      { name: t('amount'), isNumber: true },
      { name: t('columns.since'), isNumber: true },
    ]
    const rows = balances.flatMap(({ amount, height, token }) => {
      if (token === undefined) return []
      const { contract, symbol, name, hasDecimals, decimals } = token
      return {
        key: contract,
        cells: [
          tokenCell(contract, symbol || name, hasDecimals ? '' : t('smallest')),
          contractInFile(contract),
          number(formatUnits(amount, hasDecimals ? decimals : 0)),
          block(height),
        ],
      }
    })
    return { table: { columns, rows }, next, unknown }
  },
}

/** Tokens by ERC-721, then those by ERC-1155. */
export const evmNfts: List = {
  file: 'evm-nfts',
  count: (counts) => counts.evmNfts,
  async fetch({ naming, ...page }) {
    const { nfts, next, unknown } = await fetchOwned(page)
    const table: Table = { columns: columnsOfNfts(naming), rows: nfts.map(rowOfNft) }
    return { table, next, unknown }
  },
}

function columnsOfNfts({ language }: Naming) {
  const t = translationsIn(language, 'account')
  return [
    { name: t('columns.collection') },
    { name: t('contract'), isOnlyInFile: true },
    { name: t('columns.token') },
    { name: t('amount'), isNumber: true },
    { name: t('columns.since'), isNumber: true },
  ]
}

function rowOfNft({ contract, name, token, amount, height }: EvmNft) {
  return {
    key: `${contract} ${token}`,
    cells: [
      tokenCell(contract, name),
      contractInFile(contract),
      {
        shown: [
          {
            text: nameNft(token),
            to: pathOfNft(formatEthereumAddress(contract), token),
            look: 'name' as const,
          },
        ],
        file: token,
      },
      number(amount),
      block(height),
    ],
  }
}

/** The contract beside `tokenCell`, which a file tells by its name. */
export function contractInFile(contract: string): Cell {
  return fileOnly(formatEthereumAddress(readAccount(contract)))
}

/** What a contract calls itself, above its address; both lead to its page as a token. */
export function tokenCell(contract: string, name: string, note = ''): Cell {
  const address = formatEthereumAddress(readAccount(contract))
  const to = pathOfToken(address)
  const short: Piece = { text: shortenAddress(address), title: address, to, look: 'identifier' }
  if (name === '')
    return { shown: [short], ...(note !== '' && { below: [note] }), copy: address, file: address }
  return {
    shown: [{ text: isolateName(name), to, look: 'name' }],
    below: [short, note === '' ? '' : ` · ${note}`],
    copy: address,
    file: name,
  }
}

/** A place in the second of both lists begins so. */
const ofItems = 'items-'

async function fetchOwned({ cursor, ...page }: AccountPage) {
  const ask = (standard: string, from: string, limit = page.limit) =>
    fetchEvmNfts({ ...page, contract: '', standard, cursor: from, limit })
  if (cursor.startsWith(ofItems)) {
    const items = await ask('erc1155', cursor.slice(ofItems.length))
    return { ...items, next: items.next && ofItems + items.next }
  }
  const single = await ask('erc721', cursor)
  const room = page.limit - single.nfts.length
  if (single.next !== '') return single
  const items = await ask('erc1155', '', Math.max(room, 1))
  if (room === 0) return { ...single, next: items.nfts.length > 0 ? ofItems : '' }
  return {
    nfts: [...single.nfts, ...items.nfts],
    next: items.next && ofItems + items.next,
    unknown: single.unknown,
  }
}
