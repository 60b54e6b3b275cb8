import {
  GetPeggyDepositTxsResponse,
  GetPeggyWithdrawalTxsResponse,
  type GetPeggyDepositTxsRequest,
  type GetPeggyWithdrawalTxsRequest,
  type PeggyDepositTx,
  type PeggyWithdrawalTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { decodeAddress, encodeAddress, formatEthereumAddress, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import {
  listDeposits,
  listWithdrawals,
  type DepositRow,
  type WithdrawalRow,
} from '#src/queries/bridges/bridge.ts'
import { addressOf } from '../address-of.ts'
import { readBridgedDenoms } from '../bridges/bridged-denoms.ts'
import { formatHash, formatTime } from './format.ts'
import { deepestSkip, readLimit, readSkip } from './read-request.ts'

/** Transfers over the bridge to Ethereum. */
export function createBridgeMethods({ pool }: { pool: Pool }) {
  return {
    async getPeggyDepositTxs({ sender, receiver, limit, skip }: GetPeggyDepositTxsRequest) {
      const filter = {
        ...(sender !== '' && { sender: readEthereum(sender) }),
        ...(receiver !== '' && { receiver: readBytes(receiver) }),
      }
      const page = { limit: readLimit(limit), skip: readSkip(skip, deepestSkip, older('deposits')) }
      const [rows, denomOf] = await Promise.all([listDeposits(pool, filter, page), readBridgedDenoms(pool)])
      return GetPeggyDepositTxsResponse.create({ field: rows.map((row) => writeDeposit(row, denomOf)) })
    },
    async getPeggyWithdrawalTxs({ sender, receiver, limit, skip }: GetPeggyWithdrawalTxsRequest) {
      const filter = {
        ...(sender !== '' && { sender: readBytes(sender) }),
        ...(receiver !== '' && { receiver: readEthereum(receiver) }),
      }
      const page = { limit: readLimit(limit), skip: readSkip(skip, deepestSkip, older('withdrawals')) }
      const rows = await listWithdrawals(pool, filter, page)
      return GetPeggyWithdrawalTxsResponse.create({ field: rows.map(writeWithdrawal) })
    },
  }
}

/** What to ask instead for what lies deeper. */
function older(list: 'deposits' | 'withdrawals'): string {
  return `page through /injsight/v1/bridge/${list} by cursor`
}

// The numbers of the chain's enum ClaimType.
const [depositClaim, withdrawalClaim] = [1, 2]

/** The words of the public service for how far a transfer is: on the way to one of the chains, or over. */
const states = {
  pending: 'InjectiveConfirming',
  batched: 'EthereumConfirming',
  executed: 'Completed',
  cancelled: 'Cancelled',
}

/** It is over as soon as enough validators have told of it. */
function writeDeposit(row: DepositRow, denomOf: (contract: Buffer) => string): PeggyDepositTx {
  return {
    sender: formatEthereumAddress(row.sender.toString('hex')),
    receiver: addressOf(row.receiver),
    eventNonce: row.nonce,
    eventHeight: row.ethereumHeight,
    amount: row.amount,
    denom: denomOf(row.tokenContract),
    orchestratorAddress: encodeAddress('inj', row.orchestrator),
    state: row.observed === null ? states.pending : states.executed,
    claimType: depositClaim,
    txHashes: row.hashes.map(formatHash),
    createdAt: formatMoment(row.time),
    updatedAt: formatMoment(row.observed ?? row.time),
  }
}

function writeWithdrawal(row: WithdrawalRow): PeggyWithdrawalTx {
  return {
    sender: encodeAddress('inj', row.sender),
    receiver: formatEthereumAddress(row.receiver.toString('hex')),
    amount: row.amount,
    denom: row.denom,
    bridgeFee: row.fee,
    outgoingTxId: row.id,
    batchTimeout: row.batchTimeout ?? 0n,
    batchNonce: row.batch ?? 0n,
    orchestratorAddress: addressOf(row.orchestrator),
    eventNonce: row.eventNonce ?? 0n,
    eventHeight: row.eventHeight ?? 0n,
    state: states[row.fate],
    claimType: row.eventNonce === null ? 0 : withdrawalClaim,
    txHashes: row.hashes.map(formatHash),
    createdAt: formatMoment(row.time),
    updatedAt: formatMoment(row.updated),
  }
}

function formatMoment(time: Date): string {
  return formatTime(BigInt(time.getTime()))
}

function readEthereum(text: string): Buffer {
  const [, digits] = /^(?:0x)?([0-9a-f]{40})$/i.exec(text.trim()) ?? []
  if (digits !== undefined) return Buffer.from(digits, 'hex')
  throw invalidInput('address.ethereum', `"${text.slice(0, 80)}" is no address of Ethereum`)
}

function readBytes(text: string): Uint8Array {
  return decodeAddress(readAccount(text)).bytes
}
