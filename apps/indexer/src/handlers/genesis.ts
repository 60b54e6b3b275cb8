import { createHash } from 'node:crypto'
import { decodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { createAccount, findAccount } from '#src/decode/account.ts'
import type { Changes, ValidatorChange } from './changes.ts'
import { consensusAddressOf } from './staking.ts'

/** What stands before the first block: balances, supply, validators. */
export function readGenesisState(state: GenesisState): Changes {
  const { bank, genutil, staking } = state
  const balances = (bank?.balances ?? []).flatMap(({ address, coins }) => {
    const account = findAccount(address)
    if (account === null) throw badChainData('genesis.address', `"${address}" in the genesis is no address`)
    return coins.map(({ denom, amount }) => ({ account, denom, amount }))
  })
  const creations = (genutil?.gen_txs ?? []).flatMap(({ body }) => body.messages.filter(isCreation))
  const told = bank?.supply ?? []
  // A supply that isn't told is the sum of the balances: so the chain reads it.
  const supplies = told.length > 0 ? told : balances
  return {
    balances,
    supplies: supplies.map(({ denom, amount }) => ({ denom, add: BigInt(amount) })),
    validators: [...(staking?.validators ?? []).map(readValidator), ...creations.map(readCreation)],
    coins: creations.flatMap(moveStake),
  }
}

export type GenesisState = {
  bank?: { balances?: { address: string; coins: Coin[] }[]; supply?: Coin[] }
  genutil?: { gen_txs?: { body: { messages: Creation[] } }[] }
  staking?: { validators?: GenesisValidator[] | null }
}

type Coin = { denom: string; amount: string }
type Key = { '@type': string; key: string }
type Rates = { rate: string; max_rate: string; max_change_rate: string }
type Description = Record<'moniker' | 'identity' | 'website' | 'security_contact' | 'details', string>

type Creation = {
  '@type': string
  description: Description
  commission: Rates
  validator_address: string
  pubkey: Key
  value: Coin
}

type GenesisValidator = {
  operator_address: string
  consensus_pubkey: Key
  description: Description
  commission: { commission_rates: Rates }
}

function isCreation(message: Creation): boolean {
  return message['@type'] === '/cosmos.staking.v1beta1.MsgCreateValidator'
}

/** The chain runs the genesis transactions before its first block, where no event tells of them. */
function moveStake({ validator_address, value }: Creation): NonNullable<Changes['coins']> {
  const staked = BigInt(value.amount)
  const validator = createAccount(decodeAddress(validator_address).bytes)
  return [
    { account: validator, denom: value.denom, add: -staked },
    { account: bondedPool, denom: value.denom, add: staked },
  ]
}

// Module accounts have no keys: their addresses are hashes of their names.
const bondedPool = createAccount(createHash('sha256').update('bonded_tokens_pool').digest().subarray(0, 20))

function readCreation({ validator_address, pubkey, description, commission }: Creation): ValidatorChange {
  return createValidator(validator_address, pubkey, description, commission)
}

function readValidator(validator: GenesisValidator): ValidatorChange {
  const { operator_address, consensus_pubkey, description, commission } = validator
  return createValidator(operator_address, consensus_pubkey, description, commission.commission_rates)
}

function createValidator(operator: string, key: Key, words: Description, rates: Rates): ValidatorChange {
  return {
    kind: 'new',
    operator: decodeAddress(operator).bytes,
    consensus: consensusAddressOf(Buffer.from(key.key, 'base64')),
    moniker: words.moniker,
    identity: words.identity,
    website: words.website,
    securityContact: words.security_contact,
    details: words.details,
    commissionRate: rates.rate,
    commissionMaxRate: rates.max_rate,
    commissionMaxChangeRate: rates.max_change_rate,
  }
}
