import { encodeAddress, formatEthereumAddress } from '../../../addresses/addresses.ts'
import { moduleAccountOf } from '../../../addresses/module-accounts.ts'
import { readCoins } from '../../events.ts'
import { account, amounts, howMany, identifier } from '../../parts.ts'
import type { RuleContext } from '../../rule.ts'
import type { Event, Part, Sentence, SentenceContext, SentenceKey, TokenMove } from '../../sentence.ts'
import { accountOf, contractOf, findContract } from './contract.ts'
import { amountBy } from './tokens.ts'

/** `sender` is an account, `to` a contract by Ethereum's address, `value` what was sent along. */
type Called = { sender: string; to: string; value: string }
type Moved = { from: string; to: string; sentence: Sentence }

/**
 * The sentence of a call that says nothing of what came of it, with what moved by it as the bank's events and the logs
 * of tokens tell: what its sender gave or got comes first.
 */
export function addMoves(sentence: Sentence, called: Called, context: RuleContext): Sentence {
  if (context.failed) return sentence
  const moves = [...listCoins(called, context), ...listTokens(context)]
  const first = moves.find(({ from, to }) => [from, to].includes(called.sender)) ?? moves[0]
  if (first === undefined) return sentence
  const parts: Record<string, Part> = {
    sentence: { kind: 'sentence', sentence },
    move: { kind: 'sentence', sentence: first.sentence },
  }
  return { key: moves.length === 1 ? 'evm.moved' : 'evm.movedMore', parts }
}

type CoinMove = { from: string; to: string; coins: string }

/** The account in which the EVM makes coins before it hands them out, and to which it takes them to end them. */
const maker = encodeAddress('inj', moduleAccountOf('evm'))

// What was sent along is told already, and so is what the transaction paid: that belongs to no message.
function listCoins({ sender, to, value }: Called, context: RuleContext): Moved[] {
  const moves = (context.events ?? []).flatMap((event) => {
    const [from, recipient, coins] = ['sender', 'recipient', 'amount'].map((key) => attributeOf(event, key))
    if (event.type !== 'transfer' || attributeOf(event, 'msg_index') === '') return []
    return from && recipient && coins ? [{ from, to: recipient, coins }] : []
  })
  const along = moves.findIndex(
    (move) => move.from === sender && move.to === accountOf(to) && move.coins === `${value}inj`,
  )
  return joinRemade(moves.toSpliced(along, along < 0 ? 0 : 1)).map((move) => ({
    ...move,
    sentence: tellCoins(move, context),
  }))
}

/** Of a contract that destroys itself the EVM ends the coins and makes as many for who has them next. */
function joinRemade(moves: readonly CoinMove[]): CoinMove[] {
  return moves.flatMap((move, at) => {
    const [before, after] = [moves[at - 1], moves[at + 1]]
    if (before && isRemade(before, move)) return []
    if (!after || !isRemade(move, after)) return [move]
    return move.from === after.to ? [] : [{ ...move, to: after.to }]
  })
}

function isRemade(ended: CoinMove, made: CoinMove): boolean {
  return ended.to === maker && made.from === maker && ended.coins === made.coins
}

function tellCoins({ from, to, coins }: CoinMove, context: RuleContext): Sentence {
  const amount = amounts(readCoins(coins))
  const by = contractOfCoins(coins, context)
  if (from === maker) return say('token.mintFor', { sender: by, amount, receiver: partyOf(to, context) })
  if (to === maker) return say('token.burnFrom', { sender: by, amount, owner: partyOf(from, context) })
  return say('bank.send', { sender: partyOf(from, context), amount, recipient: partyOf(to, context) })
}

/** Coins under a contract's own name are made and ended by it alone. */
function contractOfCoins(coins: string, context: RuleContext): Part {
  const [, contract] = /^\d+erc20:(0x[0-9a-f]{40})$/i.exec(coins) ?? []
  return contract === undefined ? account(maker) : contractOf(contract, context)
}

function attributeOf({ attributes }: Event, key: string): string {
  return attributes.findLast((attribute) => attribute.key === key)?.value ?? ''
}

// The bank tells itself of a token whose balances it keeps.
function listTokens(context: RuleContext): Moved[] {
  return (context.tokenMoves ?? [])
    .filter(({ contract }) => findContract(contract, context)?.token?.denom === undefined)
    .map((move) => ({
      from: move.from,
      to: move.to,
      sentence: move.token === '' ? tellAmount(move, context) : tellItem(move, context),
    }))
}

function tellAmount({ contract, from, to, amount: value }: TokenMove, context: RuleContext): Sentence {
  const amount = amountBy(contract, value, findContract(contract, context)?.token)
  const by = contractOf(contract, context)
  if (from === '') return say('token.mintFor', { sender: by, amount, receiver: partyOf(to, context) })
  if (to === '') return say('token.burnFrom', { sender: by, amount, owner: partyOf(from, context) })
  return say('bank.send', { sender: partyOf(from, context), amount, recipient: partyOf(to, context) })
}

function tellItem({ contract: address, from, to, token, amount }: TokenMove, context: RuleContext): Sentence {
  const contract = contractOf(address, context)
  const one = { id: identifier(token), contract }
  const [parts, several] = amount === '1' ? [one, false] : [{ ...one, amount: howMany(amount) }, true]
  const recipient = partyOf(to, context)
  if (to === '')
    return say(several ? 'erc1155.burn' : 'erc721.burn', { ...parts, sender: partyOf(from, context) })
  if (from === '')
    return say(several ? 'erc1155.mint' : 'nft.mint', { ...parts, sender: contract, recipient })
  return say(several ? 'erc1155.send' : 'nft.send', { ...parts, sender: partyOf(from, context), recipient })
}

// Contracts of CosmWasm have longer addresses, and stand among the contracts too.
const ofEvm = /^inj1\w{38}$/

function partyOf(address: string, context: SentenceContext): Part {
  const isContract = ofEvm.test(address) && context.contracts?.find(address) !== undefined
  return isContract ? contractOf(formatEthereumAddress(address), context) : account(address)
}

function say(key: SentenceKey, parts: Record<string, Part>): Sentence {
  return { key, parts: { ...parts, failed: { kind: 'choice', value: 'no' } } }
}
