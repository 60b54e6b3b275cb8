import { formatQuery } from '../../format-query.ts'
import { fetchSupplyHistory } from '../../sources/assets.server.ts'
import { listsOf, type ListName } from '../assets/lists.server.ts'
import type { Asset } from '../assets/shown-asset.ts'
import { asRest } from './as-rest.ts'
import { listAt, type TellList } from './tell-lists.server.ts'

/** Those that are no answer of their own: they stand whole in what is told of the asset, or of its rules. */
type WithinOthers = 'markets' | 'policies'

/** The lists of an asset's page as the index tells them. */
export function listsOfAsset(asset: Asset): Record<string, TellList> {
  const told = listsOf(asset).filter((name) => name !== 'markets' && name !== 'policies')
  return Object.fromEntries(told.map((name) => [name, tell[name](asset)]))
}

const tell: Record<Exclude<ListName, WithinOthers>, (asset: Asset) => TellList> = {
  holders: ({ name }) => listAt(`/injsight/v1/assets/${encodeURIComponent(name)}/holders`),
  owners: ({ contract, kind }) => listAt(`/injsight/v1/evm/nfts${formatQuery({ contract, standard: kind })}`),
  supply:
    ({ denom }) =>
    async ({ cursor, limit }) => {
      // As the page writes its places.
      const told = await fetchSupplyHistory(denom, { cursor: cursor.replace('-', ':'), limit })
      return asRest({ ...told, next: told.next.replace(':', '-') })
    },
  flows: ({ denom }) => listAt(`/injsight/v1/assets/${encodeURIComponent(denom)}/flows`),
  approvals: ({ contract }) => listAt(`/injsight/v1/evm/approvals${formatQuery({ contract })}`),
  moves: ({ kind, contract, name }) =>
    listAt(
      kind === 'cw20'
        ? `/injsight/v1/wasm/contracts/${contract}/moves`
        : `/injsight/v1/evm/tokens/${encodeURIComponent(name)}/moves`,
    ),
  roles: ({ denom }) => listAt(`/injsight/v1/permissions${formatQuery({ denom })}`),
  actors: ofRules('actors'),
  vouchers: ofRules('vouchers'),
  changes: ofRules('changes'),
}

function ofRules(list: string): (asset: Asset) => TellList {
  return ({ denom }) => listAt(`/injsight/v1/permissions/${list}${formatQuery({ denom })}`)
}
