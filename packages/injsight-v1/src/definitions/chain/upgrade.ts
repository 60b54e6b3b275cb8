import { flag, message, optional, text, whole, type Of } from '../../define.ts'

export type ChainUpgrade = Of<typeof ChainUpgrade>
export const ChainUpgrade = message('ChainUpgrade', 'a new version of the chain’s program, and its block', {
  height: whole(1, 'height of the first block that the new version makes'),
  name: text(2, 'what the chain calls it; empty where a list alone tells of it'),
  proposalId: whole(3, 'number of the proposal that decided it; 0 where not known'),
  title: text(4, 'what it is, in the words of its proposal or of the list; may be empty'),
  announced: flag(5, 'true when it is to be told before it happens'),
  closes: flag(6, 'true when a site that asks this source is to be closed while it happens'),
})

export type GetUpgradeRequest = Of<typeof GetUpgradeRequest>
export const GetUpgradeRequest = message('GetUpgradeRequest', 'asks for nothing in particular', {})

export type GetUpgradeResponse = Of<typeof GetUpgradeResponse>
export const GetUpgradeResponse = message('GetUpgradeResponse', 'the upgrade that was decided last', {
  upgrade: optional(
    1,
    'be it to come or done; absent when there is none, or it was called off',
    ChainUpgrade,
  ),
})
