import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import type { MadeBlock, MadeEvent } from './made-chain.ts'
import { base64, hex, told } from './made-exchange.ts'

// A made-up chain that moves coins between bank and exchange in every way and keeps its own books; see `playDeposits`.

const coin = 10n ** 18n
type Deposit = { available: bigint; total: bigint }
type Books = { bank: Map<string, bigint>; deposits: Map<string, Deposit> }

/** A block, and what it leads to by the books. */
export type Played = {
  block: MadeBlock
  /** Of all subaccounts and denoms, as `id denom`. */
  deposits: Map<string, Deposit>
  bank: Map<string, bigint>
  /** By transaction, what moved in and out of subaccounts. */
  moved: Map<string, bigint>[]
}

export const modules = {
  exchange: encodeAddress('inj', moduleAccountOf('exchange')),
  auction: encodeAddress('inj', moduleAccountOf('auction')),
}
const feeId = Buffer.alloc(32, 0x11)
/** What trades pay in, and a denom that no auction takes. */
export const denoms = ['inj', 'peggy0xda', 'factory/inj1x/gold', 'unregistered']
const owners = [1, 2, 3, 4].map((n) => Buffer.alloc(20, n))
const addressOf = (owner: Uint8Array) => encodeAddress('inj', owner)
const idOf = (owner: Buffer, nonce: number) =>
  Buffer.concat([owner, Buffer.from(nonce.toString(16).padStart(24, '0'), 'hex')])
const nameOf = (of: string | Uint8Array, denom: string) => `${typeof of === 'string' ? of : hex(of)} ${denom}`

const genesisDeposits = [
  { id: idOf(Buffer.alloc(20, 1), 1), denom: 'inj', available: 5n * coin + 7n, total: 9n * coin + 7n },
  { id: feeId, denom: 'peggy0xda', available: 3n * coin + 1n, total: 3n * coin + 1n },
]
const write = (scaled: bigint) => {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(19, '0')
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
}

export const genesis = {
  bank: {
    balances: [
      ...owners.map((owner) => ({
        address: addressOf(owner),
        coins: denoms.map((denom) => ({ denom, amount: '1000000' })),
      })),
      // More than the deposits: who is liquidated may owe what others have won.
      { address: modules.exchange, coins: denoms.map((denom) => ({ denom, amount: '1000000000' })) },
    ],
  },
  exchange: {
    balances: genesisDeposits.map(({ id, denom, available, total }) => ({
      subaccount_id: hex(id),
      denom,
      deposits: { available_balance: write(available), total_balance: write(total) },
    })),
  },
}

/** @param random gives a whole number below its argument */
export function playDeposits(random: (below: number) => number, count: number): Played[] {
  const books: Books = { bank: new Map(), deposits: new Map() }
  for (const { address, coins } of genesis.bank.balances) {
    for (const { denom, amount } of coins) books.bank.set(nameOf(address, denom), BigInt(amount))
  }
  for (const { id, denom, ...deposit } of genesisDeposits) books.deposits.set(nameOf(id, denom), deposit)
  return Array.from({ length: count }, () => playBlock(random, books))
}

