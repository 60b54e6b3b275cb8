import type { State } from '#src/state/state.ts'
import { createAccount } from '#src/decode/values/account.ts'
import { supplies } from '../bank/tables.ts'
import { ownDenomKey } from './find-face.ts'
import type { SaidDeed, TokenDeed } from './read-deed.ts'
import {
  evmBalances,
  evmAllowances,
  evmFaces,
  evmItems,
  evmNftApprovals,
  evmNfts,
  evmOperators,
  evmTokens,
} from './tables.ts'

/** Reads what the deeds of a transaction are about, a table at a time: it may have thousands of them. */
export async function prefetchDeeds(state: State, said: SaidDeed[]): Promise<void> {
  if (said.length < 2) return // reading them one after the other asks no more
  const contracts = [...new Map(said.map(({ contract }) => [contract.key, contract])).values()]
  const keys = contracts.map(({ key }) => ({ contract: key }))
  await state.prefetch(evmTokens, keys)
  await state.prefetch(evmFaces, keys)
  await state.prefetch(
    supplies,
    contracts.map((contract) => ({ denom: ownDenomKey(contract) })),
  )
  const of = <Kind extends TokenDeed['kind']>(kind: Kind) =>
    said.flatMap(({ contract, deed }) =>
      deed.kind === kind
        ? [{ contract: contract.key, deed: deed as Extract<TokenDeed, { kind: Kind }> }]
        : [],
    )
  await state.prefetch(
    evmBalances,
    of('move').flatMap(({ contract, deed: { from, to } }) =>
      [from, to].map((holder) => ({ contract, holder: keyOf(holder) })),
    ),
  )
  await state.prefetch(
    evmNfts,
    of('pass').map(({ contract, deed: { token } }) => ({ contract, token })),
  )
  await state.prefetch(
    evmItems,
    of('moves').flatMap(({ contract, deed: { from, to, items } }) =>
      items.flatMap(({ token }) => [from, to].map((holder) => ({ contract, token, holder: keyOf(holder) }))),
    ),
  )
  await state.prefetch(
    evmAllowances,
    of('allow').map(({ contract, deed: { owner, spender } }) => ({
      contract,
      owner: keyOf(owner),
      spender: keyOf(spender),
    })),
  )
  await state.prefetch(
    evmNftApprovals,
    [...of('allow-one'), ...of('pass')].map(({ contract, deed: { token } }) => ({ contract, token })),
  )
  await state.prefetch(
    evmOperators,
    of('operate').map(({ contract, deed: { owner, operator } }) => ({
      contract,
      owner: keyOf(owner),
      operator: keyOf(operator),
    })),
  )
}

function keyOf(address: Buffer): bigint {
  return createAccount(address).key
}
