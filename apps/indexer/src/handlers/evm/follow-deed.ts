import { createAccount } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { addToBalance, addToItem } from './add-amount.ts'
import { findFace, ownDenomOf } from './find-face.ts'
import { passNft } from './pass-nft.ts'
import { isNobody, type SaidDeed, type TokenDeed } from './read-deed.ts'
import { evmAllowances, evmContracts, evmNftApprovals, evmOperators, evmTokens } from './tables.ts'

type Token = StateRow<typeof evmTokens>
type Move = Extract<TokenDeed, { kind: 'move' | 'pass' | 'moves' }>

/** Follows what a contract said of tokens, or stops to believe it. */
export async function followDeed(state: State, said: SaidDeed, height: bigint): Promise<void> {
  const { contract, deed } = said
  if (deed.kind === 'allow') return allow(state, contract.key, deed, height)
  if (deed.kind === 'operate') return operate(state, contract.key, deed, height)
  if (deed.kind === 'allow-one') return allowOne(state, contract.key, deed, height)
  // Whoever has the token next has allowed nothing yet, whether the contract says so or not.
  if (deed.kind === 'pass') state.remove(evmNftApprovals, { contract: contract.key, token: deed.token })
  const known = await state.find(evmTokens, { contract: contract.key })
  if (known !== undefined && known.lost !== null) return
  if (deed.kind === 'odd') {
    if (known !== undefined)
      state.put(evmTokens, { ...known, lost: 'a log is called as one of the standard, and is none' })
    return
  }
  const token = known ?? (await beginToken(state, contract.key, deed, height))
  if (token.lost !== null) return
  const why = await follow(state, token, { contract, deed }, height)
  if (why !== undefined) state.put(evmTokens, { ...token, lost: why })
}

async function beginToken(state: State, contract: bigint, { standard }: Move, since: bigint): Promise<Token> {
  const row = await state.find(evmContracts, { contract })
  const isOld = row?.since === 0n
  const token: Token = {
    contract,
    standard,
    supply: standard === 'erc1155' ? null : 0n,
    denom: null,
    since,
    lost: isOld ? 'it was there before the index began: what it held then is told by no log' : null,
  }
  state.put(evmTokens, token)
  return token
}

/** @returns why the contract can't be believed any longer */
async function follow(
  state: State,
  token: Token,
  { contract, deed }: { contract: SaidDeed['contract']; deed: Move },
  height: bigint,
): Promise<string | undefined> {
  if (deed.standard !== token.standard)
    return `it speaks by two standards, ${token.standard} and ${deed.standard}`
  if (deed.kind === 'pass') return pass(state, token, deed, height)
  if (deed.kind === 'moves') return moveItems(state, token, deed, height)
  const face = token.denom === null ? await findFace(state, contract) : 'own'
  if (face === undefined) return move(state, token, deed, height)
  // The bank has its balances, and its logs only repeat what the bank did.
  if (token.supply !== null && token.supply > 0n)
    return 'it kept balances of its own before they stood in the bank'
  if (face === 'own' && token.denom === null) {
    state.denom(ownDenomOf(contract))
    state.put(evmTokens, { ...token, supply: null, denom: ownDenomOf(contract) })
  }
  return undefined
}

const largest = (1n << 256n) - 1n

async function move(
  state: State,
  token: Token,
  { from, to, amount }: Extract<Move, { kind: 'move' }>,
  height: bigint,
): Promise<string | undefined> {
  if (amount === 0n) return undefined
  const { contract } = token
  const [isMinted, isBurned] = [isNobody(from), isNobody(to)]
  const keyOf = (holder: Buffer) => ({ contract, holder: state.account(createAccount(holder)) })
  if (!isMinted && !(await addToBalance(state, keyOf(from), -amount, height)))
    return `0x${from.toString('hex')} gave more than it had`
  if (!isBurned) await addToBalance(state, keyOf(to), amount, height)
  if (isMinted === isBurned) return undefined
  const supply = (token.supply ?? 0n) + (isMinted ? amount : -amount)
  if (supply > largest) return 'its supply passed what a number of the EVM can be'
  state.put(evmTokens, { ...token, supply })
  return undefined
}

async function pass(
  state: State,
  token: Token,
  deed: Extract<Move, { kind: 'pass' }>,
  height: bigint,
): Promise<string | undefined> {
  const why = await passNft(state, token.contract, deed, height)
  if (why !== undefined) return why
  const change = BigInt(isNobody(deed.from)) - BigInt(isNobody(deed.to))
  if (change !== 0n) state.put(evmTokens, { ...token, supply: (token.supply ?? 0n) + change })
  return undefined
}

async function moveItems(
  state: State,
  { contract }: Token,
  { from, to, items }: Extract<Move, { kind: 'moves' }>,
  height: bigint,
): Promise<string | undefined> {
  for (const { token, amount } of items) {
    if (amount === 0n) continue
    const keyOf = (holder: Buffer) => ({ contract, token, holder: state.account(createAccount(holder)) })
    if (!isNobody(from) && !(await addToItem(state, keyOf(from), -amount, height)))
      return `0x${from.toString('hex')} gave more of ${token} than it had`
    if (!isNobody(to)) await addToItem(state, keyOf(to), amount, height)
  }
  return undefined
}

function allow(
  state: State,
  contract: bigint,
  { owner, spender, amount }: Extract<TokenDeed, { kind: 'allow' }>,
  height: bigint,
): void {
  const key = {
    contract,
    owner: state.account(createAccount(owner)),
    spender: state.account(createAccount(spender)),
  }
  if (amount === 0n) state.remove(evmAllowances, key)
  else state.put(evmAllowances, { ...key, amount, height })
}

function allowOne(
  state: State,
  contract: bigint,
  { owner, spender, token }: Extract<TokenDeed, { kind: 'allow-one' }>,
  height: bigint,
): void {
  const key = { contract, token }
  if (isNobody(spender)) return state.remove(evmNftApprovals, key)
  state.put(evmNftApprovals, {
    ...key,
    owner: state.account(createAccount(owner)),
    spender: state.account(createAccount(spender)),
    height,
  })
}

function operate(
  state: State,
  contract: bigint,
  { owner, operator, isAllowed }: Extract<TokenDeed, { kind: 'operate' }>,
  height: bigint,
): void {
  const key = {
    contract,
    owner: state.account(createAccount(owner)),
    operator: state.account(createAccount(operator)),
  }
  if (isAllowed) state.put(evmOperators, { ...key, height })
  else state.remove(evmOperators, key)
}
