import type {
  ListPermissionChangesResponse,
  ListNamespaceActorsResponse,
  ListNamespacesResponse,
  ListVouchersResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'
import { shareAnswer } from './asking/share-answer.server.ts'

type Page = { cursor: string; limit: number }

/** Denoms with rules of their own; of one where it is named. */
export async function fetchNamespaces(denom: string, page: Page): Promise<ListNamespacesResponse> {
  return (await injsight.listNamespaces({ denom, ...page })).response
}

/** The rules of one denom: a page's lists of them share the answer. */
export const fetchNamespace = shareAnswer((denom) => fetchNamespaces(denom, { cursor: '', limit: 1 }))

/** Who has roles of its own for a denom. */
export async function fetchActors(denom: string, page: Page): Promise<ListNamespaceActorsResponse> {
  return (await injsight.listNamespaceActors({ denom, ...page })).response
}

/** Coins that wait to be claimed; of one denom where it is named. */
export async function fetchVouchers(denom: string, page: Page): Promise<ListVouchersResponse> {
  return (await injsight.listVouchers({ denom, ...page })).response
}

/** What became of rules and who made it so; of one denom where it is named. */
export async function fetchPermissionChanges(
  denom: string,
  page: Page,
): Promise<ListPermissionChangesResponse> {
  return (await injsight.listPermissionChanges({ denom, ...page })).response
}
