import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { formatDecimal } from '#src/state/columns.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade } from '../../../test/made/made-chain.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const { validators: told } = readExpected(recording, 'staking') as {
    validators: { operator_address: string; consensus_pubkey: { key: string } }[]
  }
  const rowsOf = async (table: string) => (await pool.query(`select * from ${table} order by 1, 2`)).rows

  test('a chain that begins with the exported state of another has the same rows', async () => {
    const genesis = {
      staking: await exportStaking(),
      slashing: await exportSlashing(),
      distribution: await exportDistribution(),
    }
    const begun = await indexMade([], genesis)
    for (const table of [
      'stakes',
      'consensus_keys',
      'delegations',
      'unbondings',
      'redelegations',
      'staking_params',
      'signing_infos',
      'slashing_params',
      'validator_rewards',
      'validator_commissions',
      'historical_rewards',
      'starting_infos',
      'withdraw_addresses',
      'community_pool',
      'distribution_params',
    ]) {
      assert.deepEqual(
        (await begun.pool.query(`select * from ${table} order by 1, 2`)).rows,
        await rowsOf(table),
        table,
      )
    }
  })

  async function exportStaking() {
    const [params] = await rowsOf('staking_params')
    const validators = await rowsOf('stakes')
    return {
      exported: true,
      params: { ...params, unbonding_time: duration(params.unbonding_time) },
      last_validator_powers: validators.flatMap(({ validator, power }) =>
        power === null ? [] : { address: validator, power },
      ),
      validators: validators.map((row) => ({
        operator_address: row.validator,
        consensus_pubkey: told.find(({ operator_address }) => operator_address === row.validator)
          ?.consensus_pubkey,
        jailed: row.jailed,
        status: statuses[row.status],
        tokens: row.tokens,
        delegator_shares: row.shares,
        unbonding_height: row.unbonding_height,
        unbonding_time: timeOf(row.unbonding_time),
        unbonding_ids: row.unbonding_ids,
        description: { moniker: '', identity: '', website: '', security_contact: '', details: '' },
        commission: {
          commission_rates: {
            rate: row.commission_rate,
            max_rate: row.commission_max_rate,
            max_change_rate: row.commission_max_change_rate,
          },
          update_time: timeOf(row.commission_time),
        },
        min_self_delegation: row.min_self_delegation,
      })),
      delegations: (await rowsOf('delegations')).map(({ delegator, validator, shares }) => ({
        delegator_address: delegator,
        validator_address: validator,
        shares,
      })),
      unbonding_delegations: (await rowsOf('unbondings')).map(({ delegator, validator, entries }) => ({
        delegator_address: delegator,
        validator_address: validator,
        entries: entries.map((entry: Record<string, string>) => ({
          ...waitOf(entry),
          balance: entry['balance'],
        })),
      })),
      redelegations: (await rowsOf('redelegations')).map(({ delegator, source, destination, entries }) => ({
        delegator_address: delegator,
        validator_src_address: source,
        validator_dst_address: destination,
        entries: entries.map((entry: Record<string, string>) => ({
          ...waitOf(entry),
          shares_dst: formatDecimal(BigInt(entry['shares'] ?? '')),
        })),
      })),
    }
  }

  async function exportSlashing() {
    const [params] = await rowsOf('slashing_params')
    return {
      params: { ...params, downtime_jail_duration: duration(params.downtime_jail_duration) },
      signing_infos: (await rowsOf('signing_infos')).map((row) => ({
        address: encodeAddress('injvalcons', row.consensus),
        validator_signing_info: {
          ...row,
          jailed_until: timeOf(row.jailed_until),
          missed_blocks_counter: row.missed,
        },
      })),
    }
  }

  async function exportDistribution() {
    const rewards = await rowsOf('validator_rewards')
    const [params] = await rowsOf('distribution_params')
    return {
      params,
      fee_pool: { community_pool: await rowsOf('community_pool') },
      delegator_withdraw_infos: (await rowsOf('withdraw_addresses')).map(({ delegator, address }) => ({
        delegator_address: delegator,
        withdraw_address: address,
      })),
      outstanding_rewards: rewards.map(({ validator, outstanding }) => ({
        validator_address: validator,
        outstanding_rewards: coinsOf(outstanding),
      })),
      validator_accumulated_commissions: (await rowsOf('validator_commissions')).map(
        ({ validator, coins }) => ({
          validator_address: validator,
          accumulated: { commission: coinsOf(coins) },
        }),
      ),
      validator_historical_rewards: (await rowsOf('historical_rewards')).map(
        ({ validator, period, ratio, refs }) => ({
          validator_address: validator,
          period,
          rewards: { cumulative_reward_ratio: coinsOf(ratio), reference_count: Number(refs) },
        }),
      ),
      validator_current_rewards: rewards.map(({ validator, current, period }) => ({
        validator_address: validator,
        rewards: { rewards: coinsOf(current), period },
      })),
      delegator_starting_infos: (await rowsOf('starting_infos')).map(
        ({ validator, delegator, period, stake, height }) => ({
          validator_address: validator,
          delegator_address: delegator,
          starting_info: { previous_period: period, stake, height },
        }),
      ),
      validator_slash_events: rewards.flatMap(({ validator, slashes }) =>
        slashes.map(({ height, period, fraction }: Record<string, string>) => ({
          validator_address: validator,
          height,
          period,
          validator_slash_event: { fraction: formatDecimal(BigInt(fraction ?? '')) },
        })),
      ),
    }
  }
})

const statuses = ['', 'BOND_STATUS_UNBONDED', 'BOND_STATUS_UNBONDING', 'BOND_STATUS_BONDED']
const timeOf = (nanoseconds: string) => {
  const at = BigInt(nanoseconds)
  const seconds = new Date(Number(at / 1_000_000_000n) * 1000).toISOString().slice(0, 19)
  return `${seconds}.${(at % 1_000_000_000n).toString().padStart(9, '0')}Z`
}
const duration = (nanoseconds: string) => `${Number(nanoseconds) / 1e9}s`
const coinsOf = (coins: Record<string, string>) =>
  Object.entries(coins).map(([denom, amount]) => ({ denom, amount: formatDecimal(BigInt(amount)) }))

function waitOf({ height, time, initial, id }: Record<string, string>) {
  return {
    creation_height: height,
    completion_time: timeOf(time ?? ''),
    initial_balance: initial,
    unbonding_id: id,
  }
}
