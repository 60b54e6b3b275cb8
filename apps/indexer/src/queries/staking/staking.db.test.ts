import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress, moduleAccountOf } from '@injsight/chain'
import { forEachRecording, olderRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import { listMovesOfDelegator, listMovesOfValidator, listPayouts } from './staking-history.ts'
import {
  findStakingPool,
  listDelegations,
  listDelegators,
  listRedelegations,
  listUnbondings,
} from './staking.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  const told = readExpected(recording, 'staking') as {
    delegations: Delegation[]
    pool: { bonded_tokens: string; not_bonded_tokens: string }
  }
  test('the delegations of an account are worth what the node says', async () => {
    const byDelegator = Map.groupBy(told.delegations, ({ delegation }) => delegation.delegator_address)
    for (const [delegator, all] of byDelegator) {
      const theirs = all.map(rowOf).toSorted((a, b) => (a.validator < b.validator ? -1 : 1))
      assert.deepEqual((await listDelegations(pool, delegator)).map(digits), theirs)
    }
  })

  test('the delegators of a validator come largest first, page after page', async () => {
    const validator = told.delegations[0]?.delegation.validator_address ?? ''
    const whole = await listDelegators(pool, validator, { limit: 100 })
    assert.deepEqual(
      whole.map(({ amount }) => amount),
      told.delegations
        .filter(({ delegation }) => delegation.validator_address === validator)
        .map(({ balance }) => balance.amount)
        .toSorted((a, b) => Number(BigInt(b) - BigInt(a))),
    )
    const paged = []
    let after: { shares: string; delegator: string } | undefined
    do {
      const [row] = await listDelegators(pool, validator, { after, limit: 1 })
      after = row
      if (row !== undefined) paged.push(row)
    } while (after !== undefined)
    assert.deepEqual(paged, whole)
  })

  test('both pools hold what the node says', async () => {
    const found = await findStakingPool(pool, {
      bonded: moduleAccountOf('bonded_tokens_pool'),
      notBonded: moduleAccountOf('not_bonded_tokens_pool'),
      denom: denomKey('inj'),
    })
    assert.deepEqual(found, { bonded: told.pool.bonded_tokens, notBonded: told.pool.not_bonded_tokens })
  })
})

test('what unbonds and what moved is listed with its time', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const unbonding = await listUnbondings(pool, 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0')
  assert.partialDeepStrictEqual(unbonding, [
    { height: 2520n, time: 1795232826412377607n, balance: '2000000000000000000', id: '12' },
  ])
  const moved = await listRedelegations(pool, 'inj1hcw5yz9xzkcjgj26v978ngs4sllxd07ql7q9ka')
  assert.partialDeepStrictEqual(moved, [{ height: 2520n, initial: '3000000000000000000', id: '13' }])
  assert.deepEqual(await listUnbondings(pool, 'inj1hcw5yz9xzkcjgj26v978ngs4sllxd07ql7q9ka'), [])
})

test('what an account did with its stake is listed newest first, from either side', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { bytes } = decodeAddress('inj1hcw5yz9xzkcjgj26v978ngs4sllxd07ql7q9ka')
  const first = await listMovesOfDelegator(pool, bytes, { before: undefined, limit: 2 })
  const rest = await listMovesOfDelegator(pool, bytes, { before: first.at(-1)?.seq, limit: 100 })
  const all = await listMovesOfDelegator(pool, bytes, { before: undefined, limit: 100 })
  assert.deepEqual([...first, ...rest], all)
  assert.partialDeepStrictEqual(all[0], {
    height: 2520n,
    kind: 'redelegate',
    amount: '3000000000000000000',
  })
  const destination = all[0]?.destination ?? Buffer.alloc(0)
  assert.equal(encodeAddress('injvaloper', destination), 'injvaloper1ecsq0hgarjeyk05ah8qf2w3mxw7pz99jkw8cm6')
  const ofValidator = await listMovesOfValidator(pool, destination, { before: undefined, limit: 100 })
  assert.deepEqual(
    ofValidator.filter(({ delegator }) => delegator.equals(bytes)),
    all.filter((move) => [move.validator, move.destination].some((one) => one?.equals(destination))),
  )
})

test('rewards and commission that were paid out are listed for who got them and for the validator', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { bytes } = decodeAddress('injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf')
  const paid = await listPayouts(pool, { validator: bytes }, { before: undefined, limit: 100 })
  const commissions = paid.filter(({ isCommission }) => isCommission)
  assert.deepEqual(
    commissions.map(({ height, amount, denom }) => ({ height, amount, denom })),
    [{ height: 117n, amount: '4998630209353439', denom: 'inj' }],
  )
  const delegator = paid[0]?.delegator ?? Buffer.alloc(0)
  const ofOne = await listPayouts(pool, { delegator }, { before: undefined, limit: 100 })
  assert.deepEqual(
    ofOne.filter(({ validator }) => validator.equals(bytes)),
    paid.filter((one) => one.delegator.equals(delegator)),
  )
})

type Delegation = {
  delegation: { delegator_address: string; validator_address: string; shares: string }
  balance: { amount: string }
}
const rowOf = ({ delegation, balance }: Delegation) => ({
  delegator: delegation.delegator_address,
  validator: delegation.validator_address,
  digits: delegation.shares,
  amount: balance.amount,
})
const digits = ({ shares, ...row }: { shares: string }) => ({ ...row, digits: shares.replace('.', '') })
