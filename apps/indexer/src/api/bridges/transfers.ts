import { encodeAddress, formatEthereumAddress } from '@injsight/chain'
import type {
  ListBridgeDepositsRequest,
  ListBridgeDepositsResponse,
  ListBridgeWithdrawalsRequest,
  ListBridgeWithdrawalsResponse,
  ListedBridgeDeposit,
  ListedBridgeWithdrawal,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listDeposits,
  listWithdrawals,
  type BridgePlace,
  type DepositRow,
  type WithdrawalRow,
} from '#src/queries/bridges/bridge.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, readChainPlace, readLimit } from '../accounts/read-page.ts'
import { readBridgedDenoms } from './bridged-denoms.ts'

/** @throws Fault `invalid-input` */
export async function listBridgeDeposits(
  pool: Pool,
  request: ListBridgeDepositsRequest,
): Promise<ListBridgeDepositsResponse> {
  const limit = readLimit(request.limit)
  const page = { limit: limit + 1, before: readPlace(request.cursor) }
  const [found, denomOf] = await Promise.all([listDeposits(pool, {}, page), readBridgedDenoms(pool)])
  const { lines, next } = cutPage(found, limit, placeOf)
  return { deposits: lines.map((row) => toDeposit(row, denomOf)), next }
}

/** @throws Fault `invalid-input` */
export async function listBridgeWithdrawals(
  pool: Pool,
  request: ListBridgeWithdrawalsRequest,
): Promise<ListBridgeWithdrawalsResponse> {
  const limit = readLimit(request.limit)
  const found = await listWithdrawals(pool, {}, { limit: limit + 1, before: readPlace(request.cursor) })
  const { lines, next } = cutPage(found, limit, placeOf)
  return { withdrawals: lines.map(toWithdrawal), next }
}

function toDeposit(row: DepositRow, denomOf: (contract: Buffer) => string): ListedBridgeDeposit {
  const { nonce, height, time, amount, ethereumHeight, observed } = row
  return {
    nonce,
    height,
    time: BigInt(time.getTime()),
    account: encodeAddress('inj', row.orchestrator),
    sender: formatEthereumAddress(row.sender.toString('hex')),
    receiver: addressOf(row.receiver),
    denom: denomOf(row.tokenContract),
    amount,
    ethereumHeight,
    isObserved: observed !== null,
    updated: BigInt((observed ?? time).getTime()),
    transactionHashes: row.hashes.map((hash) => hash.toUpperCase()),
  }
}

function toWithdrawal(row: WithdrawalRow): ListedBridgeWithdrawal {
  const { id, height, time, denom, amount, fee, fate: state, updated, batch, batchTimeout } = row
  return {
    id,
    height,
    time: BigInt(time.getTime()),
    sender: encodeAddress('inj', row.sender),
    receiver: formatEthereumAddress(row.receiver.toString('hex')),
    denom,
    amount,
    fee,
    state,
    updated: BigInt(updated.getTime()),
    batch: batch ?? 0n,
    batchTimeout: batchTimeout ?? 0n,
    transactionHashes: row.hashes.map((hash) => hash.toUpperCase()),
  }
}

function placeOf({ height, place }: BridgePlace): string[] {
  return [String(height), String(place)]
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): BridgePlace | undefined {
  return readChainPlace(cursor, (height, place) => ({ height, place }))
}
