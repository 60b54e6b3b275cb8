import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client'
import {
  BondStatus,
  type Validator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { compareDecimals, decodeAddress, encodeAddress, unscaleDecimal } from '@injsight/chain'
import { ListedValidator, ListValidatorsResponse, type GetValidatorResponse } from '@injsight/injsight-v1'
import { sha256 } from '@noble/hashes/sha2.js'
import { decimalOf, isAddress, textOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import { fieldOf, listIn, type UiApi } from '../ui-api/ui-api.ts'

/** The chain has some hundred. */
const mostValidators = 500n

/** All validators: as the explorer counts their blocks, or else as the chain has them. */
export async function askValidators(
  uiApi: UiApi,
  { explorer, chain }: Record<'explorer' | 'chain', Pick<Host, 'transport'>>,
): Promise<ListValidatorsResponse> {
  const askExplorer = async () => {
    const { data } = await new InjectiveExplorerRPCClient(explorer.transport).getValidators({}).response
    return data.flatMap(toValidator)
  }
  const listed = (told: unknown) => listIn(told, 'validators')?.flatMap(toValidator)
  const told = await uiApi
    .orElse('explorerValidators', listed, askExplorer)
    .catch(() => uiApi.orElse('validators', listed, () => askChain(chain)))
  const validators = told.toSorted(strongestFirst)
  const bonded = validators.filter(isBonded).reduce((sum, { tokens }) => sum + BigInt(tokens || 0), 0n)
  return { ...ListValidatorsResponse.create(), validators, denom: 'inj', bonded: String(bonded) }
}

/** One of them, by any of its addresses. */
export function findValidator(
  told: ListValidatorsResponse,
  address: string,
): GetValidatorResponse | undefined {
  const isMeant = ({ operator, consensus }: ListedValidator) =>
    operator === address || consensus === address || sameBytes(operator, address)
  const at = told.validators.findIndex(isMeant)
  const validator = told.validators[at]
  if (validator === undefined) return undefined
  const { denom, bonded, window, mostMissed } = told
  const rank = isBonded(validator) ? at + 1 : 0
  const nothing = { rewards: [], commission: [] }
  return { validator, denom, unknown: [], rank, bonded, window, mostMissed, ...nothing }
}

async function askChain({ transport }: Pick<Host, 'transport'>): Promise<ListedValidator[]> {
  const pagination = {
    key: new Uint8Array(),
    offset: 0n,
    limit: mostValidators,
    countTotal: false,
    reverse: false,
  }
  const { validators } = await new StakingClient(transport).validators({ status: '', pagination }).response
  return validators.map(ofChain)
}

function ofChain(told: Validator): ListedValidator {
  const { description, commission, consensusPubkey, operatorAddress, status } = told
  return ListedValidator.create({
    operator: operatorAddress,
    consensus: consensusPubkey === undefined ? '' : consensusOf(PubKey.fromBinary(consensusPubkey.value).key),
    moniker: description?.moniker ?? '',
    status: statuses[status] ?? '',
    jailed: told.jailed,
    tokens: told.tokens,
    minSelfBond: told.minSelfDelegation,
    delegators: uncounted,
    commissionRate: rateOf(commission?.commissionRates?.rate),
    commissionMaxRate: rateOf(commission?.commissionRates?.maxRate),
    commissionMaxChangeRate: rateOf(commission?.commissionRates?.maxChangeRate),
    missedInWindow: -1n,
    website: description?.website ?? '',
    identity: description?.identity ?? '',
    securityContact: description?.securityContact ?? '',
    details: description?.details ?? '',
  })
}

/** The chain's protobuf carries a decimal as a whole number of its 18th place. */
function rateOf(parts = ''): string {
  return /^\d+$/.test(parts) ? unscaleDecimal(BigInt(parts), 18) : ''
}

function consensusOf(key: Uint8Array): string {
  return encodeAddress('injvalcons', sha256(key).slice(0, 20))
}

/** By the numbers that the chain gives them. */
const statuses: Record<number, string> = {
  [BondStatus.UNBONDED]: 'unbonded',
  [BondStatus.UNBONDING]: 'unbonding',
  [BondStatus.BONDED]: 'bonded',
}
/** Nobody tells how many stake with one. */
const uncounted = -1

/** As the explorer tells it, over either way; nothing for what is none. */
function toValidator(told: unknown): ListedValidator[] {
  const operator = textOf(fieldOf(told, 'operatorAddress'))
  if (!isAddress('injvaloper', operator)) return []
  const description = fieldOf(told, 'description')
  const text = (name: string) => textOf(fieldOf(told, name))
  const rates = fieldOf(fieldOf(told, 'commission'), 'commissionRates')
  return [
    ListedValidator.create({
      operator,
      consensus: text('consensusAddress'),
      moniker: text('moniker') || textOf(fieldOf(description, 'moniker')),
      status: statusOf(fieldOf(told, 'status')),
      jailed: fieldOf(told, 'jailed') === true,
      tokens: wholeOf(fieldOf(told, 'tokens')),
      minSelfBond: wholeOf(fieldOf(told, 'minSelfDelegation')),
      delegators: uncounted,
      commissionRate: decimalOf(text('commissionRate') || fieldOf(rates, 'rate')),
      commissionMaxRate: decimalOf(text('commissionMaxRate') || fieldOf(rates, 'maxRate')),
      commissionMaxChangeRate: decimalOf(text('commissionMaxChangeRate') || fieldOf(rates, 'maxChangeRate')),
      proposed: countOf(fieldOf(told, 'proposed')),
      signed: countOf(fieldOf(told, 'signed')),
      missed: countOf(fieldOf(told, 'missed')),
      missedInWindow: -1n,
      website: textOf(fieldOf(description, 'website')),
      identity: textOf(fieldOf(description, 'identity')),
      securityContact: textOf(fieldOf(description, 'securityContact')),
      details: textOf(fieldOf(description, 'details')),
    }),
  ]
}

function statusOf(told: unknown): string {
  const name = typeof told === 'string' ? told.replace(/^BOND_STATUS_/i, '').toLowerCase() : ''
  return Object.values(statuses).find((one) => one === name) ?? statuses[Number(told)] ?? ''
}

/** Empty for what is no whole number. */
function wholeOf(told: unknown): string {
  const text = decimalOf(told)
  return /^\d+$/.test(text) ? text : ''
}

function countOf(told: unknown): bigint {
  return typeof told === 'bigint' ? told : BigInt(wholeOf(told) || 0)
}

function isBonded({ status }: ListedValidator): boolean {
  return status === 'bonded'
}

/** Those of the set before all others. */
function strongestFirst(a: ListedValidator, b: ListedValidator): number {
  return Number(isBonded(b)) - Number(isBonded(a)) || compareDecimals(b.tokens || '0', a.tokens || '0')
}

function sameBytes(operator: string, address: string): boolean {
  try {
    return String(decodeAddress(operator).bytes) === String(decodeAddress(address).bytes)
  } catch {
    return false
  }
}
