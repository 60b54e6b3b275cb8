import type { Namespace } from '@injsight/injsight-v1'
import type { Naming } from '../../language/write-part.server.ts'
import {
  fetchActors,
  fetchNamespace,
  fetchPermissionChanges,
  fetchVouchers,
} from '../../sources/permissions.server.ts'
import type { StatePage } from '../../views/lists/list-page.ts'
import { tableOfPermissionChanges } from '../../views/permissions/changes.server.ts'
import {
  tableOfActors,
  tableOfPolicies,
  tableOfRoles,
  tableOfVouchers,
} from '../../views/permissions/tables.server.ts'
import type { Asset } from './shown-asset.ts'

type Request = { asset: Asset; cursor: string; limit: number; naming: Naming }

/** Of a denom with rules of its own: what each role may do, who has it, what is switched off, what waits,
 * and how it came so. */
export const ruleListNames = ['roles', 'actors', 'policies', 'vouchers', 'changes'] as const
export type RuleListName = (typeof ruleListNames)[number]

export const ruleLists: Record<RuleListName, (request: Request) => Promise<StatePage>> = {
  async roles({ asset, naming }) {
    const { namespace, unknown } = await fetchRules(asset)
    return { table: tableOfRoles(namespace, naming), next: '', unknown }
  },
  async actors({ asset, cursor, limit, naming }) {
    const { actors, next, unknown } = await fetchActors(asset.denom, { cursor, limit })
    return { table: tableOfActors(actors, naming), next, unknown }
  },
  async policies({ asset, naming }) {
    const { namespace, unknown } = await fetchRules(asset)
    return { table: tableOfPolicies(namespace, naming), next: '', unknown }
  },
  async vouchers({ asset, cursor, limit, naming }) {
    const { vouchers, next, unknown } = await fetchVouchers(asset.denom, { cursor, limit })
    return { table: tableOfVouchers(vouchers, naming), next, unknown }
  },
  async changes({ asset, cursor, limit, naming }) {
    const { changes, next, unknown } = await fetchPermissionChanges(asset.denom, { cursor, limit })
    return { table: tableOfPermissionChanges(changes, naming), next, unknown }
  },
}

async function fetchRules({
  denom,
}: Asset): Promise<{ namespace: Pick<Namespace, 'roles' | 'policies'>; unknown: string[] }> {
  const { namespaces, unknown } = await fetchNamespace(denom)
  return { namespace: namespaces[0] ?? { roles: [], policies: [] }, unknown }
}

export function isRuleList(name: string): name is RuleListName {
  return ruleListNames.some((one) => one === name)
}
