import { createHash } from 'node:crypto'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import type {
  CommissionRates,
  Validator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb.js'
import { decodeAddress } from '@injsight/chain'
import type { Changes, ValidatorChange, ValidatorWords } from './changes.ts'
import { on } from './handler.ts'

export const stakingMessages = [on(MsgCreateValidator, createValidator), on(MsgEditValidator, editValidator)]

function createValidator({ validatorAddress, pubkey, description, commission }: MsgCreateValidator): Changes {
  const words = { operatorAddress: validatorAddress, consensusPubkey: pubkey, description }
  const validator = readValidator({ ...words, commission: { commissionRates: commission } })
  return validator === undefined ? {} : { validators: [validator] }
}

type Introduction = {
  operatorAddress: string
  consensusPubkey?: { value: Uint8Array } | undefined
  description?: Validator['description'] | undefined
  commission?: { commissionRates?: CommissionRates | undefined } | undefined
}

/** A validator as the chain keeps it; undefined for one without a key. */
export function readValidator(introduction: Introduction): ValidatorChange | undefined {
  const { operatorAddress, consensusPubkey, description, commission } = introduction
  if (consensusPubkey === undefined) return undefined
  const rates = commission?.commissionRates
  return {
    kind: 'new',
    operator: decodeAddress(operatorAddress).bytes,
    consensus: consensusAddressOf(PubKey.fromBinary(consensusPubkey.value).key),
    moniker: description?.moniker ?? '',
    identity: description?.identity ?? '',
    website: description?.website ?? '',
    securityContact: description?.securityContact ?? '',
    details: description?.details ?? '',
    commissionRate: readFraction(rates?.rate),
    commissionMaxRate: readFraction(rates?.maxRate),
    commissionMaxChangeRate: readFraction(rates?.maxChangeRate),
  }
}

function editValidator({ validatorAddress, description, commissionRate }: MsgEditValidator): Changes {
  const words: Partial<ValidatorWords> = {}
  for (const name of ['moniker', 'identity', 'website', 'securityContact', 'details'] as const) {
    const said = description?.[name]
    if (said !== undefined && said !== unchanged) words[name] = said
  }
  if (commissionRate !== '') words.commissionRate = readFraction(commissionRate)
  return { validators: [{ kind: 'changed', operator: decodeAddress(validatorAddress).bytes, ...words }] }
}

// What the chain takes for "leave as it is".
const unchanged = '[do-not-modify]'

/** @param key ed25519, 32 bytes */
export function consensusAddressOf(key: Uint8Array): Uint8Array {
  return createHash('sha256').update(key).digest().subarray(0, 20)
}

/** A protobuf decimal, 18 digits after a point that isn't written, as decimal text. */
function readFraction(scaled: string | undefined): string {
  const digits = (scaled ?? '').padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`
}
