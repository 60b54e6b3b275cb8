import { shortenAddress } from '@injsight/chain'
import type { Collection, CollectionNft } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { nameNft } from '../../language/name-nft.ts'
import { pathOfCollection, pathOfNft } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { account, block, fileOnly, nothing, number, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'

const standards: Readonly<Record<string, string>> = { cw721: 'CW721', erc721: 'ERC-721', erc1155: 'ERC-1155' }

export function sayStandard(standard: string): string {
  return standards[standard] ?? standard
}

/** A contract in full, with the way to its page. */
export function contractOf(contract: string, { language }: Naming): Written {
  const text = translationsIn(language, 'token')('toContract')
  return [{ text: contract, look: 'identifier' }, ' · ', { text, to: `/contract/${contract}/`, look: 'name' }]
}

/** What a collection is called: by its contract where that says nothing. */
export function nameCollection({ name, symbol, contract }: Collection): string {
  const said = name || symbol
  return said === '' ? shortenAddress(contract) : isolateName(said)
}

/** What is known of a collection besides its tokens. */
export function listFactsOf({ contract, standard, tokens, creator }: Collection, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'nfts')
  return [
    { name: t('columns.contract'), shown: contractOf(contract, naming), copy: contract },
    { name: t('columns.standard'), shown: [sayStandard(standard)] },
    ...(tokens === '' ? [] : [{ name: t('columns.tokens'), shown: [tokens] }]),
    ...(creator === ''
      ? []
      : [{ name: t('columns.creator'), shown: [writeAccount(creator, naming)], copy: creator }]),
  ]
}

export function tableOfCollections(collections: readonly Collection[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'nfts')
  return {
    columns: [
      { name: t('columns.collection') },
      { name: t('columns.contract'), isOnlyInFile: true },
      { name: t('columns.tokens'), isNumber: true },
      { name: t('columns.creator') },
      { name: t('columns.standard') },
    ],
    rows: collections.map((one) => {
      const { contract, name, symbol, tokens, creator, standard } = one
      const link = {
        text: nameCollection(one),
        title: contract,
        to: pathOfCollection(contract),
        look: 'name' as const,
      }
      const short = { text: shortenAddress(contract), title: contract, look: 'identifier' as const }
      return {
        key: contract,
        cells: [
          {
            shown: [link],
            ...((name || symbol) !== '' && {
              below: symbol === '' ? [short] : [short, ' · ', isolateName(symbol)],
            }),
            file: name,
          },
          fileOnly(contract),
          tokens === '' ? nothing : number(tokens),
          creator === '' ? nothing : account(creator, naming),
          words([sayStandard(standard)]),
        ],
      }
    }),
  }
}

export function tableOfNfts(
  nfts: readonly CollectionNft[],
  { contract, standard }: Collection,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'nfts')
  const hasAmounts = standard === 'erc1155'
  return {
    columns: [
      { name: t('columns.token') },
      { name: t('columns.owner') },
      ...(hasAmounts ? [{ name: t('columns.quantity'), isNumber: true }] : []),
      { name: t('columns.since'), isNumber: true },
    ],
    rows: nfts.map(({ token, owner, amount, height }) => ({
      key: `${token} ${owner}`,
      cells: [
        linkToNft(contract, token),
        owner === '' ? nothing : account(owner, naming),
        ...(hasAmounts ? [number(amount)] : []),
        height === 0n ? nothing : block(height),
      ],
    })),
  }
}

/** Which one of a collection, with a link to it. */
export function linkToNft(contract: string, token: string): Cell {
  return {
    shown: [{ text: nameNft(token), to: pathOfNft(contract, token), look: 'name' }],
    file: token,
  }
}
