import { encodeAddress, formatEthereumAddress } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type {
  BridgeBatch,
  BridgeStep,
  GetBridgeBatchRequest,
  GetBridgeBatchResponse,
  GetBridgeDepositRequest,
  GetBridgeDepositResponse,
  GetBridgeWithdrawalRequest,
  GetBridgeWithdrawalResponse,
  ListBridgeBatchesRequest,
  ListBridgeBatchesResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listBatches, listBridgeSteps, type BatchRow } from '#src/queries/bridges/bridge-steps.ts'
import { listDeposits, listWithdrawals } from '#src/queries/bridges/bridge.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { readBridgedDenoms } from './bridged-denoms.ts'
import { listWaiting, readAttestors, readBatchProgress, toStep } from './steps.ts'

const mostClaims = 20

/** @throws Fault `not-found` */
export async function getBridgeDeposit(
  pool: Pool,
  { nonce }: GetBridgeDepositRequest,
): Promise<GetBridgeDepositResponse> {
  const rows = nonce > 0n ? await listDeposits(pool, { nonce }, { limit: mostClaims }) : []
  if (rows.length === 0) throw notFound('bridge.deposit', `The index has no deposit ${nonce}`)
  const [denomOf, attestors, told] = await Promise.all([
    readBridgedDenoms(pool),
    readAttestors(pool),
    listBridgeSteps(pool, nonce, ['attested', 'observed']),
  ])
  const claims = rows.map((row) => ({
    sender: formatEthereumAddress(row.sender.toString('hex')),
    receiver: addressOf(row.receiver),
    denom: denomOf(row.tokenContract),
    amount: row.amount,
    ethereumHeight: row.ethereumHeight,
    isObserved: row.observed !== null,
    steps: told
      .filter(({ attestation }) => attestation === row.attestation)
      .map((step) => toStep(step, attestors)),
  }))
  const steps = claims.flatMap((claim) => claim.steps)
  return {
    claims: claims.toSorted((a, b) => Number(b.isObserved) - Number(a.isObserved)),
    waiting: listWaiting(steps, 'attested', attestors),
    unknown: [],
  }
}

/** @throws Fault `not-found` */
export async function getBridgeWithdrawal(
  pool: Pool,
  { id }: GetBridgeWithdrawalRequest,
): Promise<GetBridgeWithdrawalResponse> {
  const [row] = id > 0n ? await listWithdrawals(pool, { id }, { limit: 1 }) : []
  if (row === undefined) throw notFound('bridge.withdrawal', `The index has no withdrawal ${id}`)
  const attestors = await readAttestors(pool)
  const sender = encodeAddress('inj', row.sender)
  const [batch] = row.batch === null ? [] : await listBatches(pool, { below: row.batch + 1n, limit: 1 })
  const [ended, progress] = await Promise.all([
    listBridgeSteps(pool, id, ['cancelled']),
    batch === undefined
      ? { steps: [], waiting: [] }
      : readBatchProgress(pool, batch.nonce, row.fate === 'batched', attestors),
  ])
  const requested: BridgeStep = {
    what: 'requested',
    account: sender,
    height: row.height,
    time: BigInt(row.time.getTime()),
    transactionHash: (row.hashes[0] ?? '').toUpperCase(),
  }
  const steps = [
    requested,
    ...(batch === undefined ? [] : [madeBy(batch)]),
    ...progress.steps,
    ...ended.map((step) => toStep(step, attestors)),
  ]
  return {
    sender,
    receiver: formatEthereumAddress(row.receiver.toString('hex')),
    denom: row.denom,
    amount: row.amount,
    fee: row.fee,
    state: row.fate,
    batch: row.batch ?? 0n,
    steps: inTime(steps),
    waiting: progress.waiting,
    unknown: [],
  }
}

/** @throws Fault `not-found` */
export async function getBridgeBatch(
  pool: Pool,
  { nonce }: GetBridgeBatchRequest,
): Promise<GetBridgeBatchResponse> {
  const [row] = nonce > 0n ? await listBatches(pool, { below: nonce + 1n, limit: 1 }) : []
  if (row?.nonce !== nonce) throw notFound('bridge.batch', `The index has no batch ${nonce}`)
  const attestors = await readAttestors(pool)
  const { steps, waiting } = await readBatchProgress(pool, nonce, row.state === 'waiting', attestors)
  return { batch: [toBatch(row)], steps: inTime([madeBy(row), ...steps]), waiting }
}

/** @throws Fault `invalid-input` */
export async function listBridgeBatches(
  pool: Pool,
  request: ListBridgeBatchesRequest,
): Promise<ListBridgeBatchesResponse> {
  const limit = readLimit(request.limit)
  const [below] = readCursor(request.cursor, 1) ?? []
  if (below !== undefined && !/^\d{1,18}$/.test(below)) throw notOurs()
  const found = await listBatches(pool, {
    below: below === undefined ? undefined : BigInt(below),
    limit: limit + 1,
  })
  const { lines, next } = cutPage(found, limit, ({ nonce }) => [String(nonce)])
  return { batches: lines.map(toBatch), next }
}

function toBatch(row: BatchRow): BridgeBatch {
  const { nonce, height, timeMs, denom, amount, fee, withdrawals, timeout, confirmations, state } = row
  const account = encodeAddress('inj', row.account)
  const told = { nonce, height, time: timeMs, account, denom: denom ?? '', amount, fee }
  return { ...told, withdrawals, timeout, confirmations, state }
}

function madeBy({ account, height, timeMs, hash }: BatchRow): BridgeStep {
  return {
    what: 'batched',
    account: encodeAddress('inj', account),
    height,
    time: timeMs,
    transactionHash: hash === null ? '' : hash.toUpperCase(),
  }
}

/** As they came, those of one block in the order in which they are given. */
function inTime(steps: readonly BridgeStep[]): BridgeStep[] {
  return steps.toSorted((a, b) => Number(a.height - b.height))
}
