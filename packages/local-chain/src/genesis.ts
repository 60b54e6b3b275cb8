import { localAccounts } from './accounts.ts'
import { merge, type Json } from './merge.ts'
import { provider, tokens } from './known.ts'

const whole = (amount: number, decimals: number) => (BigInt(amount) * 10n ** BigInt(decimals)).toString()
const allTokens = Object.values(tokens)

// What every account begins with, in whole tokens.
const begins = { inj: 100_000, usdt: 1_000_000, wbtc: 100 } satisfies Record<keyof typeof tokens, number>

/**
 * The genesis that `injectived init` writes, with what makes a chain of one's own pleasant: accounts that own
 * something, tokens with names, prices of an oracle, a market that can be launched at once, and governance, auctions
 * and funding whose rounds are minutes instead of days.
 */
export function writeGenesis(initial: Json): Json {
  const admin = localAccounts.admin.address
  const inj = (amount: number): Json => [{ denom: 'inj', amount: whole(amount, 18) }]
  return merge(initial, {
    consensus: { params: { block: { max_gas: '150000000', max_bytes: '4194304' } } },
    app_state: {
      auth: { accounts: Object.values(localAccounts).map(({ address }) => authAccount(address)) },
      bank: {
        balances: Object.values(localAccounts).map(({ address }) => ({ address, coins: firstCoins(1) })),
        supply: firstCoins(Object.keys(localAccounts).length),
        denom_metadata: allTokens.map(metadataOf),
      },
      slashing: { params: { signed_blocks_window: '20', downtime_jail_duration: '60s' } },
      staking: { params: { bond_denom: 'inj', unbonding_time: '300s' } },
      mint: { params: { mint_denom: 'inj' } },
      crisis: { constant_fee: { denom: 'inj' } },
      gov: {
        params: {
          min_deposit: inj(10),
          expedited_min_deposit: inj(20),
          voting_period: '120s',
          expedited_voting_period: '60s',
          max_deposit_period: '120s',
        },
      },
      auction: { params: { auction_period: '600' } },
      peggy: { params: { admins: [admin] } },
      tokenfactory: { params: { denom_creation_fee: inj(1) } },
      evm: { params: { chain_config: { eip155_chain_id: '1337' } } },
      oracle: {
        price_feed_price_states: [feed('INJ', '25'), feed('BTC', '60000')],
        provider_states: [
          { provider_info: { provider: provider.name, relayers: [admin] }, provider_price_states: [] },
        ],
      },
      exchange: {
        auction_exchange_transfer_denom_decimals: allTokens.map(({ denom, decimals }) => ({
          denom,
          decimals,
        })),
        params: {
          is_instant_derivative_market_launch_enabled: true,
          exchange_admins: [admin],
          default_funding_interval: '600',
          funding_multiple: '600',
          // After a stop orders would only be posted for a thousand blocks; none at all is refused.
          post_only_mode_blocks_amount: '1',
          post_only_mode_blocks_amount_after_downtime: '1',
        },
      },
    },
  })

  function feed(base: string, price: string): Json {
    return {
      base,
      quote: 'USDT',
      price_state: { price, cumulative_price: '0', timestamp: '0' },
      relayers: [admin],
    }
  }
}

function authAccount(address: string): Json {
  return {
    '@type': '/injective.types.v1beta1.EthAccount',
    base_account: { address, pub_key: null, account_number: '0', sequence: '0' },
    // Of no code: keccak-256 of nothing.
    code_hash: 'xdJGAYb3IzySfn2y3McDwOUAtlPKgic7e/rYBF2FpHA=',
  }
}

function firstCoins(times: number): Json {
  return Object.entries(tokens)
    .map(([key, { denom, decimals }]) => ({
      denom,
      amount: whole(begins[key as keyof typeof tokens] * times, decimals),
    }))
    .sort((one, other) => (one.denom < other.denom ? -1 : 1))
}

function metadataOf({ denom, symbol, name, decimals }: (typeof allTokens)[number]): Json {
  return {
    description: name,
    denom_units: [
      { denom, exponent: 0, aliases: [] },
      { denom: symbol, exponent: decimals, aliases: [] },
    ],
    base: denom,
    display: symbol,
    name,
    symbol,
    uri: '',
    uri_hash: '',
    decimals,
  }
}
