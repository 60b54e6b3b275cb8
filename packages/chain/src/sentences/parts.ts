import { invalidInput } from '@injsight/errors'
import { readSubaccount } from '../addresses/addresses.ts'
import type { Coin, Part, SentenceContext } from './sentence.ts'

export const account = (address: string): Part => ({ kind: 'account', address })
export const unnamed = (address: string): Part => ({ kind: 'account', address, isUnnamed: true })
export const validator = (operator: string): Part => ({ kind: 'validator', operator })
export const amount = ({ denom, amount }: Coin): Part => ({ kind: 'amount', denom, amount })
export const amounts = (coins: readonly Coin[]): Part => ({ kind: 'amounts', coins: addCoins(coins) })
export const denom = (denom: string): Part => ({ kind: 'denom', denom })
export const count = (n: number): Part => ({ kind: 'count', n })
/** How many of things that are told apart by what follows. */
export const howMany = (value: string): Part => ({ kind: 'quantity', value, symbol: '' })
export const choice = (value: string): Part => ({ kind: 'choice', value })
export const text = (text: string): Part => ({ kind: 'text', text })
export const identifier = (text: string): Part => ({ kind: 'identifier', text })
export const code = (id: string): Part => ({ kind: 'code', id })
export const ethereum = (address: string): Part => ({ kind: 'external', address, network: 'ethereum' })
export const block = (height: string): Part => ({ kind: 'block', height })

/** A moment, which messages write in full or as seconds since 1970. */
export function time(text: string): Part {
  const milliseconds = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : Date.parse(text)
  if (Number.isNaN(milliseconds)) throw invalidInput('message.format', `"${text.slice(0, 40)}" is not a time`)
  return { kind: 'time', time: new Date(milliseconds).toISOString() }
}

/** A contract by the label that it was given, where it is known. */
export function contract(address: string, context: SentenceContext): Part {
  const label = context.contracts?.find(address)?.label
  return label === undefined || label === ''
    ? { kind: 'contract', address }
    : { kind: 'contract', address, label }
}

export function channel(port: string, id: string, context: SentenceContext): Part {
  const chain = context.channels?.find(port, id)?.chain
  return chain === undefined || chain === ''
    ? { kind: 'channel', port, id }
    : { kind: 'channel', port, id, chain }
}

/** Somebody of this chain or, by the look of the address, of another. */
export const party = (address: string): Part =>
  address.startsWith('inj1') ? account(address) : { kind: 'external', address, network: 'cosmos' }

/** A subaccount by its id, or by its number alone, which newer messages allow for the sender's own. */
export function subaccount(id: string, owner: string): Part {
  if (/^\d{1,9}$/.test(id)) return { kind: 'subaccount', id, account: owner, nonce: id }
  const { account, nonce } = readSubaccount(id)
  return { kind: 'subaccount', id, account, nonce: nonce.toString() }
}

export function market(id: string, context: SentenceContext): Part {
  const ticker = context.markets.find(id)?.ticker
  return ticker === undefined ? { kind: 'market', id } : { kind: 'market', id, ticker }
}

export function proposal(id: string, context: Pick<SentenceContext, 'proposals'>): Part {
  const title = context.proposals?.find(id)?.title
  return title === undefined ? { kind: 'proposal', id } : { kind: 'proposal', id, title }
}

/** One coin per denom, in the order in which the denoms first come. */
export function addCoins(coins: readonly Coin[]): Coin[] {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coins) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  return [...sums].map(([denom, sum]) => ({ denom, amount: sum.toString() }))
}
