import type { Account } from '#src/decode/account.ts'

/** What a message or an event changes beside the lists of blocks and transactions. */
export type Changes = {
  /** New values, told by the chain. */
  balances?: { account: Account; denom: string; amount: string }[]
  /** Differences, for a chain that doesn't tell new values. */
  coins?: { account: Account; denom: string; add: bigint }[]
  supplies?: { denom: string; add: bigint }[]
  validators?: ValidatorChange[]
}

/** A new validator says everything of itself, a known one what it changes. */
export type ValidatorChange =
  | ({ kind: 'new'; operator: Uint8Array; consensus: Uint8Array } & ValidatorWords)
  | ({ kind: 'changed'; operator: Uint8Array } & Partial<ValidatorWords>)

export type ValidatorWords = {
  moniker: string
  identity: string
  website: string
  securityContact: string
  details: string
  /** Fractions of one, as decimal text. */
  commissionRate: string
  commissionMaxRate: string
  commissionMaxChangeRate: string
}