function playBlock(random: (below: number) => number, books: Books): Played {
  const touched = { bank: new Set<string>(), deposits: new Map<string, { id: Uint8Array; denom: string }>() }
  const generation = (['v1beta1', 'v2'] as const)[random(2)] ?? 'v2'
  const pickDenom = () => denoms[random(denoms.length)] ?? 'inj'
  const subaccount = (lowest = 0) =>
    idOf(owners[random(owners.length)] ?? Buffer.alloc(20), lowest + random(3 - lowest))

  function pay(from: string, to: string, denom: string, amount: bigint): MadeEvent[] {
    for (const [who, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      books.bank.set(nameOf(who, denom), (books.bank.get(nameOf(who, denom)) ?? 0n) + change)
      touched.bank.add(nameOf(who, denom))
    }
    const text = `${amount}${denom}`
    return [
      ['coin_spent', { spender: from, amount: text }],
      ['coin_received', { receiver: to, amount: text }],
      ['transfer', { sender: from, recipient: to, amount: text }],
    ]
  }
  function depositOf(id: Uint8Array, denom: string): Deposit {
    return books.deposits.get(nameOf(id, denom)) ?? { available: 0n, total: 0n }
  }
  function set(id: Uint8Array, denom: string, deposit: Deposit): void {
    books.deposits.set(nameOf(id, denom), deposit)
    touched.deposits.set(nameOf(id, denom), { id, denom })
  }
  function add(id: Uint8Array, denom: string, available: bigint, total = available): void {
    const before = depositOf(id, denom)
    set(id, denom, { available: before.available + available, total: before.total + total })
  }
  /** As the chain does: of a first subaccount whole coins that are free go to the bank. */
  function addOrSend(id: Uint8Array, denom: string, amount: bigint): MadeEvent[] {
    add(id, denom, amount)
    const { available } = depositOf(id, denom)
    const whole = available / coin
    if (!Buffer.from(id.subarray(20)).equals(Buffer.alloc(12)) || whole <= 0n) return []
    add(id, denom, -whole * coin)
    return pay(modules.exchange, addressOf(id.subarray(0, 20)), denom, whole)
  }
  function transact(): { events: MadeEvent[]; moved: Map<string, bigint> } {
    const moved = new Map<string, bigint>()
    const note = (id: Uint8Array, denom: string, before: bigint) => {
      const change = depositOf(id, denom).total - before
      moved.set(nameOf(id, denom), (moved.get(nameOf(id, denom)) ?? 0n) + change)
    }
    const events = Array.from({ length: 1 + random(3) }, (): MadeEvent[] => {
      const denom = pickDenom()
      const amount = BigInt(1 + random(500))
      const [from, to] = [subaccount(1), subaccount()]
      const kind = random(3)
      const amountTold = { denom, amount: String(amount) }
      const owner = addressOf(from.subarray(0, 20))
      const [before, beforeTo] = [depositOf(from, denom), depositOf(to, denom)]
      if (kind === 0) {
        const paid = pay(owner, modules.exchange, denom, amount)
        add(from, denom, amount * coin)
        note(from, denom, before.total)
        const event = { src_address: owner, subaccount_id: base64(from), amount: amountTold }
        return [...paid, told('EventSubaccountDeposit', event, generation)]
      }
      if (before.available < amount * coin) return []
      add(from, denom, -amount * coin)
      note(from, denom, before.total)
      if (kind === 1) {
        const paid = pay(modules.exchange, owner, denom, amount)
        const event = { subaccount_id: base64(from), dst_address: owner, amount: amountTold }
        return [...paid, told('EventSubaccountWithdraw', event, generation)]
      }
      const begun = from.equals(to) ? depositOf(to, denom).total : beforeTo.total
      const paid = addOrSend(to, denom, amount * coin)
      note(to, denom, begun)
      const event = { src_subaccount_id: hex(from), dst_subaccount_id: hex(to), amount: amountTold }
      return [...paid, told('EventSubaccountBalanceTransfer', event, generation)]
    }).flat()
    return { events: events.map(([type, values]): MadeEvent => [type, { ...values, msg_index: '0' }]), moved }
  }
  /** A trade, a funding, a liquidation: whatever it is, one has less, another more, and some of it is a fee. */
  function settle(): MadeEvent[] {
    const denom = pickDenom()
    const [loser, winner] = [subaccount(1), subaccount()]
    const amount = BigInt(random(900)) * coin + BigInt(random(1000)) * 10n ** BigInt(random(16))
    const fee = amount / BigInt(10 + random(90))
    // Who is liquidated may be left with less than nothing; what orders hold is not available.
    add(loser, denom, -amount - BigInt(random(3)) * coin, -amount)
    add(feeId, denom, fee)
    return addOrSend(winner, denom, amount - fee)
  }
  function auction(): MadeEvent[] {
    const paid = denoms.slice(0, 3).flatMap((denom) => {
      const { available, total } = depositOf(feeId, denom)
      const whole = total / coin
      if (whole <= 0n || available < whole * coin) return []
      books.deposits.set(nameOf(feeId, denom), {
        available: available - whole * coin,
        total: total - whole * coin,
      })
      return pay(modules.exchange, modules.auction, denom, whole)
    })
    const round = { round: '7', ending_timestamp: '9', new_basket: [] }
    const values = Object.fromEntries(Object.entries(round).map(([key, one]) => [key, JSON.stringify(one)]))
    return [...paid, ['injective.auction.v1beta1.EventAuctionStart', values]]
  }

  const begin = random(4) === 0 ? settle() : []
  const txs = Array.from({ length: random(4) }, transact)
  const end = Array.from({ length: random(3) }, settle).flat()
  const byDenom = Map.groupBy(touched.deposits.values(), ({ denom }) => denom)
  const deposit_updates = [...byDenom].map(([denom, all]) => ({
    denom,
    deposits: all.map(({ id }) => {
      const { available, total } = depositOf(id, denom)
      return {
        subaccount_id: base64(id),
        deposit: { available_balance: write(available), total_balance: write(total) },
      }
    }),
  }))
  if (deposit_updates.length > 0) {
    // A chain of the second generation may tell it in the words of the first again.
    end.push(told('EventBatchDepositUpdate', { deposit_updates }, generation))
    if (generation === 'v2' && random(2) === 0) end.push(told('EventBatchDepositUpdate', { deposit_updates }))
  }
  if (random(5) === 0) end.push(...auction())
  const balance_updates = [...touched.bank].map((name) => {
    const [address = '', denom = ''] = name.split(' ')
    const addr = base64(ownerBytes.get(address) ?? Buffer.alloc(0))
    return { addr, denom: base64(Buffer.from(denom)), amt: String(books.bank.get(name)) }
  })
  if (balance_updates.length > 0) end.push(['cosmos.bank.v1beta1.EventSetBalances', { balance_updates }])
  return {
    block: { begin, txs: txs.map(({ events }) => ({ events })), end },
    deposits: new Map(books.deposits),
    bank: new Map(books.bank),
    moved: txs.map(({ moved }) => moved),
  }
}

const ownerBytes = new Map<string, Uint8Array>([
  ...owners.map((owner) => [addressOf(owner), owner] as const),
  [modules.exchange, moduleAccountOf('exchange')],
  [modules.auction, moduleAccountOf('auction')],
])
