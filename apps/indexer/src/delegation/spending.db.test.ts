import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { migrate } from '#src/database/migrate.ts'
import { createSpending } from './spending.ts'

const alice = 'inj17w0adeg64ky0daxwd2ugyuneellmjgnxf5vkec'
const bob = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const limits = { budget: 10n, perAccount: 6n }
let day = Date.parse('2026-11-23T12:00:00Z')
const now = () => day
const hash = (byte: number) => new Uint8Array(32).fill(byte)
const { pool } = await createTestDatabase(migrate)

test('[WALLET-08] a fee is counted once for each sequence, the dearest, and known after a restart', async () => {
  const spending = createSpending(pool, limits, now)
  await spending.count({ account: alice, sequence: 1n, hash: hash(1), amount: 2n })
  await spending.count({ account: alice, sequence: 1n, hash: hash(1), amount: 2n })
  const takeBack = await spending.count({ account: alice, sequence: 1n, hash: hash(2), amount: 4n })
  const again = createSpending(pool, limits, now)
  await again.check(alice, 2n)
  await assert.rejects(
    again.check(alice, 3n),
    /fees of inj17w\w+ would come to 0\.0+7 INJ today, and 0\.0+6 INJ/,
  )

  // Refused by the node, so not paid; what another counted of it stays.
  await takeBack()
  await again.check(alice, 4n)
  const notMine = await spending.count({ account: alice, sequence: 1n, hash: hash(1), amount: 2n })
  await notMine()
  await assert.rejects(again.check(alice, 5n), /would come to 0\.0+7 INJ/)
})

test('[WALLET-08] what a fee would go beyond refuses it, and leaves nothing behind', async () => {
  const spending = createSpending(pool, limits, now)
  await assert.rejects(
    spending.count({ account: alice, sequence: 2n, hash: hash(3), amount: 5n }),
    /for one account\. It begins anew at 00:00 UTC/,
  )
  await spending.count({ account: bob, sequence: 7n, hash: hash(4), amount: 6n })
  await assert.rejects(
    spending.count({ account: alice, sequence: 2n, hash: hash(3), amount: 3n }),
    /All fees would come to 0\.0+11 INJ today, and 0\.0+1 INJ a day are paid for all accounts/,
  )
  await spending.count({ account: alice, sequence: 2n, hash: hash(3), amount: 2n })
  day += 86_400_000
  await spending.check(alice, 6n)
})

test('[WALLET-08] of many at once no more are paid than the limits have room for', async () => {
  const spendings = [createSpending(pool, limits, now), createSpending(pool, limits, now)]
  const asked = spendings.flatMap((spending, part) =>
    [1, 2, 3, 4, 5, 6].map((place) =>
      spending.count({
        account: bob,
        sequence: BigInt(100 * part + place),
        hash: hash(place),
        amount: 1n,
      }),
    ),
  )
  const answers = await Promise.allSettled(asked)
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 6)
})
