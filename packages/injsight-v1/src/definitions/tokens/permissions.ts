import { flag, list, message, such, text, texts, whole, type Of } from '../../define.ts'
import { cursor, limit, next, smallest, unknown } from '../accounts/of-account.ts'

const denom = 'factory/… that the rules are of'

export type NamespaceRole = Of<typeof NamespaceRole>
export const NamespaceRole = message('NamespaceRole', 'what who has a role may do with a denom', {
  name: text(1, 'of the role; EVERYONE for who has none'),
  permissions: whole(2, 'sum of injective.permissions.v1beta1.Action'),
  managers: texts(3, 'inj1… of who may give it and take it'),
})

export type PolicyManager = Of<typeof PolicyManager>
export const PolicyManager = message('PolicyManager', 'who may change a policy', {
  manager: text(1, 'inj1… of the account'),
  canDisable: flag(2, 'whether it may switch the action off and on'),
  canSeal: flag(3, 'whether it may forbid that for ever'),
})

export type NamespacePolicy = Of<typeof NamespacePolicy>
export const NamespacePolicy = message('NamespacePolicy', 'whether something may be done at all', {
  action: text(1, 'of injective.permissions.v1beta1.Action, such as SEND'),
  isDisabled: flag(2, 'true where nobody may do it'),
  isSealed: flag(3, 'true where that can never change'),
  managers: list(4, 'who may change it', PolicyManager),
})

export type Namespace = Of<typeof Namespace>
export const Namespace = message('Namespace', 'rules of the permissions module for a denom', {
  denom: text(1, denom),
  wasmHook: text(2, 'inj1… of the contract that is asked about each transfer; empty for none'),
  evmHook: text(3, '0x… of the contract that is asked about each transfer; empty for none'),
  evmPostHook: text(4, '0x… of the contract that is told of each transfer; empty for none'),
  roles: list(5, 'by their numbers', NamespaceRole),
  policies: list(6, 'by their numbers', NamespacePolicy),
})

export type ListNamespacesRequest = Of<typeof ListNamespacesRequest>
export const ListNamespacesRequest = message('ListNamespacesRequest', 'names a denom, or a page', {
  denom: text(1, `${denom}; empty for all`),
  cursor,
  limit,
})

export type ListNamespacesResponse = Of<typeof ListNamespacesResponse>
export const ListNamespacesResponse = message('ListNamespacesResponse', 'denoms with rules of their own', {
  namespaces: list(1, 'by their denoms', Namespace),
  next,
  unknown,
})

export type ListNamespaceActorsRequest = Of<typeof ListNamespaceActorsRequest>
export const ListNamespaceActorsRequest = message('ListNamespaceActorsRequest', 'names a denom and a page', {
  denom: such('factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/ruled', text(1, denom)),
  cursor,
  limit,
})

export type NamespaceActor = Of<typeof NamespaceActor>
export const NamespaceActor = message('NamespaceActor', 'who has roles of its own', {
  account: text(1, 'inj1… of the account'),
  roles: texts(2, 'names of its roles'),
})

export type ListNamespaceActorsResponse = Of<typeof ListNamespaceActorsResponse>
export const ListNamespaceActorsResponse = message(
  'ListNamespaceActorsResponse',
  'accounts that have roles other than that of everybody',
  { actors: list(1, 'by their addresses', NamespaceActor), next, unknown },
)

export type ListVouchersRequest = Of<typeof ListVouchersRequest>
export const ListVouchersRequest = message('ListVouchersRequest', 'names a denom, and a page', {
  denom: text(1, 'of one denom; empty for all'),
  cursor,
  limit,
})

export type Voucher = Of<typeof Voucher>
export const Voucher = message('Voucher', 'coins that an account may claim once it may have them', {
  denom: text(1, 'of the coins'),
  account: text(2, 'inj1… of who may claim them'),
  amount: text(3, smallest),
})

export type ListVouchersResponse = Of<typeof ListVouchersResponse>
export const ListVouchersResponse = message('ListVouchersResponse', 'coins that wait to be claimed', {
  vouchers: list(1, 'by their denoms and accounts', Voucher),
  next,
  unknown,
})
