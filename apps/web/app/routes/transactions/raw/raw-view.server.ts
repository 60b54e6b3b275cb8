import { createHash } from 'node:crypto'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { sentenceOf, sentenceOfTransaction } from '@injsight/chain'
import { decodeTx, type Tx } from '@injsight/chain/decode'
import { writeFee } from '../../../views/transactions/fee.server.ts'
import { knownOf } from '../../../views/sentences/known.server.ts'
import { writeFailure } from '../../../views/transactions/failure.server.ts'
import { nameSignMode } from '../../../views/transactions/sign-mode.server.ts'
import { writeAccount, type Naming } from '../../../language/write-part.server.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeSentence } from '../../../language/write-sentence.server.ts'
import type { Piece, Written } from '../../../language/written.ts'
import { addNamesOf } from '../../../sources/names/mentions.server.ts'
import { thingsOf } from '../../../views/sentences/things-of.server.ts'
import { learnCalled, openMessages } from '../../../sources/transactions/open-messages.server.ts'
import type { Outcome } from '../../../sources/transactions/raw-transaction.server.ts'
import { readEthereum, signatureOf, type Signed } from '../ethereum/read-ethereum.server.ts'
import { viewEthereum } from '../ethereum/view-ethereum.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import type { RefusalView } from '../../../views/transactions/refusal.tsx'
import { viewMessage, type MessageView } from '../view-message.server.ts'
import type { ToSign } from './build-raw.ts'

/** A transaction that is in no block, as far as its bytes tell. */
export type RawView = {
  hash: string
  /** What is Ethereum's own of it. */
  facts: ToldFact[]
  bytes: number
  sentence: Written
  messages: MessageView[]
  /** What would be paid, and by whom where that isn't who signs first. */
  fee: Written
  gasLimit: bigint
  memo: string
  timeoutHeight: bigint
  /** What a wallet can sign: missing where somebody has, and of what Ethereum's own transactions carry. */
  toSign: ToSign | undefined
  signers: { account: Piece | undefined; mode: string; sequence: bigint; isSigned: boolean }[]
}

/** What became of a transaction that was only shown to the chain. */
export type OutcomeView = Pick<Outcome, 'gasUsed' | 'hash' | 'unanswered'> & { refusal?: RefusalView }

export function viewOutcome({ refusal, ...outcome }: Outcome, raw: Uint8Array, naming: Naming): OutcomeView {
  if (refusal === undefined) return outcome
  const { code, log } = refusal
  if (code === 0) return { ...outcome, refusal: { words: [], step: '', log } }
  const messages = openMessages(decodeTx(raw).messages)
  const { words, step } = writeFailure(refusal, naming, messages)
  return { ...outcome, refusal: { words, step, log } }
}

/** Asks what the contracts declare that a transaction calls. @throws as `viewRaw` does */
export async function learnCalledBy(raw: Uint8Array): Promise<void> {
  await learnCalled(openMessages(decodeTx(raw).messages))
}

/**
 * The names with those of what a transaction speaks of.
 *
 * @param others contracts that are to be named besides
 * @throws as `viewRaw` does
 */
export async function nameSpoken(
  raw: Uint8Array,
  naming: Naming,
  others: Iterable<string> = [],
): Promise<Naming> {
  const messages = openMessages(decodeTx(raw).messages)
  const asked = thingsOf([{ code: 0, messages, events: [] }], naming.names)
  const contracts = [...new Set([...asked.contracts, ...others])]
  return { ...naming, names: await addNamesOf({ ...asked, contracts }, naming.names) }
}

/** Accounts that signed, of the chain or of Ethereum. @throws as `viewRaw` does */
export function signersOf(raw: Uint8Array): string[] {
  const tx = decodeTx(raw)
  const run = readEthereum(openMessages(tx.messages), { data: new Uint8Array() })
  return [run?.sender, ...tx.signers.map(({ address }) => address)].filter((one) => one !== undefined)
}

/** @throws Fault `bad-chain-data` when the bytes are no transaction */
export function viewRaw(raw: Uint8Array, naming: Naming): RawView {
  const tx = decodeTx(raw)
  const messages = openMessages(tx.messages)
  const run = readEthereum(messages, { data: new Uint8Array() })
  const ethereum = run && viewEthereum(run, offered(tx), naming)
  const signer = run?.sender ?? tx.signers[0]?.address ?? ''
  const context = {
    ...knownOf(naming.names),
    failed: false,
    ...(signer !== '' && { signer }),
    events: [],
  }
  return {
    hash: createHash('sha256').update(raw).digest('hex').toUpperCase(),
    facts: ethereum?.facts ?? [],
    bytes: raw.length,
    sentence: writeSentence(sentenceOfTransaction(messages, context), naming),
    messages: messages.map((message) =>
      viewMessage(
        message,
        { sentence: writeSentence(sentenceOf(message, context), naming), call: ethereum?.call },
        naming,
      ),
    ),
    fee: writeFee({ ...tx.fee, payer: tx.fee.payer || tx.web3Payer || signer }, signer, naming),
    gasLimit: tx.fee.gasLimit,
    memo: tx.memo,
    timeoutHeight: tx.timeoutHeight,
    toSign:
      run === undefined && tx.signatures.every((one) => one === '')
        ? offerSigning(raw, tx, naming)
        : undefined,
    signers: run
      ? [viewSigned(signatureOf(run), naming)]
      : tx.signers.map((one, at) => ({
          ...viewSigned({ ...one, mode: nameSignMode(one.mode) }, naming),
          isSigned: (tx.signatures[at] ?? '') !== '',
        })),
  }
}

function offerSigning(raw: Uint8Array, { memo }: Tx, { language }: Naming): RawView['toSign'] {
  const t = translationsIn(language, 'contractForms')
  const { messages } = TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes)
  return {
    sign: t('execute.sign'),
    bytesOnly: t('execute.bytesOnly'),
    messages: messages.map(({ typeUrl, value }) => ({ typeUrl, value: value.toBase64() })),
    memo,
  }
}

function viewSigned({ address, mode = '', sequence }: Signed, naming: Naming): RawView['signers'][number] {
  return {
    account: address === '' ? undefined : writeAccount(address, naming),
    mode,
    sequence,
    isSigned: true,
  }
}

/** What would be paid for all the gas that is asked for. */
function offered({ fee }: Tx): Parameters<typeof viewEthereum>[1] {
  return { gasFee: { ...fee, gasLimit: fee.gasLimit }, gasWanted: fee.gasLimit }
}
