import { formatEthereumAddress } from '@injsight/chain'
import type { EthereumTransaction } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { party } from './party.server.ts'

const mostShown = 20

/** What a transaction said that it would use. */
export function writeAccessList({ accessList }: EthereumTransaction, naming: Naming): Written {
  const t = translationsIn(naming.language, 'ethereum')
  return writeList(accessList, ({ address, storageKeys }) => {
    const slots = storageKeys.slice(0, mostShown).join(', ')
    return [
      ...party(formatEthereumAddress(address), naming).shown,
      ` · ${t('slots', { count: storageKeys.length, slots })}`,
    ]
  })
}

/** Whose code is to stand in for accounts: which accounts those are follows from their signatures alone. */
export function writeAuthorizations({ authorizations }: EthereumTransaction, naming: Naming): Written {
  const t = translationsIn(naming.language, 'ethereum')
  return writeList(authorizations, ({ address, nonce }) => [
    ...party(formatEthereumAddress(address), naming).shown,
    ` · ${t('nonce')} ${nonce}`,
  ])
}

function writeList<Item>(items: readonly Item[], write: (item: Item) => Written): Written {
  const written = items.slice(0, mostShown).flatMap((item, at) => [at === 0 ? '' : '; ', ...write(item)])
  const more = items.length - mostShown
  return more > 0 ? [...written, ` +${more}`] : written
}
