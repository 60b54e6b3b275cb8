import type * as modules from '@injectivelabs/sdk-ts/core/modules'
import type { Granted } from './rules.ts'

/** Nothing was chosen that the key could sign. */
export class NothingToGrant extends Error {
  override name = 'NothingToGrant'
}

type Modules = typeof modules

/**
 * What lets a key sign for its owner until a time: a grant for each type, and an allowance for the fees, since the key
 * owns nothing.
 *
 * @throws NothingToGrant
 */
export function buildGrants(
  { owner, address, types, expiration, feeLimit }: Granted,
  { MsgGrant, MsgGrantAllowance }: Modules,
): modules.Msgs[] {
  if (types.length === 0) throw new NothingToGrant()
  const grants = types.map((messageType) =>
    MsgGrant.fromJSON({ granter: owner, grantee: address, messageType, expiration }),
  )
  const allowance = { spendLimit: [feeLimit], expiration }
  return [...grants, MsgGrantAllowance.fromJSON({ granter: owner, grantee: address, allowance })]
}

/** What the chain still has of what a key was granted. */
export type Standing = Pick<Granted, 'owner' | 'address' | 'types'> & { hasAllowance: boolean }

/** Takes all of it back; the chain refuses the whole where a part isn't there. */
export function buildEnd(
  { owner, address, types, hasAllowance }: Standing,
  { MsgRevoke, MsgRevokeAllowance }: Modules,
): modules.Msgs[] {
  const grants = types.map((messageType) =>
    MsgRevoke.fromJSON({ granter: owner, grantee: address, messageType }),
  )
  const allowance = MsgRevokeAllowance.fromJSON({ granter: owner, grantee: address })
  return hasAllowance ? [...grants, allowance] : grants
}
