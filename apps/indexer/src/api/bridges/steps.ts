import { decodeAddress, encodeAddress } from '@injsight/chain'
import type { BridgeStep } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listAttestors,
  listBridgeSteps,
  listClaimsOfBatch,
  type Attestor,
  type StepRow,
} from '#src/queries/bridges/bridge-steps.ts'

/** Validators of the set, by the accounts that speak for them. */
export type Attestors = { all: readonly string[]; operatorOf: (account: string) => string }

export async function readAttestors(pool: Pool): Promise<Attestors> {
  const attestors = await listAttestors(pool, (operator) =>
    encodeAddress('inj', decodeAddress(operator).bytes),
  )
  const operators = new Map(attestors.map(({ operator, orchestrator }: Attestor) => [orchestrator, operator]))
  return {
    all: attestors.map(({ operator }) => operator),
    operatorOf: (account) => operators.get(account) ?? account,
  }
}

export function toStep(row: StepRow, { operatorOf }: Attestors): BridgeStep {
  return {
    what: row.kind,
    account: row.account === null ? '' : operatorOf(encodeAddress('inj', row.account)),
    height: row.height,
    time: row.timeMs,
    transactionHash: row.hash === null ? '' : row.hash.toUpperCase(),
  }
}

/** Who is still to do what these steps were done by. */
export function listWaiting(steps: readonly BridgeStep[], what: string, { all }: Attestors): string[] {
  const done = new Set(steps.filter((step) => step.what === what).map(({ account }) => account))
  return all.filter((operator) => !done.has(operator))
}

export type Progress = { steps: BridgeStep[]; waiting: string[] }

/** What validators did about a batch once it was made, and who is to do the next. */
export async function readBatchProgress(
  pool: Pool,
  nonce: bigint,
  isOpen: boolean,
  attestors: Attestors,
): Promise<Progress> {
  const [own, claims] = await Promise.all([
    listBridgeSteps(pool, nonce, ['confirmed', 'batch_cancelled']),
    listClaimsOfBatch(pool, nonce),
  ])
  const told = await Promise.all(
    claims.map((claim) => listBridgeSteps(pool, claim, ['attested', 'observed'])),
  )
  const steps = [...own, ...told.flat()].map((row) => toStep(row, attestors))
  const next = told.flat().length > 0 ? 'attested' : 'confirmed'
  return { steps, waiting: isOpen ? listWaiting(steps, next, attestors) : [] }
}
