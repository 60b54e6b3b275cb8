import { formatEthereumAddress } from '../../../addresses/addresses.ts'
import { readCoins } from '../../events.ts'
import { account, amounts, identifier } from '../../parts.ts'
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
  return moves.toSpliced(along, along < 0 ? 0 : 1).map(({ from, to: recipient, coins }) => ({
    from,
    to: recipient,
    sentence: say('bank.send', {
      sender: partyOf(from, context),
      amount: amounts(readCoins(coins)),
      recipient: partyOf(recipient, context),
    }),
  }))
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
  const maker = contractOf(contract, context)
  if (from === '') return say('token.mintFor', { sender: maker, amount, receiver: partyOf(to, context) })
  if (to === '') return say('token.burnFrom', { sender: maker, amount, owner: partyOf(from, context) })
  return say('bank.send', { sender: partyOf(from, context), amount, recipient: partyOf(to, context) })
}

function tellItem({ contract: address, from, to, token, amount }: TokenMove, context: RuleContext): Sentence {
  const contract = contractOf(address, context)
  const parts = { id: identifier(token), contract }
  if (to === '') return say('erc721.burn', { ...parts, sender: partyOf(from, context) })
  const recipient = partyOf(to, context)
  if (from === '') return say('nft.mint', { ...parts, sender: contract, recipient })
  const moved = { ...parts, sender: partyOf(from, context), recipient }
  return amount === '1'
    ? say('nft.send', moved)
    : say('erc1155.send', { ...moved, amount: identifier(amount) })
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
