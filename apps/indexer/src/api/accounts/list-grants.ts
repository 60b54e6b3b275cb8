import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import type {
  ListAllowancesRequest,
  ListAllowancesResponse,
  ListGrantsRequest,
  ListGrantsResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listAuthzGrants,
  listFeeAllowances,
  type AuthzGrant,
  type Grant,
  type GrantPage,
} from '#src/queries/accounts/grants.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutPage, readCursor, readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listGrants(pool: Pool, request: ListGrantsRequest): Promise<ListGrantsResponse> {
  const by = readDirection(request.by)
  const limit = readLimit(request.limit)
  const [other = '', msgType = ''] = readCursor(request.cursor, 2) ?? []
  const page = { by, address: readName(request.account).account, after: { other, msgType }, limit: limit + 1 }
  const [found, unknown] = await Promise.all([listAuthzGrants(pool, page), listUnknown(pool, ['authz'])])
  const { lines, next } = cutPage(found, limit, (grant) => [otherOf(grant, by), grant.msg_type])
  return { grants: lines.map(toGrant), next, unknown }
}

/** @throws Fault `invalid-input` */
export async function listAllowances(
  pool: Pool,
  request: ListAllowancesRequest,
): Promise<ListAllowancesResponse> {
  const by = readDirection(request.by)
  const limit = readLimit(request.limit)
  const [other = ''] = readCursor(request.cursor, 1) ?? []
  const page = {
    by,
    address: readName(request.account).account,
    after: { other, msgType: '' },
    limit: limit + 1,
  }
  const [found, unknown] = await Promise.all([listFeeAllowances(pool, page), listUnknown(pool, ['feegrant'])])
  const { lines, next } = cutPage(found, limit, (grant) => [otherOf(grant, by)])
  const allowances = lines.map((grant) => ({
    granter: grant.granter,
    grantee: grant.grantee,
    allowance: writeJson(grant),
  }))
  return { allowances, next, unknown }
}

function readDirection(by: string): GrantPage['by'] {
  if (by === 'granter' || by === 'grantee') return by
  throw invalidInput('grants.by', `"${by.slice(0, 40)}" is not a direction: granter or grantee is`)
}

function otherOf({ granter, grantee }: Grant, by: GrantPage['by']): string {
  return by === 'granter' ? grantee : granter
}

function toGrant(grant: AuthzGrant) {
  const { granter, grantee, msg_type: messageType, expiration } = grant
  return {
    granter,
    grantee,
    messageType,
    authorization: writeJson(grant),
    expiration: expiration === null ? 0n : BigInt(expiration) / 1_000_000n,
  }
}

/** What the chain holds, with its type; of a type that isn't known, that alone. */
function writeJson({ type, value }: Grant): string {
  if (type === null) return ''
  const known = findMessageType(type)
  const fields = known === undefined || value === null ? {} : decodeMessage(known, value)
  return JSON.stringify({ '@type': type, ...fields })
}
