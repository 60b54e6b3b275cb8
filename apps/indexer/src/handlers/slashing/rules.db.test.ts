import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#src/database/connect.ts'
import { createState } from '#src/state/state.ts'
import { consensusKeys, stakes } from '../staking/tables.ts'
import { newStake } from '../staking/validator-messages.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { indexMade, makeBlock, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { alpha, beta, downtimeSlash, coins, stakingGenesis, wait } from '../../../test/made/made-staking.ts'
import { signingInfos, slashingParams } from './tables.ts'
import { countAbsent, countSigners } from './votes.ts'
import { createEvent } from '#src/decode/chain-event.ts'

const absent = (missed: number): MadeEvent => [
  'liveness',
  { address: alpha.valcons, missed_blocks: missed.toString(), height: '1' },
]
const both: MadeBlock = { signers: [alpha.hex, beta.hex] }
const without = (missed: number): MadeBlock => ({ signers: [beta.hex], begin: [absent(missed)] })

async function index(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, stakingGenesis)
  const { rows: unread } = await pool.query('select module, what from unread')
  const { rows } = await pool.query(
    'select index_offset, missed, jailed_until from signing_infos where consensus = $1',
    [alpha.consensus],
  )
  return { pool, unread, info: rows[0] }
}

test('a missed block counts until the window has passed it', async () => {
  const missed = await index([{}, both, without(1), both, without(2)])
  assert.partialDeepStrictEqual(missed.info, { index_offset: '4', missed: '2' })
  const later = await index([{}, both, without(1), both, without(2), both, both])
  assert.partialDeepStrictEqual(later.info, { index_offset: '6', missed: '1' })
  const forgotten = await index([{}, both, without(1), both, both, both, both])
  assert.partialDeepStrictEqual(forgotten.info, { index_offset: '6', missed: '0' })
  assert.equal((await forgotten.pool.query('select from missed_blocks')).rowCount, 0)
  assert.deepEqual(forgotten.unread, [])
})

test('whoever is jailed begins with a clean window, and isn’t counted before it is back', async () => {
  const slash = { signers: [beta.hex], begin: [absent(3), downtimeSlash(alpha, 100, coins(1))] }
  const { info, unread, pool } = await index([{}, without(1), without(2), slash, both])
  assert.deepEqual(unread, [])
  assert.deepEqual(info, {
    index_offset: '0',
    missed: '0',
    jailed_until: (BigInt(Date.UTC(2026, 0, 1, 0, 0, 9)) * 1_000_000n).toString(),
  })
  assert.equal((await pool.query('select from missed_blocks')).rowCount, 0)
})

test('a count that isn’t the chain’s is left unread', async () => {
  const { info, unread } = await index([{}, without(2)])
  assert.deepEqual(unread, [{ module: 'slashing', what: 'liveness' }])
  assert.partialDeepStrictEqual(info, { index_offset: '0', missed: '0' })
})

test('an index that isn’t told which blocks were missed knows the count after a whole window', async () => {
  const { url } = await emptyIndex()
  const client = await connect(url, 'test')
  const state = createState(client)
  const { consensus, validator } = alpha
  const terms = { consensus, min_self_delegation: 1n }
  const rates = { commission_rate: 0n, commission_max_rate: 0n, commission_max_change_rate: 0n }
  state.put(stakes, newStake(validator, { ...terms, ...rates }, 0n))
  state.put(consensusKeys, { consensus, validator })
  state.put(slashingParams, {
    id: 1,
    signed_blocks_window: 4n,
    min_signed_per_window: 0n,
    downtime_jail_duration: 0n,
    slash_fraction_double_sign: 0n,
    slash_fraction_downtime: 0n,
  })
  const none = { start_height: 0n, jailed_until: 0n, tombstoned: false }
  state.put(signingInfos, { consensus, ...none, index_offset: 7n, missed: null, known_at: 11n })
  const known = async () => (await state.find(signingInfos, { consensus }))?.missed
  const { context } = makeBlock(2n, { signers: [alpha.hex] }).rows
  const liveness = ([type, values]: MadeEvent) =>
    createEvent(
      { type, attributes: Object.entries(values).map(([key, value]) => ({ key, value: String(value) })) },
      { ordinal: 0 },
    )
  await countSigners(state, context)
  await countAbsent(liveness(absent(3)), state)
  await countSigners(state, context)
  assert.equal(await known(), null)
  await countAbsent(liveness(absent(2)), state)
  assert.equal(await known(), 2n)
  await countSigners(state, context)
  assert.equal(await known(), 2n)
  await countSigners(state, context)
  assert.equal(await known(), 1n)
  await client.end()
})

test('broken votes and slashes of nobody change nothing', async () => {
  const broken: MadeEvent[] = [
    ['liveness', { address: 'injvalcons1', missed_blocks: '1' }],
    ['liveness', { address: alpha.valcons }],
    ['slash', { address: alpha.valcons, power: '1e9', reason: 'missing_signature' }],
    ['slash', { address: alpha.valcons, power: '100', reason: 'mood', burned_coins: '1' }],
    ['slash', { jailed: 'nobody' }],
  ]
  const { pool, info } = await index([{ begin: broken }, ...wait(1)])
  assert.partialDeepStrictEqual(info, { index_offset: '0', missed: '0' })
  const { rows } = await pool.query('select tokens, jailed from stakes where validator = $1', [
    alpha.validator,
  ])
  assert.deepEqual(rows, [{ tokens: coins(100), jailed: false }])
})

test('whoever the bridge slashes is known by its address, or by all that the chain writes of it', async () => {
  const slashed = (consensus_address: string): MadeEvent => [
    'injective.peggy.v1.EventValidatorSlash',
    {
      power: '"100"',
      reason: '"missing_batch_confirm"',
      consensus_address: JSON.stringify(consensus_address),
    },
  ]
  const whole = [
    'commission:',
    '  update_time: "2026-01-01T00:00:00Z"',
    'consensus_pubkey:',
    "  '@type': /cosmos.crypto.ed25519.PubKey",
    `  key: ${alpha.key}`,
    'description:',
    '  details: |-',
    '    key: none',
    '',
  ]
  const { pool } = await index([{ end: [slashed(alpha.valcons), slashed(whole.join('\n'))] }])
  const { rows } = await pool.query('select consensus, kind, power from slashes')
  const slash = { consensus: alpha.consensus, kind: 'bridge', power: '100' }
  assert.deepEqual(rows, [slash, slash])
})
