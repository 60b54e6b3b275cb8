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

export type ListPermissionChangesRequest = Of<typeof ListPermissionChangesRequest>
export const ListPermissionChangesRequest = message(
  'ListPermissionChangesRequest',
  'names a denom, and a page',
  {
    denom: such('factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/ruled', text(1, 'empty for all')),
    cursor,
    limit,
  },
)

export type PermissionChange = Of<typeof PermissionChange>
export const PermissionChange = message('PermissionChange', 'what became of the rules of a denom', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  transactionHash: text(3, 'of the transaction that did it, upper-case hex; empty for none'),
  denom: text(4, denom),
  sender: text(5, 'inj1… of who did it; empty for the chain itself'),
  what: text(
    6,
    'created; role: what it may do; given or taken: a role; manager: which roles somebody gives; policy; capability: which policy somebody may change; hook, evmHook, postHook; voucher: how much waits',
  ),
  role: text(7, 'name of the role; empty where none is meant'),
  roles: texts(8, 'names of the roles that somebody gives; none for nobody any more'),
  permissions: whole(9, 'of the role: sum of injective.permissions.v1beta1.Action'),
  account: text(10, 'inj1… of whom it is about; empty for nobody'),
  action: text(11, 'of injective.permissions.v1beta1.Action, such as SEND; empty for none'),
  isDisabled: flag(12, 'of a policy: true where nobody may do it'),
  isSealed: flag(13, 'of a policy: true where that can never change'),
  canDisable: flag(14, 'of a capability: whether somebody may switch the action off and on'),
  canSeal: flag(15, 'of a capability: whether somebody may forbid that for ever'),
  contract: text(16, 'of a hook: address of the contract; empty for none any more'),
  amount: text(17, `that waits for the account from then on, ${smallest}; empty for what is no voucher`),
})

export type ListPermissionChangesResponse = Of<typeof ListPermissionChangesResponse>
export const ListPermissionChangesResponse = message(
  'ListPermissionChangesResponse',
  'what became of rules',
  { changes: list(1, 'the newest first', PermissionChange), next, unknown },
)
