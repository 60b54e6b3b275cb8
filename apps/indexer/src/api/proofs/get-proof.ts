import { badChainData, notFound } from '@injsight/errors'
import type {
  GetBlockProofResponse,
  GetTransactionProofResponse,
  SignedBlock,
  Unshown,
} from '@injsight/injsight-v1'
import { encodeResult, readResult, txHash } from '@injsight/light-client'
import type { RpcCommit } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { listToldBlocks, type ToldBlock } from '#src/queries/blocks/told-blocks.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { noBlock, readHash } from '../read-place.ts'
import type { ProofNode, Said } from './ask-node.ts'
import { toCommit, toHeader, toPath, toResult, toValidator } from './to-messages.ts'

type Sources = { pool: Pool; node: ProofNode }

/** @throws Fault `not-found` */
export async function getBlockProof(sources: Sources, height: bigint): Promise<GetBlockProofResponse> {
  const told = await listToldBlocks(sources.pool, [height, height + 1n])
  const block = told.get(height)
  if (block === undefined) throw await noBlock(sources.pool, height)
  const { signed, unshown } = await signedBlock(sources.node, block, told.get(height + 1n), 'commit')
  return { block: signed, unshown }
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getTransactionProof(
  sources: Sources,
  text: string,
): Promise<GetTransactionProofResponse> {
  const sequence = await findSequenceOfHash(sources.pool, readHash(text))
  if (sequence === undefined) throw notFound('transaction', `There is no transaction ${text} in the index`)
  const [height, place] = [heightOf(sequence), indexOf(sequence)]
  const told = await listToldBlocks(sources.pool, [height, height + 1n, height + 2n])
  const block = told.get(height)
  if (block === undefined) throw await noBlock(sources.pool, height)
  const next = told.get(height + 1n)
  const [own, after] = await Promise.all([
    signedBlock(sources.node, block, next, 'commit'),
    next && signedBlock(sources.node, next, told.get(height + 2n), 'result'),
  ])
  return {
    block: own.signed,
    ...(after && { next: after.signed }),
    ...ofTransaction(block, place),
    unshown: [...own.unshown, ...(after?.unshown ?? [noNext])],
  }
}

const noNext: Unshown = {
  step: 'result',
  why: 'next',
  reason: 'The result is sealed by the next block, which the index does not have yet',
}

/** A block with who signed it: told by the next block, or by the node where there is none yet. */
async function signedBlock(
  node: ProofNode,
  { block: { block_id, block } }: ToldBlock,
  next: ToldBlock | undefined,
  step: string,
): Promise<{ signed: SignedBlock; unshown: Unshown[] }> {
  const height = BigInt(block.header.height)
  const [commit, validators] = await Promise.all([
    commitIn(next) ?? node.commitOf(height),
    node.validatorsOf(height, block.header.validators_hash),
  ])
  const missing = commit.missing ?? validators.missing
  return {
    signed: {
      hash: block_id.hash,
      header: toHeader(block.header),
      ...(commit.value && { commit: toCommit(commit.value) }),
      validators: validators.value?.map(toValidator) ?? [],
    },
    unshown: missing === undefined ? [] : [{ step, why: 'node', reason: missing }],
  }
}

function commitIn(next: ToldBlock | undefined): Said<RpcCommit> | undefined {
  const commit = next?.block.block.last_commit
  return commit ? { value: commit } : undefined
}

function ofTransaction({ block: { block }, results: { txs_results } }: ToldBlock, place: number) {
  const txs = block.data.txs ?? []
  const results = txs_results ?? []
  const [tx, result] = [txs[place], results[place]]
  if (tx === undefined || result === undefined)
    throw badChainData(
      'block.results',
      `Block ${block.header.height} has no transaction ${place} with its result`,
    )
  return {
    tx,
    txPath: toPath(
      txs.map((one) => txHash(Buffer.from(one, 'base64'))),
      place,
    ),
    result: toResult(result),
    resultPath: toPath(
      results.map((one) => encodeResult(readResult(one))),
      place,
    ),
  }
}
