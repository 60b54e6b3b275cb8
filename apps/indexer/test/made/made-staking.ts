import { createHash } from 'node:crypto'
import { MsgUndelegate } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { MadeBlock, MadeEvent } from './made-chain.ts'

// A chain of two validators that a test makes up: alpha with 100 INJ of its own, beta with 50.

const inj = 10n ** 18n
export const coins = (whole: number | bigint) => (BigInt(whole) * inj).toString()

/** A validator of a made chain, by its place. */
function makeValidator(place: number) {
  const operator = Buffer.alloc(20, place)
  const key = Buffer.alloc(32, place)
  const consensus = createHash('sha256').update(key).digest().subarray(0, 20)
  return {
    account: encodeAddress('inj', operator),
    validator: encodeAddress('injvaloper', operator),
    consensus,
    hex: consensus.toString('hex'),
    valcons: encodeAddress('injvalcons', consensus),
    key: key.toString('base64'),
    update: (power: number) => ({
      pub_key: {
        Sum: { type: 'tendermint.crypto.PublicKey_Ed25519', value: { ed25519: key.toString('base64') } },
      },
      ...(power > 0 && { power: power.toString() }),
    }),
  }
}

export const alpha = makeValidator(1)
export const beta = makeValidator(2)
export const ann = encodeAddress('inj', Buffer.alloc(20, 3))
export const bob = encodeAddress('inj', Buffer.alloc(20, 4))

export const stakingGenesis = {
  staking: {
    params: {
      unbonding_time: '10s',
      max_validators: 10,
      max_entries: 7,
      historical_entries: 0,
      bond_denom: 'inj',
      min_commission_rate: '0.000000000000000000',
    },
  },
  slashing: {
    params: {
      signed_blocks_window: '4',
      min_signed_per_window: '0.500000000000000000',
      downtime_jail_duration: '5s',
      slash_fraction_double_sign: '0.050000000000000000',
      slash_fraction_downtime: '0.010000000000000000',
    },
  },
  distribution: {
    params: {
      community_tax: '0.000000000000000000',
      base_proposer_reward: '0.000000000000000000',
      bonus_proposer_reward: '0.000000000000000000',
      withdraw_addr_enabled: true,
    },
  },
  genutil: {
    gen_txs: [[alpha, '100'] as const, [beta, '50'] as const].map(([{ validator, key }, amount]) => ({
      body: {
        messages: [
          {
            '@type': '/cosmos.staking.v1beta1.MsgCreateValidator',
            description: { moniker: '', identity: '', website: '', security_contact: '', details: '' },
            commission: {
              rate: '0.100000000000000000',
              max_rate: '1.000000000000000000',
              max_change_rate: '1.000000000000000000',
            },
            min_self_delegation: '1',
            validator_address: validator,
            pubkey: { key },
            value: { denom: 'inj', amount: coins(BigInt(amount)) },
          },
        ],
      },
    })),
  },
}

export const withdraw = (delegator: string, validator: string, amount = '0inj'): MadeEvent => [
  'withdraw_rewards',
  { amount, validator, delegator, msg_index: '0' },
]

/** The transaction of a first delegation; of a later one when it withdraws. */
export function delegateTx(delegator: string, validator: string, amount: string, withdrawn?: string) {
  const before = withdrawn === undefined ? [] : [withdraw(delegator, validator, withdrawn)]
  const told: MadeEvent = ['delegate', { validator, delegator, amount: `${amount}inj`, msg_index: '0' }]
  return { events: [...before, told] }
}

/** @param told what the event says came out, where it isn't what was asked for */
export function undelegateTx(delegator: string, validator: string, amount: string, told = amount) {
  const message = MsgUndelegate.create({
    delegatorAddress: delegator,
    validatorAddress: validator,
    amount: { denom: 'inj', amount },
  })
  const unbond: MadeEvent = ['unbond', { validator, delegator, amount: `${told}inj`, msg_index: '0' }]
  return {
    messages: [{ typeUrl: `/${MsgUndelegate.typeName}`, value: MsgUndelegate.toBinary(message) }],
    events: [withdraw(delegator, validator), unbond],
  }
}

export function redelegateTx(delegator: string, source: string, destination: string, amount: string) {
  const redelegate: MadeEvent = [
    'redelegate',
    {
      source_validator: source,
      destination_validator: destination,
      amount: `${amount}inj`,
      msg_index: '0',
    },
  ]
  return { events: [withdraw(delegator, source), redelegate] }
}

export function downtimeSlash(who: typeof alpha, power: number, burned: string): MadeEvent {
  const { valcons } = who
  const reason = 'missing_signature'
  return [
    'slash',
    { address: valcons, power: power.toString(), reason, jailed: valcons, burned_coins: burned },
  ]
}

/** Blocks without anything. */
export function wait(blocks: number): MadeBlock[] {
  return Array.from({ length: blocks }, () => ({}))
}
