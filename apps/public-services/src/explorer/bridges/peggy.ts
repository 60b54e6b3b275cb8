import type {
  PeggyDepositTx,
  PeggyWithdrawalTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { notFound } from '@injsight/errors'
import type {
  BridgeStep,
  GetBridgeDepositResponse,
  GetBridgeWithdrawalResponse,
  ListBridgeDepositsRequest,
  ListBridgeDepositsResponse,
  ListBridgeWithdrawalsRequest,
  ListBridgeWithdrawalsResponse,
  ListedBridgeDeposit,
  ListedBridgeWithdrawal,
} from '@injsight/injsight-v1'
import { hashOf } from '../../shapes/hash-of.ts'
import type { EthereumContracts } from '../../ethereum/contracts.ts'
import { toKnownDeposit } from '../../shapes/bridge-transfers.ts'
import { mergePages } from '../../trading/merge-pages.ts'
import type { Host } from '../../upstream/host.ts'
import { readTime } from '../to-head.ts'
import { findNumbered } from './find-numbered.ts'

type Explorer = Pick<Host, 'transport'>

/** Whoever took part later stands in hashes of which nobody says what they are. */
const unknown = ['steps']

/** What came from Ethereum, as far back as the explorer tells it. @throws Fault `invalid-input` */
export async function listBridgeDeposits(
  host: Explorer,
  request: ListBridgeDepositsRequest,
  contracts: EthereumContracts,
): Promise<ListBridgeDepositsResponse> {
  const ask = askDeposits(host)
  const list = async ({ skip, limit }: Skip) =>
    (await ask({ skip: Number(skip), limit })).map((one) => toDeposit(toKnownDeposit(one, contracts)))
  const { lines, next } = await mergePages([list], request)
  return { deposits: lines, next }
}

/** What went to Ethereum, as far back as the explorer tells it. @throws Fault `invalid-input` */
export async function listBridgeWithdrawals(
  host: Explorer,
  request: ListBridgeWithdrawalsRequest,
): Promise<ListBridgeWithdrawalsResponse> {
  const ask = askWithdrawals(host)
  const list = async ({ skip, limit }: Skip) => (await ask({ skip: Number(skip), limit })).map(toWithdrawal)
  const { lines, next } = await mergePages([list], request)
  return { withdrawals: lines, next }
}

/** A deposit out of the explorer's list, by the number of its event. @throws Fault `not-found` */
export async function getBridgeDeposit(
  host: Explorer,
  nonce: bigint,
  contracts: EthereumContracts,
): Promise<GetBridgeDepositResponse> {
  const found = await findNumbered(
    { ask: askDeposits(host), numberOf: ({ eventNonce }) => eventNonce },
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

type Skip = { skip: bigint; limit: number }

function askDeposits({ transport }: Explorer) {
  const explorer = new InjectiveExplorerRPCClient(transport)
  return async ({ skip, limit }: { skip: number; limit: number }) => {
    const asked = { sender: '', receiver: '', limit, skip: BigInt(skip) }
    return (await explorer.getPeggyDepositTxs(asked).response).field
  }
}

function askWithdrawals({ transport }: Explorer) {
  const explorer = new InjectiveExplorerRPCClient(transport)
  return async ({ skip, limit }: { skip: number; limit: number }) => {
    const asked = { sender: '', receiver: '', limit, skip: BigInt(skip) }
    return (await explorer.getPeggyWithdrawalTxs(asked).response).field
  }
}

function toDeposit(told: PeggyDepositTx): ListedBridgeDeposit {
  const { eventNonce: nonce, sender, receiver, denom, amount, eventHeight: ethereumHeight } = told
  const isObserved = told.state === 'Completed'
  const listed = { nonce, account: told.orchestratorAddress, sender, receiver, denom, amount, ethereumHeight }
  return { ...listed, isObserved, ...whereOf(told) }
}

function toWithdrawal(told: PeggyWithdrawalTx): ListedBridgeWithdrawal {
  const { outgoingTxId: id, sender, receiver, denom, amount, bridgeFee: fee, state } = told
  const listed = { id, sender, receiver, denom, amount, fee, state: fates[state] ?? 'pending' }
  return { ...listed, batch: told.batchNonce, batchTimeout: told.batchTimeout, ...whereOf(told) }
}

/** The explorer tells transactions and times, and no heights. */
function whereOf({ txHashes, createdAt, updatedAt }: PeggyDepositTx | PeggyWithdrawalTx) {
  const [time, updated] = [timeOf(createdAt), timeOf(updatedAt)]
  // What nothing has happened to since was updated in Go's year 1.
  return {
    height: 0n,
    time,
    updated: updated > time ? updated : time,
    transactionHashes: txHashes.map(hashOf),
  }
}

const fates: Readonly<Record<string, string>> = {
  InjectiveConfirming: 'pending',
  EthereumConfirming: 'batched',
  Completed: 'executed',
  Cancelled: 'cancelled',
}

/** A withdrawal out of the explorer's list, by its number. @throws Fault `not-found` */
export async function getBridgeWithdrawal(host: Explorer, id: bigint): Promise<GetBridgeWithdrawalResponse> {
  const found = await findNumbered(
    { ask: askWithdrawals(host), numberOf: ({ outgoingTxId }) => outgoingTxId },
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
  return { what, account, height: 0n, time: timeOf(createdAt), transactionHash: hashOf(hash) }
}

function timeOf(timestamp: string): bigint {
  return readTime({ blockUnixTimestamp: 0n, timestamp })
}
