import { stateTable } from '#src/state/tables.ts'

/** Factory denoms with rules of their own. The hooks are contracts that are asked about every transfer. */
export const namespaces = stateTable(
  'namespaces',
  { denom: 'text' },
  { wasm_hook: 'text', evm_hook: 'text', evm_post_hook: 'text' },
)

/** What a role may do: the sum of injective.permissions.v1beta1.Action, each a power of two. */
export const namespaceRoles = stateTable(
  'namespace_roles',
  { denom: 'text', role: 'int8' },
  { name: 'text', permissions: 'int8' },
)

/** Who has roles other than the one of everybody: their numbers, in the chain's order. */
export const namespaceActors = stateTable(
  'namespace_actors',
  { denom: 'text', actor: 'text' },
  { roles: 'json' },
)

/** Who gives and takes a role. */
export const namespaceManagers = stateTable(
  'namespace_managers',
  { denom: 'text', manager: 'text', role: 'int8' },
  {},
)

export const namespacePolicies = stateTable(
  'namespace_policies',
  { denom: 'text', action: 'int8' },
  { is_disabled: 'bool', is_sealed: 'bool' },
)

/** Who may change a policy. */
export const namespaceCapabilities = stateTable(
  'namespace_capabilities',
  { denom: 'text', manager: 'text', action: 'int8' },
  { can_disable: 'bool', can_seal: 'bool' },
)

/** Coins that could not be received, until they are claimed. */
export const permissionVouchers = stateTable(
  'permission_vouchers',
  { denom: 'text', account: 'text' },
  { amount: 'amount' },
)

/** One row, `id` 0. */
export const permissionParams = stateTable(
  'permission_params',
  { id: 'int4' },
  { contract_hook_max_gas: 'amount', enforced_restrictions: 'json' },
)
