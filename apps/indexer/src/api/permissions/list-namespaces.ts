import { Action } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import type {
  ListNamespaceActorsRequest,
  ListNamespaceActorsResponse,
  ListNamespacesRequest,
  ListNamespacesResponse,
  ListVouchersRequest,
  ListVouchersResponse,
  Namespace,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  findNamespace,
  listAllVouchers,
  listNamespaceActors as listActors,
  listNamespaces as listRows,
  type NamespaceRules,
} from '#src/queries/tokens/namespaces.ts'
import { cutPage, readCursor, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'

const modules = ['permissions']

/** @throws Fault `invalid-input` */
export async function listNamespaces(
  pool: Pool,
  { denom, cursor, limit: wanted }: ListNamespacesRequest,
): Promise<ListNamespacesResponse> {
  const limit = readLimit(wanted)
  const [after = ''] = readCursor(cursor, 1) ?? []
  const [rows, unknown] = await Promise.all([
    denom === ''
      ? listRows(pool, after, limit + 1)
      : findNamespace(pool, denom).then((row) => (row ? [row] : [])),
    listUnknown(pool, modules),
  ])
  const { lines, next } = cutPage(rows, limit, (row) => [row.denom])
  return { namespaces: lines.map(toNamespace), next, unknown }
}

function toNamespace({ roles, managers, policies, capabilities, ...row }: NamespaceRules): Namespace {
  return {
    denom: row.denom,
    wasmHook: row.wasm_hook,
    evmHook: row.evm_hook,
    evmPostHook: row.evm_post_hook,
    roles: roles.map(({ role, name, permissions }) => ({
      name,
      permissions: BigInt(permissions),
      managers: managers.filter((one) => one.roles.includes(role)).map(({ manager }) => manager),
    })),
    policies: policies.map(({ action, is_disabled: isDisabled, is_sealed: isSealed }) => ({
      action: Action[action] ?? String(action),
      isDisabled,
      isSealed,
      managers: capabilities
        .filter((one) => one.action === action)
        .map(({ manager, can_disable: canDisable, can_seal: canSeal }) => ({ manager, canDisable, canSeal })),
    })),
  }
}

/** @throws Fault `invalid-input` */
export async function listNamespaceActors(
  pool: Pool,
  { denom, cursor, limit: wanted }: ListNamespaceActorsRequest,
): Promise<ListNamespaceActorsResponse> {
  const limit = readLimit(wanted)
  const [after = ''] = readCursor(cursor, 1) ?? []
  const [namespace, rows, unknown] = await Promise.all([
    findNamespace(pool, denom),
    listActors(pool, { denom, after, limit: limit + 1 }),
    listUnknown(pool, modules),
  ])
  const names = new Map(namespace?.roles.map(({ role, name }) => [role, name]))
  const { lines, next } = cutPage(rows, limit, ({ actor }) => [actor])
  const actors = lines.map(({ actor, roles }) => ({
    account: actor,
    roles: roles.map((role) => names.get(role) ?? String(role)),
  }))
  return { actors, next, unknown }
}

/** @throws Fault `invalid-input` */
export async function listVouchers(
  pool: Pool,
  { denom, cursor, limit: wanted }: ListVouchersRequest,
): Promise<ListVouchersResponse> {
  const limit = readLimit(wanted)
  const [afterDenom = '', afterAccount = ''] = readCursor(cursor, 2) ?? []
  const after = { denom: afterDenom, account: afterAccount }
  const [rows, unknown] = await Promise.all([
    listAllVouchers(pool, { denom, after, limit: limit + 1 }),
    listUnknown(pool, modules),
  ])
  const { lines, next } = cutPage(rows, limit, (row) => [row.denom, row.account])
  return { vouchers: lines, next, unknown }
}
