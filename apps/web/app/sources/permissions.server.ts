import type {
  ListNamespaceActorsResponse,
  ListNamespacesResponse,
  ListVouchersResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

type Page = { cursor: string; limit: number }

/** Denoms with rules of their own; of one where it is named. */
export async function fetchNamespaces(denom: string, page: Page): Promise<ListNamespacesResponse> {
  return (await injsight.listNamespaces({ denom, ...page })).response
}

/** Who has roles of its own for a denom. */
export async function fetchActors(denom: string, page: Page): Promise<ListNamespaceActorsResponse> {
  return (await injsight.listNamespaceActors({ denom, ...page })).response
}

/** Coins that wait to be claimed; of one denom where it is named. */
export async function fetchVouchers(denom: string, page: Page): Promise<ListVouchersResponse> {
  return (await injsight.listVouchers({ denom, ...page })).response
}
