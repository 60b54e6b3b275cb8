import {
  BatchExchangeModificationProposal as BatchV1,
  DenomMinNotionalProposal as MinNotionalV1,
  ExchangeEnableProposal as EnableV1,
  TradingRewardPendingPointsUpdateProposal as PointsV1,
  UpdateDenomDecimalsProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/proposal_pb.js'
import { MsgBatchExchangeModification as MsgBatchV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  BatchExchangeModificationProposal,
  DenomMinNotionalProposal,
  ExchangeEnableProposal,
  TradingRewardPendingPointsUpdateProposal,
  UpdateAuctionExchangeTransferDenomDecimalsProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/proposal_pb.js'
import {
  MsgBatchExchangeModification,
  MsgExchangeEnable,
  MsgTradingRewardPendingPointsUpdate,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import { putDecimals, putMinNotional } from './markets/denoms.ts'
import { readAccountAddress } from './read-values.ts'
import { rewardPoints } from './fees/rewards.ts'
import { putSetting } from './settings.ts'

// Only what no event tells; what else proposals change is told by the exchange itself.

type Decimals = { denomDecimals: { denom: string; decimals: bigint }[] }
type MinNotionals = { denomMinNotionals: { denom: string; minNotional: string }[] }
type Points = {
  pendingPoolTimestamp: bigint
  rewardPointUpdates: { accountAddress: string; newPoints: string }[]
}

async function setDecimals(state: State, { denomDecimals }: Decimals): Promise<void> {
  for (const { denom, decimals } of denomDecimals) await putDecimals(state, denom, decimals)
}

async function setMinNotionals(state: State, { denomMinNotionals }: MinNotionals): Promise<void> {
  for (const { denom, minNotional } of denomMinNotionals) {
    await putMinNotional(state, denom, BigInt(minNotional))
  }
}

/** Points that wait to be paid can only become fewer. */
async function setPoints(state: State, { pendingPoolTimestamp, rewardPointUpdates }: Points): Promise<void> {
  for (const { accountAddress, newPoints } of rewardPointUpdates) {
    const key = { pool: pendingPoolTimestamp, account: state.account(readAccountAddress(accountAddress)) }
    const before = await state.find(rewardPoints, key)
    const points = BigInt(newPoints)
    if (before !== undefined && points < before.points) state.put(rewardPoints, { ...key, points })
  }
}

const spotExchange = 1
const derivativesExchange = 2

function enable(state: State, { exchangeType }: { exchangeType: number }): void {
  if (exchangeType === spotExchange) putSetting(state, 'is_spot_exchange_enabled', true)
  if (exchangeType === derivativesExchange) putSetting(state, 'is_derivatives_exchange_enabled', true)
}

type Batch = {
  denomDecimalsUpdateProposal?: Decimals | undefined
  auctionExchangeTransferDenomDecimalsUpdateProposal?: Decimals | undefined
  denomMinNotionalProposal?: MinNotionals | undefined
}

async function runBatch(state: State, batch: Batch): Promise<void> {
  const decimals =
    batch.denomDecimalsUpdateProposal ?? batch.auctionExchangeTransferDenomDecimalsUpdateProposal
  if (decimals !== undefined) await setDecimals(state, decimals)
  if (batch.denomMinNotionalProposal !== undefined) {
    await setMinNotionals(state, batch.denomMinNotionalProposal)
  }
}

const contents = new Map<string, (state: State, value: Uint8Array) => Promise<void> | void>()

function onContent<Content extends object>(
  type: MessageType<Content>,
  run: (state: State, content: Content) => Promise<void> | void,
): void {
  contents.set(`/${type.typeName}`, (state, value) => run(state, type.fromBinary(value)))
}

onContent(UpdateDenomDecimalsProposal, setDecimals)
onContent(UpdateAuctionExchangeTransferDenomDecimalsProposal, setDecimals)
onContent(MinNotionalV1, setMinNotionals)
onContent(DenomMinNotionalProposal, setMinNotionals)
onContent(PointsV1, setPoints)
onContent(TradingRewardPendingPointsUpdateProposal, setPoints)
onContent(EnableV1, enable)
onContent(ExchangeEnableProposal, enable)
onContent(BatchV1, runBatch)
onContent(BatchExchangeModificationProposal, runBatch)

/** Does what a proposal of the old form says, when governance has executed it. */
export async function runContent(state: State, typeUrl: string, value: Uint8Array): Promise<void> {
  await contents.get(typeUrl)?.(state, value)
}

export const proposalMessages = [
  onProposal(MsgBatchV1, runBatch),
  onProposal(MsgBatchExchangeModification, runBatch),
  onProposal(MsgExchangeEnable, enable),
  onProposal(MsgTradingRewardPendingPointsUpdate, setPoints),
]

function onProposal<Proposal extends object>(
  type: MessageType<{ sender: string; proposal?: Proposal }>,
  run: (state: State, proposal: Proposal) => Promise<void> | void,
) {
  return onMessage(type, ({ proposal }, state) => (proposal === undefined ? undefined : run(state, proposal)))
}
