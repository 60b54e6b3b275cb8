import { asFault, invalidInput } from '@injsight/errors'
import type {
  GetBlockProofResponse,
  GetTransactionProofResponse,
  SignedBlock,
  Unshown,
} from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { askCommit, askResult, askTransaction, askValidators } from './ask-node.ts'

type Node = Pick<Host, 'getJson'>

/** @throws Fault, when the node doesn't tell the block */
export async function getBlockProof(node: Node, height: bigint): Promise<GetBlockProofResponse> {
  if (height < 1n) throw invalidInput('block.height', `${height} is the height of no block`)
  return signedBlock(node, height, 'commit')
}

/** @throws Fault `invalid-input`, or when the node doesn't tell the transaction or its block */
export async function getTransactionProof(node: Node, text: string): Promise<GetTransactionProofResponse> {
  const hash = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toUpperCase()
  if (hash === undefined) throw invalidInput('transaction.hash', `“${text.slice(0, 80)}” is no hash`)
  const { height, index, tx, txPath } = await askTransaction(node, hash)
  const [own, next, result] = await Promise.all([
    signedBlock(node, height, 'commit'),
    orUnshown(signedBlock(node, height + 1n, 'result')),
    orUnshown(askResult(node, { height, index })),
  ])
  return {
    block: own.block,
    ...('block' in next && { next: next.block }),
    tx,
    ...(txPath && { txPath }),
    ...('result' in result && result),
    unshown: [
      ...own.unshown,
      ...('unshown' in next ? next.unshown : []),
      ...('unshown' in result ? result.unshown : []),
    ],
  }
}

/** A block with who signed it, which is asked for at the same time. @param step that isn't shown without them */
async function signedBlock(
  node: Node,
  height: bigint,
  step: string,
): Promise<{ block: SignedBlock; unshown: Unshown[] }> {
  const [block, validators] = await Promise.all([
    askCommit(node, height),
    orUnshown(
      askValidators(node, height).then((all) => ({ all })),
      step,
    ),
  ])
  if ('unshown' in validators) return { block, unshown: validators.unshown }
  return { block: { ...block, validators: validators.all }, unshown: [] }
}

async function orUnshown<Told>(
  asked: Promise<Told>,
  step = 'result',
): Promise<Told | { unshown: Unshown[] }> {
  try {
    return await asked
  } catch (error) {
    const fault = asFault(error)
    if (fault.kind === 'bug') throw error
    return { unshown: [{ step, why: 'node', reason: fault.message }] }
  }
}
