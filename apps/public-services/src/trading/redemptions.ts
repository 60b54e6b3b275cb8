import { InjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import { readAccount } from '@injsight/chain'
import type { Transport } from '@injsight/grpc-web'
import type { ListRedemptionsRequest, ListRedemptionsResponse, ShareRedemption } from '@injsight/injsight-v1'
import { cutPage } from '../chain-state/pages.ts'

/** Redemptions of shares of insurance funds: the service tells them all at once. @throws Fault `invalid-input` */
export async function listRedemptions(
  transport: Transport,
  { account, cursor, limit }: ListRedemptionsRequest,
): Promise<ListRedemptionsResponse> {
  const redeemer = account === '' ? '' : readAccount(account)
  const asked = { redeemer, redemptionDenom: '', status: '' }
  const { redemptionSchedules } = await new InjectiveInsuranceRPCClient(transport).redemptions(asked).response
  const all = redemptionSchedules.map((one) => {
    const isPaid = one.status === 'disbursed'
    return {
      id: one.redemptionId,
      account: one.redeemer,
      shareDenom: one.redemptionDenom,
      shares: one.redemptionAmount,
      requested: one.requestedAt / 1000n,
      due: isPaid ? 0n : one.claimableRedemptionTime / 1000n,
      paid: isPaid ? one.disbursedAt / 1000n : 0n,
      denom: one.disbursedDenom,
      amount: one.disbursedAmount,
    }
  })
  const { lines: redemptions, next } = cutPage(all.toSorted(inOrder), { cursor, limit })
  return { redemptions, next }
}

/** Those that wait, the next first, then those that were paid out, the newest first. */
function inOrder(a: ShareRedemption, b: ShareRedemption): number {
  return Number(a.due === 0n) - Number(b.due === 0n) || Number(a.due - b.due) || Number(b.paid - a.paid)
}
