import type { GenesisParams } from './params.ts'

// The parts of genesis.json that staking begins with.

type Rates = { rate: string; max_rate: string; max_change_rate: string }

export type GenesisValidator = {
  operator_address: string
  consensus_pubkey: { key: string }
  jailed: boolean
  status: string
  tokens: string
  delegator_shares: string
  unbonding_height: string
  unbonding_time: string
  commission: { commission_rates: Rates; update_time: string }
  min_self_delegation: string
  unbonding_ids?: string[]
}

type Entry = {
  creation_height: string
  completion_time: string
  initial_balance: string
  unbonding_id?: string
}

export type GenesisStaking = {
  params?: GenesisParams
  exported?: boolean
  last_validator_powers?: { address: string; power: string }[] | null
  validators?: GenesisValidator[] | null
  delegations?: { delegator_address: string; validator_address: string; shares: string }[] | null
  unbonding_delegations?:
    | { delegator_address: string; validator_address: string; entries: (Entry & { balance: string })[] }[]
    | null
  redelegations?:
    | {
        delegator_address: string
        validator_src_address: string
        validator_dst_address: string
        entries: (Entry & { shares_dst: string })[]
      }[]
    | null
}

export type GenesisTransactions = {
  gen_txs?:
    | {
        body: {
          messages: {
            '@type': string
            validator_address: string
            min_self_delegation: string
            pubkey: { key: string }
            commission: Rates
            value: { amount: string }
          }[]
        }
      }[]
    | null
}
