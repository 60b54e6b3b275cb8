/** `json/config/chainUpgrade.json` of the content host, as it was read. */
export type UpgradeConfig = {
  proposalId: number
  message: string
  height: number
  disableMaintenance: boolean
}

/** What the network's list says of the upgrade that is to come, or came last. */
export type ListedUpgrade = {
  height: bigint
  proposalId: bigint
  message: string
  /** Nothing is to be announced or closed for it. */
  isMaintenanceDisabled: boolean
}

/** undefined for a list that doesn't say which proposal, which block and in words what: a site would be closed for it. */
export function readListedUpgrade(config: UpgradeConfig): ListedUpgrade | undefined {
  const { proposalId, message, height, disableMaintenance } = config
  if (proposalId <= 0 || height <= 0 || message.trim() === '') return undefined
  return {
    height: BigInt(height),
    proposalId: BigInt(proposalId),
    message: message.trim(),
    isMaintenanceDisabled: disableMaintenance,
  }
}
