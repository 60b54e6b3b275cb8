import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb'
import type * as modules from '@injectivelabs/sdk-ts/core/modules'

type Modules = typeof modules
type Coin = { denom: string; amount: string }

export type Granted = {
  granter: string
  grantee: string
  /** Types of the messages. */
  types: readonly string[]
  /** The most that may be sent; undefined for no limit. It limits nothing else. */
  limit: Coin | undefined
  /** Seconds since 1970. */
  expiration: number
}

const send = '/cosmos.bank.v1beta1.MsgSend'

/** A grant for each type. */
export function buildGrant(
  { granter, grantee, types, limit, expiration }: Granted,
  { MsgGrant, MsgGrantWithAuthorization }: Modules,
): modules.Msgs[] {
  return types.map((messageType) =>
    messageType === send && limit !== undefined
      ? MsgGrantWithAuthorization.fromJSON({
          granter,
          grantee,
          expiration,
          authorization: sendUpTo(limit) as unknown as Authorization,
        })
      : MsgGrant.fromJSON({ granter, grantee, expiration, messageType }),
  )
}

type Authorization = Parameters<Modules['MsgGrantWithAuthorization']['fromJSON']>[0]['authorization']

/** The packages have none for sending: the three forms in which a message writes its authorization. */
function sendUpTo(limit: Coin) {
  const value = { spend_limit: [limit] }
  return {
    toAny: () => ({
      typeUrl: `/${SendAuthorization.typeName}`,
      value: SendAuthorization.toBinary(SendAuthorization.create({ spendLimit: [limit] })),
    }),
    toAmino: () => ({ type: 'cosmos-sdk/SendAuthorization', value }),
    toWeb3: () => ({ '@type': `/${SendAuthorization.typeName}`, ...value, allow_list: [] }),
  }
}
