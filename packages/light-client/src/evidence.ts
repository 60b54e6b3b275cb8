import { Fault } from '@injsight/errors'
import { commitHash, readCommit } from './block.ts'
import { txHash } from './data-hash.ts'
import { headerHash, readHeader, type Header } from './header.ts'
import { rootAbove } from './merkle.ts'
import { findMismatch, toHex, type Mismatch } from './mismatch.ts'
import { readBase64, readBytes, readInteger, readObject, type Fields } from './read-json.ts'
import { encodeResult, readResult } from './results.ts'
import { readValidators } from './validators.ts'
import { verifyCommit, type VerifiedCommit } from './verify-commit.ts'

/** One step of a proof: whether it holds, and by what. */
export type Step = {
  name: 'header' | 'commit' | 'inclusion' | 'result'
  /** `unknown` when what it needs isn't there. */
  state: 'holds' | 'fails' | 'unknown'
  /** What was computed, upper-case hex. */
  hash?: string
  signatures?: Omit<VerifiedCommit, 'mismatch'>
  /** Hashes on the way up to the root. */
  path?: number
  mismatch?: Mismatch
}

/** What a page shows, and the evidence must be about. */
export type Shown = {
  height: bigint
  /** Of the block, or of the transaction; upper-case hex. */
  hash: string
  /** Of the transaction's result. */
  code?: number
}

/**
 * Checks the evidence for a block, as injsight.v1 `GetBlockProof` answers it in JSON: its header is what its hash
 * says, and its validators have signed it.
 */
export async function verifyBlockEvidence(evidence: unknown, shown: Shown): Promise<Step[]> {
  return verifyBlock(evidence, [['block', shown.hash]], shown)
}

/**
 * Checks the evidence for a transaction, as injsight.v1 `GetTransactionProof` answers it in JSON: besides the steps of
 * its block, that it stands in the block and that its result stands in the next header, signed as well.
 */
export async function verifyTransactionEvidence(evidence: unknown, shown: Shown): Promise<Step[]> {
  return [
    ...(await verifyBlock(evidence, [], shown)),
    await step('inclusion', () => verifyPlace(evidence, shown)),
    await step('result', () => verifyResult(evidence, shown)),
  ]
}

async function verifyBlock(
  evidence: unknown,
  hashes: [string, string][],
  { height }: Shown,
): Promise<Step[]> {
  const header = await step('header', () => {
    const block = blockOf(evidence, 'block')
    if (block.header === undefined) return undefined
    const computed = headerHash(block.header)
    const told = [['block', block.hash] as const, ...hashes]
    const hash = toHex(computed)
    const wrong = told.find(([, expected]) => expected.toUpperCase() !== hash)
    return {
      hash,
      mismatch:
        findMismatch([['height', height, block.header.height]]) ??
        (wrong && { what: wrong[0], expected: wrong[1], came: hash }),
    }
  })
  return [header, await step('commit', () => verifySigned(evidence, 'block'))]
}

async function verifySigned(evidence: unknown, name: 'block' | 'next') {
  const block = blockOf(evidence, name)
  if (block.header === undefined || block.commit === undefined || block.validators.length === 0)
    return undefined
  const { mismatch, ...signatures } = await verifyCommit(block.header, block.commit, block.validators)
  // The votes of this block are what the next header seals, those of the absent too.
  const next = name === 'block' ? blockOf(evidence, 'next').header : undefined
  const sealed = next && findMismatch([['sealed', next.lastCommitHash, commitHash(block.commit)]])
  return { signatures, hash: toHex(block.commit.blockId.hash), mismatch: mismatch ?? sealed }
}

function verifyPlace(evidence: unknown, { hash }: Shown): Outcome {
  const { header } = blockOf(evidence, 'block')
  const fields = readObject(evidence, 'evidence')
  if (header === undefined || !fields['tx']) return undefined
  const own = txHash(readBase64(fields['tx'], 'tx'))
  const wrong =
    toHex(own) === hash.toUpperCase() ? undefined : { what: 'tx', expected: hash, came: toHex(own) }
  return wrong ? { mismatch: wrong } : climbTo(header.dataHash, own, fields['tx_path'])
}

async function verifyResult(evidence: unknown, { code }: Shown): Promise<Outcome> {
  const { header } = blockOf(evidence, 'block')
  const next = blockOf(evidence, 'next')
  const signed = await verifySigned(evidence, 'next')
  const fields = readObject(evidence, 'evidence')
  if (header === undefined || next.header === undefined || signed === undefined || !fields['result'])
    return undefined
  const result = readResult(fields['result'])
  const climbed = climbTo(next.header.lastResultsHash, encodeResult(result), fields['result_path'])
  return {
    ...climbed,
    signatures: signed.signatures,
    mismatch:
      climbed.mismatch ??
      findMismatch([
        ['code', BigInt(code ?? 0), result.code],
        ['nextHeight', header.height + 1n, next.header.height],
        ['next', headerHash(next.header), readBytes(next, 'hash')],
        ['parent', headerHash(header), next.header.lastBlockId.hash],
        ['nextValidators', header.nextValidatorsHash, next.header.validatorsHash],
      ]) ??
      samePlace(fields) ??
      signed.mismatch,
  }
}

/** A result is the one of the transaction that stands at the same place. */
function samePlace(fields: Fields): Mismatch | undefined {
  const [tx, result] = [
    readObject(fields['tx_path'], 'tx_path'),
    readObject(fields['result_path'], 'result_path'),
  ]
  return findMismatch([
    ['place', readInteger(tx, 'index'), readInteger(result, 'index')],
    ['place', readInteger(tx, 'total'), readInteger(result, 'total')],
  ])
}

function climbTo(root: Uint8Array, leaf: Uint8Array, json: unknown) {
  const path = readObject(json, 'path')
  const aunts = (Array.isArray(path['aunts']) ? (path['aunts'] as unknown[]) : []).map((aunt) =>
    readBase64(aunt, 'aunts'),
  )
  const place = { index: Number(readInteger(path, 'index')), total: Number(readInteger(path, 'total')) }
  const found = rootAbove(leaf, { ...place, aunts }) ?? new Uint8Array()
  return { hash: toHex(found), path: aunts.length, mismatch: findMismatch([['root', root, found]]) }
}

type Outcome = (Omit<Step, 'name' | 'state' | 'mismatch'> & { mismatch?: Mismatch | undefined }) | undefined

async function step(name: Step['name'], check: () => Outcome | Promise<Outcome>): Promise<Step> {
  const outcome = await outcomeOf(check)
  if (outcome === undefined) return { name, state: 'unknown' }
  const { mismatch, ...rest } = outcome
  return mismatch === undefined
    ? { name, state: 'holds', ...rest }
    : { name, state: 'fails', ...rest, mismatch }
}

/** Evidence that can't be read proves nothing, and is no reason to break off. */
async function outcomeOf(check: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { mismatch: { what: 'unreadable', expected: '', came: error.message } }
  }
}

function blockOf(evidence: unknown, name: 'block' | 'next') {
  const json = readObject(evidence, 'evidence')[name]
  const block = json === undefined || json === null ? {} : readObject(json, name)
  return {
    hash: typeof block['hash'] === 'string' ? block['hash'] : '',
    header: readIfThere<Header>(block['header'], readHeader),
    commit: readIfThere(block['commit'], readCommit),
    validators: readValidators(block['validators']),
  }
}

function readIfThere<Value>(json: unknown, read: (json: unknown) => Value): Value | undefined {
  return json === undefined || json === null ? undefined : read(json)
}
