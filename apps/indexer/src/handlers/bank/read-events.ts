import { badChainData } from '@injsight/errors'
import { accountOf, accountOfBase64, type Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { memoize } from '#src/decode/memoize.ts'

/** Injective's own event: the new balances of all accounts whose balance changed, once a block. */
export const newBalances = 'cosmos.bank.v1beta1.EventSetBalances'

export type NewBalance = { owner: Account; denom: string; amount: bigint }
export type Coin = { denom: string; amount: bigint }
export type Move = { owner: Account; coins: Coin[] }

export function readNewBalances(event: ChainEvent): NewBalance[] {
  const updates = event.json('balance_updates') ?? []
  if (!Array.isArray(updates)) throw unreadable('the new balances are no list')
  return updates.map((update: unknown) => {
    const { addr, denom, amt } = (update ?? {}) as Record<string, unknown>
    if (typeof addr !== 'string' || typeof denom !== 'string' || typeof amt !== 'string') {
      throw unreadable('a new balance is no address, denom and amount')
    }
    return { owner: ownerOf(addr), denom: denomOfBase64(denom), amount: readAmount(amt) }
  })
}

/** Coins that an account sends, receives, mints or burns. */
export function readMove(event: ChainEvent, who: 'receiver' | 'spender' | 'minter' | 'burner'): Move {
  return { owner: accountOf(event.text(who)), coins: readCoins(event.find('amount') ?? '') }
}

/** Coins as events write them, `12inj,7factory/inj1…/gold`; without any the text is empty. */
export function readCoins(text: string): Coin[] {
  if (text === '') return []
  return text.split(',').map((part) => {
    const [, amount = '', denom = ''] = /^(\d+)(.+)$/s.exec(part) ?? []
    return { denom: readDenom(denom), amount: readAmount(amount) }
  })
}

// What the chain's amounts can be: 256 bits.
function readAmount(text: string): bigint {
  if (/^\d{1,78}$/.test(text)) return BigInt(text)
  throw unreadable(`"${text.slice(0, 100)}" is no amount`)
}

function readDenom(text: string): string {
  if (/^[a-zA-Z][\w/:.-]{1,127}$/.test(text)) return text
  throw unreadable(`"${text.slice(0, 140)}" is no denom`)
}

const denomOfBase64 = memoize(10_000, (base64) => readDenom(Buffer.from(base64, 'base64').toString('utf8')))

function ownerOf(base64: string): Account {
  const owner = accountOfBase64(base64)
  if (owner.bytes.length > 0 && owner.bytes.length <= 255) return owner
  throw unreadable(`"${base64.slice(0, 100)}" is no address`)
}

function unreadable(why: string) {
  return badChainData('bank.event', why)
}
