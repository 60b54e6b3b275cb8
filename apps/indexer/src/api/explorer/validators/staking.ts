import {
  QueryValidatorsRequest,
  QueryValidatorsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb'
import type { Validator } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb'
import { decodeAddress } from '@injsight/chain'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import { keepFor } from '../../keep-for.ts'

/** A validator in the state of the chain. */
export type Stake = { operator: Buffer; consensus: Buffer; validator: Validator }

export type Stakes = {
  /** All by consensus address in hex, not older than a few seconds; empty when the node doesn't say in a second. */
  fetch(): Promise<Map<string, Stake>>
  /** What the node said last, at once; asks it for the next time. */
  latest(): Map<string, Stake>
}

const patienceMs = 1000
const none = new Map<string, Stake>()

/** Names and counters of the index are worth showing without the node, so nothing here fails with it. */
export function createStakes(node: Pick<NodeClient, 'queryAbci'>, log: Logger): Stakes {
  let last = none
  const ask = keepFor(5000, async () => {
    try {
      last = await fetchStakes(node)
    } catch (error) {
      log.debug('stakes unknown', { reason: error instanceof Error ? error.message : String(error) })
      last = none
    }
    return last
  })
  return {
    fetch: () => Promise.race([ask(), giveUp()]),
    latest() {
      void ask()
      return last
    },
  }
}

function giveUp(): Promise<Map<string, Stake>> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(none), patienceMs).unref()
  })
}

async function fetchStakes(node: Pick<NodeClient, 'queryAbci'>): Promise<Map<string, Stake>> {
  const request = QueryValidatorsRequest.create({
    pagination: { limit: 1000n, offset: 0n, countTotal: false, reverse: false },
  })
  const reply = await node.queryAbci(
    '/cosmos.staking.v1beta1.Query/Validators',
    QueryValidatorsRequest.toBinary(request),
  )
  const { validators } = QueryValidatorsResponse.fromBinary(reply)
  return new Map(
    validators.map((validator) => {
      const operator = Buffer.from(decodeAddress(validator.operatorAddress).bytes)
      const consensus = consensusOf(validator)
      return [consensus.toString('hex'), { operator, consensus, validator }]
    }),
  )
}

/** The address of an Ed25519 key; its message holds nothing but the key, after two bytes that say so. */
function consensusOf({ consensusPubkey }: Validator): Buffer {
  const key = consensusPubkey?.value.subarray(2) ?? new Uint8Array()
  return consensusAddressOf(key)
}
