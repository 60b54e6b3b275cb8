import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../test/made/made-chain.ts'
import { genesis, modules, playDeposits, type Played } from '../../../test/made/made-deposits.ts'
import { getBlockChanges, getTransactionChanges } from './get-changes.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const coin = 10n ** 18n

/** 10^-18ths; undefined for what is not known. */
function parse(text: string): bigint | undefined {
  if (text === '') return undefined
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(18, '0')}`)
}

const nothing = { available: 0n, total: 0n }
type Kept = Pick<Played, 'deposits' | 'bank'>

/** What a block changed by the books of the made-up chain: before, after, and the change of what is available. */
function depositsChanged(before: Kept['deposits'], after: Kept['deposits']): Map<string, bigint[]> {
  return new Map(
    [...after].flatMap(([name, now]) => {
      const then = before.get(name) ?? nothing
      if (then.available === now.available && then.total === now.total) return []
      return [[name, [then.total, now.total, now.available - then.available]] as const]
    }),
  )
}

function bankChanged(before: Kept['bank'], after: Kept['bank']): Map<string, bigint[]> {
  return new Map(
    [...after].flatMap(([name, now]) => {
      const then = before.get(name) ?? 0n
      return then === now ? [] : [[name, [then, now]] as const]
    }),
  )
}

/** What the genesis of the made-up chain gives. */
const begun: Kept = {
  deposits: new Map(
    genesis.exchange.balances.map(({ subaccount_id, denom, deposits: one }) => [
      `${subaccount_id} ${denom}`,
      { available: parse(one.available_balance) ?? 0n, total: parse(one.total_balance) ?? 0n },
    ]),
  ),
  bank: new Map(
    genesis.bank.balances.flatMap(({ address, coins }) =>
      coins.map(({ denom, amount }) => [`${address} ${denom}`, BigInt(amount)] as const),
    ),
  ),
}

test('whatever moves deposits, every block tells each before and after, and the exchange holds their sum', async (t) => {
  t.diagnostic(`seed ${seed}`)
  const random = createRandom(seed)
  const played = playDeposits((below) => Math.floor(random() * below), 120)
  const { pool } = await indexMade(
    played.map(({ block }) => block),
    genesis,
  )
  let before = begun
  let [negative, auctions] = [0, 0]
  for (const [at, { deposits, bank }] of played.entries()) {
    const height = BigInt(at + 1)
    const told = await getBlockChanges(pool, height)
    assert.deepEqual(told.unsaid, [], `block ${height}`)
    assert.deepEqual(
      new Map(
        told.deposits.map((one) => [
          `${one.subaccount} ${one.denom}`,
          [one.totalBefore, one.totalAfter, one.availableChange].map(parse),
        ]),
      ),
      depositsChanged(before.deposits, deposits),
      `deposits of block ${height}`,
    )
    assert.deepEqual(
      new Map(
        told.changes.map((one) => [`${one.account} ${one.denom}`, [BigInt(one.before), BigInt(one.after)]]),
      ),
      bankChanged(before.bank, bank),
      `balances of block ${height}`,
    )
    for (const { denom, residual, depositsChanged: sum, exchangeChanged } of told.conservation) {
      assert.equal(residual, '0', `${denom} in block ${height}`)
      assert.equal(parse(sum), BigInt(exchangeChanged) * coin, `${denom} in block ${height}`)
    }
    before = { deposits, bank }
    negative += told.deposits.filter(({ availableAfter }) => availableAfter.startsWith('-')).length
    auctions += told.changes.filter(({ account }) => account === modules.auction).length
  }
  assert.ok(negative > 0 && auctions > 0)
})

test('a transaction moves deposits by what it says, but for what goes on into the bank', async (t) => {
  t.diagnostic(`seed ${seed}`)
  const random = createRandom(seed + 1)
  const played = playDeposits((below) => Math.floor(random() * below), 60)
  const { pool } = await indexMade(
    played.map(({ block }) => block),
    genesis,
  )
  const { rows } = await pool.query<{ height: string; index: number; hash: string }>(
    `select tx_seq >> 16 as height, (tx_seq & 65535)::int as index, encode(hash, 'hex') as hash from txs`,
  )
  assert.ok(rows.length > 0)
  for (const { height, index, hash } of rows) {
    const told = await getTransactionChanges(pool, hash)
    const moved = [...(played[Number(height) - 1]?.moved[index] ?? [])].filter(([, change]) => change !== 0n)
    assert.deepEqual(
      new Map(told.deposits.map((one) => [`${one.subaccount} ${one.denom}`, parse(one.totalChange)])),
      new Map(moved),
      `transaction ${height}/${index}`,
    )
    for (const { denom, depositsChanged: sum, exchangeChanged } of told.conservation) {
      assert.equal(parse(sum), BigInt(exchangeChanged) * coin, `${denom} in transaction ${height}/${index}`)
    }
  }
})

test('what no block of an index tells of is nothing only where the index begins with the chain', async () => {
  const random = createRandom(7)
  const played = playDeposits((below) => Math.floor(random() * below), 20)
  const { pool } = await indexMade(
    played.map(({ block }) => block),
    genesis,
  )
  await pool.query('delete from deposit_history where height < 10')
  await pool.query('delete from blocks where height < 10')
  await pool.query('update chain_state set base = 10')
  const unknown: string[] = []
  for (let height = 10n; height <= 20n; height++) {
    const { deposits, unsaid } = await getBlockChanges(pool, height)
    const open = deposits.filter(({ totalBefore }) => totalBefore === '')
    for (const { totalChange } of open) assert.equal(totalChange, '')
    assert.equal(unsaid.length > 0, open.length > 0)
    unknown.push(...open.map(({ subaccount, denom }) => `${subaccount} ${denom}`))
  }
  assert.ok(unknown.length > 0)
  assert.equal(new Set(unknown).size, unknown.length)
})

function createRandom(begin: number): () => number {
  let state = begin
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
