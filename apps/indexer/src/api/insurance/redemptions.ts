import type {
  RedemptionSchedule,
  RedemptionsRequest,
  RedemptionsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { listSchedules, type Schedule } from '#src/queries/exchange/redemptions.ts'
import { readName } from '../accounts/read-page.ts'

/** The method has no pages. */
const mostTold = 1000

const statuses = ['', 'pending', 'disbursed']

/** The method about redemptions. Its times are microseconds; of what was paid out nobody tells when it was due. */
export function createRedemptionMethods({ pool }: { pool: Pool }) {
  return {
    async redemptions(request: RedemptionsRequest): Promise<RedemptionsResponse> {
      const { redeemer, redemptionDenom, status } = request
      if (!statuses.includes(status))
        throw invalidInput(
          'redemption.status',
          `"${status.slice(0, 40)}" is not a status: pending, disbursed`,
        )
      const asked = {
        redeemer: redeemer === '' ? undefined : readName(redeemer),
        denom: redemptionDenom === '' ? undefined : redemptionDenom,
        isPaid: status === '' ? undefined : status === 'disbursed',
      }
      const schedules = await listSchedules(pool, asked, { after: undefined, limit: mostTold })
      return { redemptionSchedules: schedules.map(toRedemption) }
    },
  }
}

function toRedemption({ id, redeemer, shares, paid, ...times }: Schedule): RedemptionSchedule {
  return {
    redemptionId: id,
    status: paid === undefined ? 'pending' : 'disbursed',
    redeemer,
    claimableRedemptionTime: (times.claimableMs ?? 0n) * 1000n,
    redemptionAmount: shares.amount,
    redemptionDenom: shares.denom,
    requestedAt: (times.requestedMs ?? 0n) * 1000n,
    disbursedAmount: paid?.amount ?? '',
    disbursedDenom: paid?.denom ?? '',
    disbursedAt: (paid?.timeMs ?? 0n) * 1000n,
  }
}
