import type { GrantAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb'
import { QueryClient as AuthzClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/query_pb.client'
import { QueryClient as FeegrantClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/query_pb.client'
import { authorizedType } from '@injsight/chain/decode'
import { unavailable } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'

const authz = new AuthzClient(chain)
const feegrant = new FeegrantClient(chain)

const most = 1000
const pagination = {
  key: new Uint8Array(),
  offset: 0n,
  limit: BigInt(most),
  countTotal: false,
  reverse: false,
}

/** What an account lets another do: the types of messages it may send, and whether its fees are paid. */
export type Standing = { types: string[]; hasAllowance: boolean }

/**
 * As the chain itself has it now: an index may not know it, or not yet.
 *
 * @param granter `inj1…`
 * @param grantee `inj1…`
 * @throws Fault when no node answers; `bad-chain-data` for a kind of grant that is not known
 */
export async function fetchStanding(granter: string, grantee: string): Promise<Standing> {
  const [given, paid] = await Promise.all([
    authz.grants({ granter, grantee, msgTypeUrl: '', pagination }).response,
    // The chain has an error of no kind of its own for one that isn't there: those of the grantee are listed.
    feegrant.allowances({ grantee, pagination }).response,
  ])
  if ([given, paid].some((page) => (page.pagination?.nextKey.length ?? 0) > 0))
    throw unavailable('grants.many', `${grantee} has more than ${most} grants`)
  return {
    types: given.grants.map(typeOf),
    hasAllowance: paid.allowances.some((one) => one.granter === granter),
  }
}

function typeOf({ authorization }: Pick<GrantAuthorization, 'authorization'>): string {
  return authorization === undefined ? '' : authorizedType(authorization)
}
