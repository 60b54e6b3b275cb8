/** What transactions are about, in six words. The order is the wire order of `injsight.v1`: only ever append. */
export const kinds = ['trade', 'transfer', 'contract', 'oracle', 'staking', 'other'] as const

export type Kind = (typeof kinds)[number]

/** The types of messages that run other messages for somebody, which they hold as bytes and as JSON; they have no kind of their own. */
export const execType = '/cosmos.authz.v1beta1.MsgExec'
export const execCompatType = '/cosmos.authz.v1beta1.MsgExecCompat'

// The first that begins a type URL says its kind.
const prefixes: readonly (readonly [string, Kind])[] = [
  ['/injective.exchange.v1beta1.MsgPrivilegedExecuteContract', 'contract'],
  ['/injective.exchange.v2.MsgPrivilegedExecuteContract', 'contract'],
  ['/injective.exchange.', 'trade'],
  ['/cosmos.bank.', 'transfer'],
  ['/ibc.core.client.', 'other'],
  ['/ibc.core.connection.', 'other'],
  ['/ibc.core.channel.v1.MsgChannel', 'other'],
  ['/ibc.', 'transfer'],
  ['/injective.peggy.', 'transfer'],
  ['/injective.erc20.', 'contract'],
  ['/cosmwasm.', 'contract'],
  ['/injective.wasmx.', 'contract'],
  ['/injective.evm.', 'contract'],
  ['/injective.oracle.', 'oracle'],
  ['/injective.ocr.', 'oracle'],
  ['/cosmos.staking.', 'staking'],
  ['/cosmos.distribution.', 'staking'],
  ['/cosmos.slashing.', 'staking'],
  ['/cosmos.gov.', 'staking'],
]

// A chain knows a few hundred types and blocks repeat them, so each is looked up once. Foreign types are not
// kept: anyone may invent them.
const known = new Map<string, Kind>()

/**
 * What a message is about, by its type.
 *
 * @example kindOf('/cosmos.bank.v1beta1.MsgSend') // 'transfer'
 */
export function kindOf(typeUrl: string): Kind {
  const seen = known.get(typeUrl)
  if (seen) return seen
  const found = prefixes.find(([prefix]) => typeUrl.startsWith(prefix))
  if (!found) return 'other'
  if (known.size < 1000) known.set(typeUrl, found[1])
  return found[1]
}

/**
 * What a transaction is about: its first message, or where that one runs others for somebody, the first of those.
 * Takes the types as `messageTypesOf` lists them.
 *
 * @example kindOfTransaction(['/cosmos.authz.v1beta1.MsgExec', '/cosmos.gov.v1.MsgVote']) // 'other'
 */
export function kindOfTransaction(typeUrls: readonly string[]): Kind {
  const first = typeUrls.find((typeUrl) => typeUrl !== execType && typeUrl !== execCompatType)
  return first === undefined ? 'other' : kindOf(first)
}
