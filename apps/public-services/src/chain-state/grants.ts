import { QueryClient as AuthzClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/query_pb.client'
import { QueryClient as FeegrantClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/query_pb.client'
import type { GrantAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb'
import { readAccount } from '@injsight/chain'
import { authorizedType, decodeMessage, findMessageType } from '@injsight/chain/decode'
import { Fault, invalidInput } from '@injsight/errors'
import type {
  ListAllowancesRequest,
  ListAllowancesResponse,
  ListGrantsRequest,
  ListGrantsResponse,
} from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { nextOf, pageOf } from './pages.ts'
import { toMs } from './values.ts'

type Chain = Pick<Host, 'transport'>

/** Who may send messages for whom. @throws Fault `invalid-input` */
export async function listGrants(
  { transport }: Chain,
  request: ListGrantsRequest,
): Promise<ListGrantsResponse> {
  const authz = new AuthzClient(transport)
  const [account, pagination] = [readAccount(request.account), pageOf(request)]
  const { grants, pagination: told } =
    readDirection(request.by) === 'granter'
      ? await authz.granterGrants({ granter: account, pagination }).response
      : await authz.granteeGrants({ grantee: account, pagination }).response
  return { grants: grants.map(toGrant), next: nextOf(told), unknown: [] }
}

/** Who pays whose fees. @throws Fault `invalid-input` */
export async function listAllowances(
  { transport }: Chain,
  request: ListAllowancesRequest,
): Promise<ListAllowancesResponse> {
  const feegrant = new FeegrantClient(transport)
  const [account, pagination] = [readAccount(request.account), pageOf(request)]
  const { allowances, pagination: told } =
    readDirection(request.by) === 'granter'
      ? await feegrant.allowancesByGranter({ granter: account, pagination }).response
      : await feegrant.allowances({ grantee: account, pagination }).response
  return {
    allowances: allowances.map(({ granter, grantee, allowance }) => ({
      granter,
      grantee,
      allowance: writeJson(allowance),
    })),
    next: nextOf(told),
    unknown: [],
  }
}

/** @throws Fault `invalid-input` */
function readDirection(by: string): 'granter' | 'grantee' {
  if (by === 'granter' || by === 'grantee') return by
  throw invalidInput('grants.by', `"${by.slice(0, 40)}" is not a direction: granter or grantee is`)
}

type Any = { typeUrl: string; value: Uint8Array }

function toGrant({ granter, grantee, authorization, expiration }: GrantAuthorization) {
  return {
    granter,
    grantee,
    messageType: authorization === undefined ? '' : typeAllowedBy(authorization),
    authorization: writeJson(authorization),
    expiration: toMs(expiration),
  }
}

/** A kind of authorization that isn't known allows what it is called by. */
function typeAllowedBy(authorization: Any): string {
  try {
    return authorizedType(authorization)
  } catch (error) {
    if (error instanceof Fault) return authorization.typeUrl
    throw error
  }
}

/** What the chain holds, with its type; of a type that isn't known, that alone. */
function writeJson(held: Any | undefined): string {
  if (held === undefined) return ''
  const known = findMessageType(held.typeUrl)
  const fields = known === undefined ? {} : decodeMessage(known, held.value)
  return JSON.stringify({ '@type': held.typeUrl, ...fields })
}
