import type { Plan } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/upgrade_pb'
import type { GetUpgradeResponse } from '@injsight/injsight-v1'
import { readListedUpgrade, type UpgradeConfig } from './read-listed.ts'
import { toUpgrade } from './to-upgrade.ts'

type Sources = {
  chainId: string
  fetchPlan: () => Promise<Plan | undefined>
  fetchList: () => Promise<UpgradeConfig>
}

const mainnet = 'injective-1'

/**
 * Either of the two is enough. The list is that of mainnet alone.
 *
 * @throws Fault of the chain, where neither tells
 */
export async function getUpgrade({ chainId, fetchPlan, fetchList }: Sources): Promise<GetUpgradeResponse> {
  const [plan, list] = await Promise.allSettled([fetchPlan(), chainId === mainnet ? fetchList() : undefined])
  const config = list.status === 'fulfilled' ? list.value : undefined
  if (plan.status === 'rejected' && config === undefined) throw plan.reason
  const planned = plan.status === 'fulfilled' ? plan.value : undefined
  const upgrade = toUpgrade(planned, config && readListedUpgrade(config))
  return upgrade === undefined ? {} : { upgrade }
}
