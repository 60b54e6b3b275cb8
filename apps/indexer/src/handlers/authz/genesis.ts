import { readAddress } from '#src/decode/values/read-address.ts'
import { readAnyJson } from '#src/decode/values/read-any-json.ts'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import type { State } from '#src/state/state.ts'
import { authorizedType } from '@injsight/chain/decode'
import { authzGrants } from './tables.ts'

type Genesis = {
  authorization?:
    | { granter: string; grantee: string; authorization: unknown; expiration?: string | null }[]
    | null
}

/** What had expired before the chain began goes with its first block, as all that expires. */
export function fromGenesis(state: State, genesis: unknown): void {
  const { authorization: grants } = (genesis ?? {}) as Genesis
  for (const { granter, grantee, authorization, expiration } of grants ?? []) {
    const given = readAnyJson(authorization)
    const expires = expiration === undefined || expiration === null ? null : readNanoseconds(expiration)
    state.put(authzGrants, {
      granter: readAddress(granter),
      grantee: readAddress(grantee),
      msg_type: authorizedType(given),
      type: given.typeUrl,
      value: Buffer.from(given.value),
      expiration: expires,
    })
  }
}
