import { createAccount } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import { isNobody, type TokenDeed } from './read-deed.ts'
import { evmNfts } from './tables.ts'

/**
 * Gives a token by ERC-721 to another owner; it comes from nobody when it is made, and goes to nobody when it ends.
 *
 * @returns why that can't be so
 */
export async function passNft(
  state: State,
  contract: bigint,
  { from, to, token }: Extract<TokenDeed, { kind: 'pass' }>,
  height: bigint,
): Promise<string | undefined> {
  const before = await state.find(evmNfts, { contract, token })
  if (isNobody(from) && before !== undefined) return `there were two of the token ${token}`
  if (!isNobody(from) && before?.owner !== createAccount(from).key)
    return `the token ${token} came from who had it not`
  if (isNobody(to)) state.remove(evmNfts, { contract, token })
  else state.put(evmNfts, { contract, token, owner: state.account(createAccount(to)), height })
  return undefined
}
