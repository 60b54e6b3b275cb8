import type { Naming } from '../../language/write-part.server.ts'
import { fetchNamespaces, fetchPermissionChanges, fetchVouchers } from '../../sources/permissions.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { tableOfPermissionChanges } from '../../views/permissions/changes.server.ts'
import { tableOfNamespaces, tableOfVouchers } from '../../views/permissions/tables.server.ts'

/** The lists of all denoms with rules of their own; each is a file too. */
export const lists = {
  namespaces:
    (naming: Naming): FetchList =>
    async (page) => {
      const { namespaces, next } = await fetchNamespaces('', page)
      return { table: tableOfNamespaces(namespaces, naming), next }
    },
  vouchers:
    (naming: Naming): FetchList =>
    async (page) => {
      const { vouchers, next } = await fetchVouchers('', page)
      return { table: tableOfVouchers(vouchers, naming), next }
    },
  changes:
    (naming: Naming): FetchList =>
    async (page) => {
      const { changes, next } = await fetchPermissionChanges('', page)
      return { table: tableOfPermissionChanges(changes, naming), next }
    },
} as const

export const listNames = ['namespaces', 'vouchers', 'changes'] as const
