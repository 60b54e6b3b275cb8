import { encodeAddress, formatEthereumAddress } from '@injsight/chain'
import type { Account } from '#src/decode/values/account.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import { memoize } from '#src/decode/memoize.ts'
import type { State } from '#src/state/state.ts'
import { supplies } from '../bank/tables.ts'
import { evmFaces } from './tables.ts'

/** The denom under which a contract's own coins stand in the bank, should it have any there. */
export function ownDenomOf({ bytes }: Account): string {
  return formatOwnDenom(Buffer.from(bytes).toString('hex'))
}

export function ownDenomKey(contract: Account): bigint {
  return denomKey(ownDenomOf(contract))
}

// Spelled with the capitals that check it, which is a hash of its own.
const formatOwnDenom = memoize(
  10_000,
  (hex) => `erc20:${formatEthereumAddress(encodeAddress('inj', Buffer.from(hex, 'hex')))}`,
)

/** The denom whose coins a contract moves, that of its pair or its own; undefined when it keeps its balances itself. */
export async function findFace(state: State, contract: Account): Promise<'pair' | 'own' | undefined> {
  if ((await state.find(evmFaces, { contract: contract.key })) !== undefined) return 'pair'
  return (await state.find(supplies, { denom: ownDenomKey(contract) })) === undefined ? undefined : 'own'
}
