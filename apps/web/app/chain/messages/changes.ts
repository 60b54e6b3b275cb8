import type { Event } from '@injsight/chain'

/** What a transaction did to what an account holds of a denom, in its smallest unit; never 0. */
export type Change = { account: string; denom: string; amount: bigint }

/**
 * What the events of a transaction say of balances, summed by account and denom. Accounts come in the order in which
 * the events name them. Minting and burning are in it: the bank tells them as coins received and spent as well.
 *
 * @example changesOf(events) // [{ account: 'inj1…', denom: 'inj', amount: -80000001234567n }, …]
 */
export function changesOf(events: readonly Event[]): Change[] {
  const accounts = new Map<string, Map<string, bigint>>()
  for (const event of events) {
    const move = moves[event.type]
    if (move === undefined) continue
    const account = find(event, move.by)
    const sums = accounts.get(account) ?? new Map<string, bigint>()
    for (const { denom, amount } of readCoins(find(event, 'amount'))) add(sums, denom, move.sign * amount)
    accounts.set(account, sums)
  }
  return [...accounts].flatMap(([account, sums]) =>
    [...sums].filter(([, amount]) => amount !== 0n).map(([denom, amount]) => ({ account, denom, amount })),
  )
}

/** What was minted (above 0) or burnt (below) of each denom. */
export function supplyChangesOf(events: readonly Event[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const event of events) {
    const sign = supplySigns[event.type]
    if (sign === undefined) continue
    for (const { denom, amount } of readCoins(find(event, 'amount'))) add(sums, denom, sign * amount)
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0n))
}

/** Whether what some lost is what others gained, but for what was minted and burnt. */
export function isBalanced(
  changes: readonly Change[],
  supply: ReadonlyMap<string, bigint> = new Map(),
): boolean {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of changes) add(sums, denom, amount)
  for (const [denom, amount] of supply) add(sums, denom, -amount)
  return [...sums.values()].every((sum) => sum === 0n)
}

const moves: Readonly<Record<string, { by: string; sign: bigint }>> = {
  coin_spent: { by: 'spender', sign: -1n },
  coin_received: { by: 'receiver', sign: 1n },
}

const supplySigns: Readonly<Record<string, bigint>> = { coinbase: 1n, burn: -1n }

/** Coins as the bank writes them: '12inj,5factory/inj1…/x'; nothing is ''. What isn't a coin is left out. */
function readCoins(text: string): { denom: string; amount: bigint }[] {
  return text.split(',').flatMap((coin) => {
    const [, amount, denom] = /^(\d+)([a-zA-Z]\S*)$/.exec(coin.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [{ denom, amount: BigInt(amount) }]
  })
}

function find({ attributes }: Event, name: string): string {
  return attributes.find(({ key }) => key === name)?.value ?? ''
}

function add(sums: Map<string, bigint>, denom: string, amount: bigint): void {
  sums.set(denom, (sums.get(denom) ?? 0n) + amount)
}
