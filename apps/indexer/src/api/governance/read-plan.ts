import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import {
  MsgCancelUpgrade,
  MsgSoftwareUpgrade,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/tx_pb.js'
import {
  CancelSoftwareUpgradeProposal,
  SoftwareUpgradeProposal,
  type Plan,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/upgrade_pb.js'

/** What a message of a proposal makes of the chain's plan to upgrade: another, `none`, or nothing (undefined). */
export function readPlan({ type, value }: { type: string; value: Uint8Array }): Plan | 'none' | undefined {
  switch (type.slice(1)) {
    case MsgSoftwareUpgrade.typeName:
      return MsgSoftwareUpgrade.fromBinary(value).plan
    case SoftwareUpgradeProposal.typeName:
      return SoftwareUpgradeProposal.fromBinary(value).plan
    case MsgCancelUpgrade.typeName:
    case CancelSoftwareUpgradeProposal.typeName:
      return 'none'
    case MsgExecLegacyContent.typeName: {
      const { content } = MsgExecLegacyContent.fromBinary(value)
      return content === undefined ? undefined : readPlan({ type: content.typeUrl, value: content.value })
    }
    default:
      return undefined
  }
}
