import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress } from '@injsight/chain'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import { noteRename } from './former-names.ts'
import { onMessage, type Module } from './module.ts'
import { listAll } from './node-transport.ts'
import { unchanged, validatorHistory } from './validator-changes.ts'

/** Who the validators are: their names and keys. What they hold and do is in staking/. */
export const validators = stateTable(
  'validators',
  { operator: 'bytes' },
  {
    consensus: 'bytes',
    moniker: 'text',
    identity: 'text',
    website: 'text',
    security_contact: 'text',
    details: 'text',
    commission_rate: 'decimal',
    commission_max_rate: 'decimal',
    commission_max_change_rate: 'decimal',
  },
)
type Validator = StateRow<typeof validators>

export const validatorNames: Module = {
  name: 'validators',
  state: {
    tables: [validators],
    messages: [
      onMessage(MsgCreateValidator, async (message, state) => {
        const { validatorAddress, pubkey, description, commission } = message
        if (pubkey === undefined) return
        const key = PubKey.fromBinary(pubkey.value).key
        await addValidator(state, introduce(validatorAddress, key, description, commission))
      }),
      onMessage(
        MsgEditValidator,
        async ({ validatorAddress, description, commissionRate }, state, { block }) => {
          const before = await state.find(validators, { operator: operatorOf(validatorAddress) })
          if (before === undefined) return
          const say = (said: string | undefined, known: string) =>
            said === undefined || said === unchanged ? known : said
          const moniker = say(description?.moniker, before.moniker)
          const [id, { height }] = [before.operator.toString('hex'), block]
          const called = (name: string) => ({ name, symbol: '', decimals: null })
          await noteRename(state, { thing: 'validator', id, height }, called(before.moniker), called(moniker))
          state.put(validators, {
            ...before,
            moniker,
            identity: say(description?.identity, before.identity),
            website: say(description?.website, before.website),
            security_contact: say(description?.securityContact, before.security_contact),
            details: say(description?.details, before.details),
            commission_rate: commissionRate === '' ? before.commission_rate : BigInt(commissionRate),
          })
        },
      ),
    ],
    fromGenesis: readGenesis,
    /** A node that has forgotten that height still knows the names of today. */
    async fromNode(state, _, latest) {
      const client = new QueryClient(latest)
      const all = await listAll(async (pagination) => {
        const { validators: items, pagination: page } = await client.validators({ status: '', pagination })
          .response
        return { items, next: page?.nextKey }
      })
      for (const { operatorAddress, consensusPubkey, description, commission } of all) {
        if (consensusPubkey === undefined) continue
        const key = PubKey.fromBinary(consensusPubkey.value).key
        await addValidator(state, introduce(operatorAddress, key, description, commission?.commissionRates))
      }
    },
  },
  history: validatorHistory,
}

type Description = Partial<Record<'moniker' | 'identity' | 'website' | 'securityContact' | 'details', string>>
type Rates = { rate: string; maxRate: string; maxChangeRate: string }

/** @param rates protobuf decimals: 18 digits after a point that isn't written */
function introduce(
  operator: string,
  key: Uint8Array,
  description: Description | undefined,
  rates: Rates | undefined,
): Validator {
  return {
    operator: operatorOf(operator),
    consensus: consensusAddressOf(key),
    moniker: description?.moniker ?? '',
    identity: description?.identity ?? '',
    website: description?.website ?? '',
    security_contact: description?.securityContact ?? '',
    details: description?.details ?? '',
    commission_rate: BigInt(rates?.rate ?? 0),
    commission_max_rate: BigInt(rates?.maxRate ?? 0),
    commission_max_change_rate: BigInt(rates?.maxChangeRate ?? 0),
  }
}

/** One that left and came back may have another key, or its key another operator. */
async function addValidator(state: State, validator: Validator): Promise<void> {
  for (const { operator } of await state.list(validators, { consensus: validator.consensus })) {
    state.remove(validators, { operator })
  }
  state.put(validators, validator)
}

function operatorOf(address: string): Buffer {
  return Buffer.from(decodeAddress(address).bytes)
}

type Key = { key: string }
type GenesisDescription = Record<'moniker' | 'identity' | 'website' | 'security_contact' | 'details', string>
type GenesisRates = { rate: string; max_rate: string; max_change_rate: string }
type Creation = {
  '@type': string
  description: GenesisDescription
  commission: GenesisRates
  validator_address: string
  pubkey: Key
}
type Genesis = {
  genutil?: { gen_txs?: { body: { messages: Creation[] } }[] }
  staking?: {
    validators?:
      | {
          operator_address: string
          consensus_pubkey: Key
          description: GenesisDescription
          commission: { commission_rates: GenesisRates }
        }[]
      | null
  }
}

async function readGenesis(state: State, _: unknown, whole: Record<string, unknown>): Promise<void> {
  const { genutil, staking } = whole as Genesis
  for (const one of staking?.validators ?? []) {
    const { operator_address, consensus_pubkey, description, commission } = one
    await addFromGenesis(state, operator_address, consensus_pubkey, description, commission.commission_rates)
  }
  for (const { body } of genutil?.gen_txs ?? []) {
    for (const message of body.messages) {
      if (!message['@type'].endsWith('.MsgCreateValidator')) continue
      const { validator_address, pubkey, description, commission } = message
      await addFromGenesis(state, validator_address, pubkey, description, commission)
    }
  }
}

async function addFromGenesis(
  state: State,
  operator: string,
  { key }: Key,
  { security_contact, ...words }: GenesisDescription,
  { rate, max_rate, max_change_rate }: GenesisRates,
): Promise<void> {
  const scaled = (decimal: string) => parseDecimal(decimal).toString()
  const rates = { rate: scaled(rate), maxRate: scaled(max_rate), maxChangeRate: scaled(max_change_rate) }
  const description = { ...words, securityContact: security_contact }
  await addValidator(state, introduce(operator, Buffer.from(key, 'base64'), description, rates))
}
