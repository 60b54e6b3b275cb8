import assert from 'node:assert/strict'
import { decodeAddress, encodeAddress, moduleAccountOf } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { listMovesOfDelegator, listMovesOfValidator } from './staking-history.ts'
import { listDelegations, listDelegators, listRedelegations, listUnbondings } from './staking.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  const told = readExpected(recording, 'staking') as {
    delegations: Delegation[]
    unbondings: { delegator_address: string; entries: Unbonding[] }[]
    redelegations: { redelegation: { delegator_address: string }; entries: Moved[] }[]
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
    const findHeld = async (name: string) => {
      const values = [denomKey('inj'), accountKey(moduleAccountOf(name))]
      const { rows } = await pool.query<{ amount: string }>(
        'select amount from balances where denom = $1 and account = $2',
        values,
      )
      return rows[0]?.amount ?? '0'
    }
    assert.equal(await findHeld('bonded_tokens_pool'), told.pool.bonded_tokens)
    assert.equal(await findHeld('not_bonded_tokens_pool'), told.pool.not_bonded_tokens)
  })

  test('what unbonds and what moved is listed with its time', async () => {
    const names = Object.values(readNames(recording))
    for (const account of names) {
      const unbonding = told.unbondings
        .filter(({ delegator_address }) => delegator_address === account)
        .flatMap(({ entries }) => entries)
      assert.deepEqual(
        (await listUnbondings(pool, account)).map(({ height, time, balance }) => ({ height, time, balance })),
        unbonding.map(({ creation_height, completion_time, balance }) => ({
          height: BigInt(creation_height),
          time: readNanoseconds(completion_time),
          balance,
        })),
      )
      const moved = told.redelegations
        .filter(({ redelegation }) => redelegation.delegator_address === account)
        .flatMap(({ entries }) => entries)
      assert.deepEqual(
        (await listRedelegations(pool, account)).map(({ height, initial }) => [height, initial]),
        moved.map(({ redelegation_entry: entry }) => [BigInt(entry.creation_height), entry.initial_balance]),
      )
    }
  })

  test('what an account did with its stake is listed newest first, from either side', async () => {
    const { values } = listRecordedEvents(recording, 'redelegate').at(-1) ?? assert.fail()
    const moves = readNamedTxs(recording).filter(({ name }) => name === 'staking.redelegate.open')
    const { signer, height } = moves.at(-1) ?? assert.fail()
    const { bytes } = decodeAddress(signer)
    const first = await listMovesOfDelegator(pool, bytes, { before: undefined, limit: 2 })
    const rest = await listMovesOfDelegator(pool, bytes, { before: first.at(-1)?.seq, limit: 100 })
    const all = await listMovesOfDelegator(pool, bytes, { before: undefined, limit: 100 })
    assert.deepEqual([...first, ...rest], all)
    const last = all.find(({ kind }) => kind === 'redelegate') ?? assert.fail()
    assert.equal(last.height, BigInt(height))
    assert.equal(`${last.amount}inj`, values['amount'])
    const destination = last.destination ?? assert.fail()
    assert.equal(encodeAddress('injvaloper', destination), values['destination_validator'])
    const ofValidator = await listMovesOfValidator(pool, destination, { before: undefined, limit: 100 })
    assert.deepEqual(
      ofValidator.filter((move) => move.delegator.equals(bytes)),
      all.filter((move) => [move.validator, move.destination].some((one) => one?.equals(destination))),
    )
  })
})

type Unbonding = { creation_height: string; completion_time: string; balance: string }
type Moved = { redelegation_entry: { creation_height: number; initial_balance: string } }
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
