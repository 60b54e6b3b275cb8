import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { migrate } from '#src/database/migrate.ts'
import { hashKey, toSequence, typeKey } from '#src/decode/values/keys.ts'
import {
  countSequences,
  findSequenceOfHash,
  listSequences,
  listTypesOfModule,
  type TransactionFilter,
} from './transactions.ts'

const types = ['/cosmos.bank.v1beta1.MsgSend', '/cosmos.gov.v1.MsgVote', '/injective.exchange.v2.MsgDeposit']

// 300 transactions in 100 blocks: every 7th failed, accounts and types in turns.
const made = Array.from({ length: 300 }, (_, n) => ({
  sequence: toSequence(BigInt(Math.floor(n / 3) + 1), n % 3),
  hash: createHash('sha256').update(String(n)).digest(),
  code: n % 7 === 0 ? 5 : 0,
  accounts: [BigInt(n % 5), -BigInt(n % 11)],
  types: types.filter((_, at) => n % (at + 2) === 0).map(typeKey),
}))

const { pool } = await createTestDatabase(migrate)

before(async () => {
  for (const table of ['txs', 'account_txs', 'message_txs']) {
    await pool.query(`create table ${table}_all partition of ${table} default`)
  }
  for (const type of types) {
    await pool.query('insert into message_types values ($1, $2, 1)', [typeKey(type), type])
  }
  for (const { sequence, hash, code, accounts, types } of made) {
    await pool.query('insert into txs values ($1, $2, $3, 0, $4, 1, 1, 1)', [
      sequence,
      hash,
      hashKey(hash),
      code,
    ])
    for (const account of new Set(accounts))
      await pool.query('insert into account_txs values ($1, $2, 1)', [account, sequence])
    for (const type of types) await pool.query('insert into message_txs values ($1, $2)', [type, sequence])
  }
})

test('every filter finds what it says, newest first, in pages and in number', async () => {
  for (const filter of filters()) {
    const expected = made
      .filter((tx) => passes(tx, filter))
      .map(({ sequence }) => sequence)
      .toReversed()
    assert.deepEqual(await listSequences(pool, filter, { limit: 10 }), expected.slice(0, 10))
    assert.deepEqual(await listSequences(pool, filter, { limit: 7, skip: 13 }), expected.slice(13, 20))
    assert.equal(await countSequences(pool, filter, 1000), BigInt(expected.length))
    assert.equal(await countSequences(pool, filter, 20), BigInt(Math.min(20, expected.length)))
  }
})

test('a transaction is found by its hash, and of two with the same bytes the one that worked', async () => {
  const [first, second] = made
  assert.ok(first && second)
  assert.equal(await findSequenceOfHash(pool, second.hash), second.sequence)
  assert.equal(await findSequenceOfHash(pool, Buffer.alloc(32)), undefined)
  const again = toSequence(1000n, 0)
  await pool.query('insert into txs values ($1, $2, $3, 0, 0, 1, 1, 1)', [
    again,
    first.hash,
    hashKey(first.hash),
  ])
  assert.equal(await findSequenceOfHash(pool, first.hash), again)
  await pool.query('delete from txs where tx_seq = $1', [again])
})

test('a hash that only begins alike is another', async () => {
  const [first] = made
  const twin = Buffer.from(first?.hash ?? [])
  twin.writeUInt8(twin.readUInt8(31) ^ 1, 31)
  assert.equal(await findSequenceOfHash(pool, twin), undefined)
})

test('a module names all its message types', async () => {
  assert.deepEqual(await listTypesOfModule(pool, 'bank'), [typeKey('/cosmos.bank.v1beta1.MsgSend')])
  assert.deepEqual(await listTypesOfModule(pool, 'MsgNothing'), [])
})

function filters(): TransactionFilter[] {
  const ranges = [
    { from: 0n, to: (1n << 63n) - 1n },
    { from: toSequence(20n, 1), to: toSequence(80n, 1) },
    { from: 5n, to: 4n },
  ]
  const accounts = [undefined, 0n, -3n, 99n]
  const typeLists = [undefined, [], types.slice(0, 1).map(typeKey), types.map(typeKey)]
  const statuses = [undefined, 'success', 'failed'] as const
  return ranges.flatMap((range) =>
    accounts.flatMap((account) =>
      typeLists.flatMap((list) =>
        statuses.map((status) => ({
          ...range,
          ...(account !== undefined && { account }),
          ...(list && { types: list }),
          ...(status && { status }),
        })),
      ),
    ),
  )
}

function passes(tx: (typeof made)[number], { from, to, account, types, status }: TransactionFilter): boolean {
  return (
    tx.sequence >= from &&
    tx.sequence <= to &&
    (account === undefined || tx.accounts.includes(account)) &&
    (types === undefined || tx.types.some((type) => types.includes(type))) &&
    (status === undefined || (tx.code === 0) === (status === 'success'))
  )
}
