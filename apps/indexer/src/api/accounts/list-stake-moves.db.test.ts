import assert from 'node:assert/strict'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { countThings } from '#src/queries/accounts/account.ts'
import { listPayouts, listStakeMoves } from './list-stake-moves.ts'

const moving = ['delegate', 'unbond', 'redelegate', 'cancel_unbonding_delegation', 'complete_unbonding']

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const rewards = listRecordedEvents(recording, 'withdraw_rewards').filter(({ values }) => values['amount'])
  const moves = listRecordedEvents(recording, ...moving)
  const delegators = [...new Set(rewards.map(({ values }) => values['delegator'] ?? ''))]

  /** All pages, each of a few lines. */
  async function listAll<Line>(ask: (cursor: string) => Promise<{ lines: Line[]; next: string }>) {
    const all: Line[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { lines, next } = await ask(cursor)
      all.push(...lines)
      cursor = next === '' ? undefined : next
    }
    return all
  }

  const payoutsOf = (account: string) =>
    listAll(async (cursor) => {
      const { payouts, next } = await listPayouts(pool, { account, cursor, limit: 3 })
      return { lines: payouts, next }
    })

  const movesOf = (of: { account: string; validator: string }) =>
    listAll(async (cursor) => {
      const { moves: lines, next } = await listStakeMoves(pool, { ...of, cursor, limit: 3 })
      return { lines, next }
    })

  test('[ACCT-03] page by page, an account finds each payment of its rewards once, the newest first', async () => {
    assert.ok(delegators.length > 0)
    for (const account of delegators) {
      const paid = (await payoutsOf(account)).filter(({ isCommission }) => !isCommission)
      assert.deepEqual(
        paid.map(({ height, validator, coins }) => `${height} ${validator} ${tell(coins)}`).toSorted(),
        rewards
          .filter(({ values }) => values['delegator'] === account)
          .map(({ height, values }) => `${height} ${values['validator']} ${sorted(values['amount'] ?? '')}`)
          .toSorted(),
      )
      assert.ok(paid.every(({ height }, at) => at === 0 || height <= (paid[at - 1]?.height ?? 0n)))
      assert.ok(paid.every(({ time }) => time > 0n))
      assert.ok((await countThings(pool, account, decodeAddress(account).bytes)).hasStaked)
    }
  })

  test('[ACCT-03] what validators took of their commission is all that was told', async () => {
    const told = listRecordedEvents(recording, 'withdraw_commission').map(
      ({ height, values }) => `${height} ${sorted(values['amount'] ?? '')}`,
    )
    const { rows } = await pool.query<{ address: Buffer }>(
      'select distinct address from payouts join addresses on account = validator where is_commission',
    )
    const taken = await Promise.all(rows.map(({ address }) => payoutsOf(encodeAddress('inj', address))))
    assert.deepEqual(
      taken
        .flat()
        .filter(({ isCommission }) => isCommission)
        .map(({ height, coins }) => `${height} ${tell(coins)}`)
        .toSorted(),
      told.filter((text) => !text.endsWith(' ')).toSorted(),
    )
  })

  test('[ACCT-03] whatever an account did with its stake is listed, and on the side of its validators too', async () => {
    const validators = new Set(moves.flatMap(({ values }) => [sourceOf(values), destinationOf(values)]))
    const ofValidators = new Map<string, string[]>()
    for (const validator of [...validators].filter((one) => one !== '')) {
      const listed = await movesOf({ account: '', validator })
      ofValidators.set(
        validator,
        listed.map((move) => JSON.stringify([move.account, String(move.height), move.kind, move.amount])),
      )
    }
    for (const account of delegators) {
      const listed = await movesOf({ account, validator: '' })
      assert.deepEqual(
        listed
          .filter(({ kind }) => moving.includes(kind) && kind !== 'redelegate')
          .map(({ height, kind, validator, amount }) => `${height} ${kind} ${validator} ${amount}`)
          .toSorted(),
        moves
          .filter(({ values }) => values['delegator'] === account)
          .filter(({ type }) => type !== 'redelegate')
          .map(({ height, type, values }) => {
            return `${height} ${type} ${sourceOf(values)} ${digits(values['amount'])}`
          })
          .toSorted(),
      )
      for (const { validator, destination, height, kind, amount } of listed) {
        const told = JSON.stringify([account, String(height), kind, amount])
        for (const one of [validator, destination].filter((name) => name !== ''))
          assert.ok(ofValidators.get(one)?.includes(told) ?? kind === 'create_validator', told)
      }
    }
  })

  test('[ACCT-03] whose stake it is has to be said, and a cursor is one that was given', async () => {
    const [account = ''] = delegators
    const page = { cursor: '', limit: 1 }
    const refused = { kind: 'invalid-input' }
    await assert.rejects(listStakeMoves(pool, { account: '', validator: '', ...page }), refused)
    await assert.rejects(listStakeMoves(pool, { account, validator: account, ...page }), refused)
    await assert.rejects(listPayouts(pool, { account, cursor: 'abc', limit: 1 }), refused)
    const nobody = encodeAddress('inj', Buffer.alloc(20, 9))
    assert.deepEqual((await listPayouts(pool, { account: nobody, ...page })).payouts, [])
  })
})

type Values = Record<string, string>

const sourceOf = (values: Values) => values['validator'] ?? values['source_validator'] ?? ''
const destinationOf = (values: Values) => values['destination_validator'] ?? ''
const digits = (coin = '') => /^\d+/.exec(coin)?.[0] ?? '0'

function tell(coins: readonly { denom: string; amount: string }[]): string {
  return sorted(coins.map(({ denom, amount }) => `${amount}${denom}`).join(','))
}

function sorted(coins: string): string {
  return coins.split(',').toSorted().join(',')
}
