import type { Plan } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/upgrade_pb'
import type { ChainUpgrade } from '@injsight/injsight-v1'
import type { ListedUpgrade } from './read-listed.ts'

/**
 * The upgrade, by the chain's own plan and by the network's list. The plan is surer of what comes; what came is in the
 * list alone, since the chain forgets its plan when it is carried out. Only the list may close a site.
 */
export function toUpgrade(
  plan: Plan | undefined,
  listed: ListedUpgrade | undefined,
): ChainUpgrade | undefined {
  const isSame = plan !== undefined && listed !== undefined && plan.height === listed.height
  const told = plan === undefined || isSame ? listed : undefined
  const height = plan?.height ?? listed?.height
  if (height === undefined || height <= 0n) return undefined
  const closes = told !== undefined && !told.isMaintenanceDisabled
  return {
    height,
    name: plan?.name ?? '',
    proposalId: told?.proposalId ?? 0n,
    title: told?.message ?? '',
    announced: plan !== undefined || closes,
    closes,
  }
}
