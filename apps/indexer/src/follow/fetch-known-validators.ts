import {
  QueryValidatorsRequest,
  QueryValidatorsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.js'
import { Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { ValidatorChange } from '#src/handlers/changes.ts'
import { readValidator } from '#src/handlers/staking.ts'

/**
 * The validators as the chain has them now: for an index that begins after they have introduced themselves. A node
 * that doesn't answer such questions leaves them without names.
 */
export async function fetchKnownValidators(
  node: Pick<NodeClient, 'queryAbci'>,
  log: Logger,
): Promise<ValidatorChange[]> {
  const validators: ValidatorChange[] = []
  let key: Uint8Array = new Uint8Array()
  try {
    do {
      const pagination = { key, offset: 0n, limit: 200n, countTotal: false, reverse: false }
      const request = QueryValidatorsRequest.toBinary({ status: '', pagination })
      const answer = await node.queryAbci('/cosmos.staking.v1beta1.Query/Validators', request)
      const page = QueryValidatorsResponse.fromBinary(answer)
      validators.push(...page.validators.flatMap((validator) => readValidator(validator) ?? []))
      key = page.pagination?.nextKey ?? new Uint8Array()
    } while (key.length > 0)
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
    log.warn('validators have no names', { code: error.code, reason: error.message })
  }
  return validators
}
