import { symbolOf } from '../../../language/write-part.server.ts'
import { formatUnits } from '@injsight/chain'
import { isolateName } from '../../../language/isolate.ts'
import { nameNft } from '../../../language/name-nft.ts'
import { pathOfCollection, pathOfNft } from '../../../language/nft-paths.ts'
import { pathOfDenom } from '../../../language/token-paths.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { fetchCw20Balances, fetchMintableDenoms, fetchNfts } from '../../../sources/account.server.ts'
import { account, amount, block, fileOnly, number } from '../../../views/lists/cells.server.ts'
import type { List } from './list.ts'

/** Tokens by CW20. */
export const cw20: List = {
  file: 'cw20',
  count: (counts) => counts.cw20,
  async fetch({ naming, ...page }) {
    const { balances, next, unknown } = await fetchCw20Balances(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.token') },
      { name: t('contract') },
      { name: t('amount'), isNumber: true },
    ]
    const rows = balances.map(({ contract, symbol, name, amount, decimals }) => ({
      key: contract,
      cells: [
        {
          shown: [{ text: isolateName(symbol), to: pathOfDenom(contract), look: 'name' as const }],
          ...(name !== symbol && { below: [isolateName(name)] }),
          file: symbol,
        },
        { ...account(contract, naming), copy: contract },
        number(formatUnits(amount, decimals)),
      ],
    }))
    return { table: { columns, rows }, next, unknown }
  },
}

/** Tokens by CW721. */
export const nfts: List = {
  file: 'nfts',
  count: (counts) => counts.nfts,
  async fetch({ naming, ...page }) {
    const told = await fetchNfts(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.collection') },
      { name: t('contract'), isOnlyInFile: true },
      { name: t('columns.token') },
      { name: t('columns.since'), isNumber: true },
    ]
    const rows = told.nfts.map(({ contract, collection, token, height }) => ({
      key: `${contract} ${token}`,
      cells: [
        {
          shown: [{ text: isolateName(collection), to: pathOfCollection(contract), look: 'name' as const }],
          below: account(contract, naming).shown,
          file: collection,
        },
        fileOnly(contract),
        {
          shown: [{ text: nameNft(token), to: pathOfNft(contract, token), look: 'name' as const }],
          file: token,
        },
        block(height),
      ],
    }))
    return { table: { columns, rows }, next: told.next, unknown: told.unknown }
  },
}

/** Denoms of the token factory that it may mint. */
export const denoms: List = {
  file: 'denoms',
  count: (counts) => counts.denoms,
  async fetch({ naming, ...page }) {
    const told = await fetchMintableDenoms(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.token') },
      { name: t('denom'), isOnlyInFile: true },
      { name: translationsIn(naming.language, 'wasm')('columns.creator') },
      { name: t('columns.supply'), isNumber: true },
    ]
    const rows = told.denoms.map(({ denom, creator, symbol, supply }) => ({
      key: denom,
      cells: [
        {
          shown: [{ text: symbolOf(denom, naming), look: 'name' as const }],
          below: [denom],
          copy: denom,
          file: symbol || denom,
        },
        fileOnly(denom),
        account(creator, naming),
        amount(denom, supply, naming),
      ],
    }))
    return { table: { columns, rows }, next: told.next, unknown: told.unknown }
  },
}
