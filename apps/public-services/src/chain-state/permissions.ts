import {
  Action,
  type Namespace as Told,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb'
import { QueryClient as PermissionsClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb.client'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  ListNamespaceActorsRequest,
  ListNamespaceActorsResponse,
  ListNamespacesRequest,
  ListNamespacesResponse,
  ListVouchersRequest,
  ListVouchersResponse,
  Namespace,
} from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { cutPage } from './pages.ts'

type Chain = Pick<Host, 'transport'>

/** Denoms with rules of their own, by their names. @throws Fault `invalid-input` */
export async function listNamespaces(
  chain: Chain,
  { denom, ...page }: ListNamespacesRequest,
): Promise<ListNamespacesResponse> {
  const all = await askNamespaces(chain)
  const { lines, next } = cutPage(denom === '' ? all : all.filter((one) => one.denom === denom), page)
  return { namespaces: lines.map(toNamespace), next, unknown: [] }
}

/** Accounts that have roles of their own for a denom. @throws Fault `invalid-input` */
export async function listNamespaceActors(
  chain: Chain,
  { denom, ...page }: ListNamespaceActorsRequest,
): Promise<ListNamespaceActorsResponse> {
  const found = (await askNamespaces(chain)).find((one) => one.denom === denom)
  const actors = found?.actorRoles.map(({ actor: account, roles }) => ({ account, roles })) ?? []
  const { lines, next } = cutPage(actors.toSorted(byText(({ account }) => account)), page)
  return { actors: lines, next, unknown: [] }
}

/** Coins of a denom that wait to be claimed; of all denoms together nobody tells them. */
export async function listVouchers(
  { transport }: Chain,
  { denom, ...page }: ListVouchersRequest,
): Promise<ListVouchersResponse> {
  if (denom === '') throw refusal(Status.unimplemented, 'The chain tells vouchers of one denom alone')
  const { vouchers } = await new PermissionsClient(transport).vouchers({ denom }).response
  const all = vouchers.flatMap(({ address: account, voucher }) =>
    voucher === undefined ? [] : [{ denom: voucher.denom, account, amount: voucher.amount }],
  )
  const { lines, next } = cutPage(all.toSorted(byText(({ account }) => account)), page)
  return { vouchers: lines, next, unknown: [] }
}

async function askNamespaces({ transport }: Chain): Promise<Told[]> {
  const { namespaces } = await new PermissionsClient(transport).namespaces({}).response
  return namespaces.toSorted(byText(({ denom }) => denom))
}

function toNamespace(told: Told): Namespace {
  return {
    denom: told.denom,
    wasmHook: told.wasmHook,
    evmHook: told.evmHook,
    evmPostHook: told.evmPostHook,
    roles: told.rolePermissions
      .toSorted((a, b) => a.roleId - b.roleId)
      .map(({ name, permissions }) => ({
        name,
        permissions: BigInt(permissions),
        managers: told.roleManagers.filter(({ roles }) => roles.includes(name)).map(({ manager }) => manager),
      })),
    policies: told.policyStatuses
      .toSorted((a, b) => a.action - b.action)
      .map(({ action, isDisabled, isSealed }) => ({
        action: Action[action] ?? String(action),
        isDisabled,
        isSealed,
        managers: told.policyManagerCapabilities
          .filter((one) => one.action === action)
          .map(({ manager, canDisable, canSeal }) => ({ manager, canDisable, canSeal })),
      })),
  }
}

function byText<One>(textOf: (one: One) => string) {
  return (a: One, b: One) => Number(textOf(a) > textOf(b)) - Number(textOf(a) < textOf(b))
}
