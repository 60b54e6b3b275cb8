import { createHash } from 'node:crypto'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress } from '@injsight/chain'
import type { Changes, ValidatorWords } from './changes.ts'
import { on } from './handler.ts'

export const stakingMessages = [on(MsgCreateValidator, createValidator), on(MsgEditValidator, editValidator)]

function createValidator({ validatorAddress, pubkey, description, commission }: MsgCreateValidator): Changes {
  if (pubkey === undefined) return {}
  return {
    validators: [
      {
        kind: 'new',
        operator: decodeAddress(validatorAddress).bytes,
        consensus: consensusAddressOf(PubKey.fromBinary(pubkey.value).key),
        moniker: description?.moniker ?? '',
        identity: description?.identity ?? '',
        website: description?.website ?? '',
        securityContact: description?.securityContact ?? '',
        details: description?.details ?? '',
        commissionRate: readFraction(commission?.rate),
        commissionMaxRate: readFraction(commission?.maxRate),
        commissionMaxChangeRate: readFraction(commission?.maxChangeRate),
      },
    ],
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
