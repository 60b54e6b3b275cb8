import type {
  PeggyDepositTx,
  PeggyWithdrawalTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { notFound } from '@injsight/errors'
import type { BridgeStep, GetBridgeDepositResponse, GetBridgeWithdrawalResponse } from '@injsight/injsight-v1'
import { hashOf } from '../../shapes/hash-of.ts'
import type { EthereumContracts } from '../../ethereum/contracts.ts'
import { toKnownDeposit } from '../../shapes/bridge-transfers.ts'
import type { Host } from '../../upstream/host.ts'
import { readTime } from '../to-head.ts'
import { findNumbered } from './find-numbered.ts'

type Explorer = Pick<Host, 'transport'>

/** Whoever took part later stands in hashes of which nobody says what they are. */
const unknown = ['steps']

/** A deposit out of the explorer's list, by the number of its event. @throws Fault `not-found` */
export async function getBridgeDeposit(
  { transport }: Explorer,
  nonce: bigint,
  contracts: EthereumContracts,
): Promise<GetBridgeDepositResponse> {
  const explorer = new InjectiveExplorerRPCClient(transport)
  const found = await findNumbered<PeggyDepositTx>(
    {
      ask: async ({ skip, limit }) =>
        (await explorer.getPeggyDepositTxs({ sender: '', receiver: '', limit, skip: BigInt(skip) }).response)
          .field,
      numberOf: ({ eventNonce }) => eventNonce,
    },
    nonce,
  )
  if (found === undefined) throw notFound('bridge.deposit', `The explorer lists no deposit ${nonce}`)
  const told = toKnownDeposit(found, contracts)
  const { sender, receiver, denom, amount, eventHeight: ethereumHeight, state } = told
  const step = toStep('attested', found.orchestratorAddress, found)
  return {
    claims: [
      { sender, receiver, denom, amount, ethereumHeight, isObserved: state === 'Completed', steps: [step] },
    ],
    waiting: [],
    unknown,
  }
}

const fates: Readonly<Record<string, string>> = {
  InjectiveConfirming: 'pending',
  EthereumConfirming: 'batched',
  Completed: 'executed',
  Cancelled: 'cancelled',
}

/** A withdrawal out of the explorer's list, by its number. @throws Fault `not-found` */
export async function getBridgeWithdrawal(
  { transport }: Explorer,
  id: bigint,
): Promise<GetBridgeWithdrawalResponse> {
  const explorer = new InjectiveExplorerRPCClient(transport)
  const found = await findNumbered<PeggyWithdrawalTx>(
    {
      ask: async ({ skip, limit }) =>
        (
          await explorer.getPeggyWithdrawalTxs({ sender: '', receiver: '', limit, skip: BigInt(skip) })
            .response
        ).field,
      numberOf: ({ outgoingTxId }) => outgoingTxId,
    },
    id,
  )
  if (found === undefined) throw notFound('bridge.withdrawal', `The explorer lists no withdrawal ${id}`)
  const { sender, receiver, denom, amount, bridgeFee: fee, batchNonce: batch, state } = found
  return {
    sender,
    receiver,
    denom,
    amount,
    fee,
    state: fates[state] ?? 'pending',
    batch,
    steps: [toStep('requested', sender, found)],
    waiting: [],
    unknown,
  }
}

type Told = Pick<PeggyDepositTx, 'txHashes' | 'createdAt'>

function toStep(what: string, account: string, { txHashes: [hash = ''], createdAt }: Told): BridgeStep {
  const time = readTime({ blockUnixTimestamp: 0n, timestamp: createdAt })
  return { what, account, height: 0n, time, transactionHash: hashOf(hash) }
}
