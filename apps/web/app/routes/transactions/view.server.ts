import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type {
  GetEthereumTransactionResponse,
  GetMentionsResponse,
  GetOrderFatesResponse,
} from '@injsight/injsight-v1'
import {
  kindOfTransaction,
  sentenceOf,
  sentenceOfTransaction,
  type Event,
  type Kind,
  type Message,
  type SentenceContext,
  type TokenMove,
} from '@injsight/chain'
import { noFee, writeFee } from '../../views/transactions/fee.server.ts'
import { viewClaims, type ClaimView } from '../../views/bridges/claims.server.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import { knownOf } from '../../views/sentences/known.server.ts'
import { isExecution, ordersOf, packetsOf } from '../../views/transactions/outcomes.server.ts'
import { writeFailure } from '../../views/transactions/failure.server.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { writeSentence } from '../../language/write-sentence.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import { readLogs, readMessages } from '../../sources/explorer-json.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { readEthereum, signatureOf, type Signed } from './ethereum/read-ethereum.server.ts'
import { viewEthereum, type EthereumView } from './ethereum/view-ethereum.server.ts'
import { viewMessage, type EventView, type MessageView } from './view-message.server.ts'

/** A transaction as its page shows it, in the words of a language. */
export type TransactionView = {
  /** Upper-case hex. */
  hash: string
  height: bigint
  /** From 1, in its block. */
  position: number
  /** Milliseconds since 1970. */
  time: number
  kind: Kind
  sentence: Written
  failure: Failure | undefined
  /** What was paid, and by whom where that isn't who signed. */
  fee: Written
  gasWanted: bigint
  gasUsed: bigint
  memo: string
  /** `mode` is empty when not known. */
  signers: { address: string; account: Piece; sequence: bigint; mode: string }[]
  /** What it tells of Ethereum, where it is of the bridge. */
  claims: ClaimView[]
  messages: MessageView[]
  /** What more is to be said of it: of the Ethereum transaction that it carries. */
  facts: ToldFact[]
  /** Of one that carries an Ethereum transaction. */
  ethereum: Omit<EthereumView, 'facts'> | undefined
  /** What belongs to no message: the fee, the signature. */
  otherEvents: EventView[]
}

export type Failure = {
  words: Written
  /** What may be done about it. */
  step: string
  /** Place of the message that failed. */
  messageIndex: number | undefined
  code: number
  codespace: string
  log: string
}

/** What became of what the transaction asked for, as far as it is known. */
type Told = Naming & {
  fates?: GetOrderFatesResponse | undefined
  mentions?: GetMentionsResponse | undefined
  ethereum?: GetEthereumTransactionResponse | undefined
  /** What the logs of an Ethereum transaction say that moved. */
  tokenMoves?: readonly TokenMove[] | undefined
  /** How each signer signed. */
  signModes?: readonly string[] | undefined
}

export function viewTransaction(detail: TxDetailData, naming: Told): TransactionView {
  const messages = readMessages(detail.messages)
  const run = readEthereum(messages, detail)
  const signatures = run ? [signatureOf(run)] : (detail.signatures as Signed[])
  const ethereum = run && viewEthereum(run, { ...detail, told: naming.ethereum }, naming)
  const groups = readLogs(detail.logs)
  const ofMessages = groups.flatMap(({ events }) => events)
  const others = detail.events.map(({ type, attributes }) => ({
    type,
    attributes: listAttributes(attributes),
  }))
  const context = contextOf(detail, messages, {
    events: ofMessages,
    signer: signatures[0]?.address,
    ...naming,
  })
  const eventsOf = (at: number) =>
    groups.filter(({ msg_index: of }) => of === String(at)).flatMap(({ events }) => events)
  const write = (message: Message, at: number) =>
    writeSentence(sentenceOf(message, narrow(context, at, eventsOf(at))), naming)
  // What the precompile of the exchange is asked stands in its call, with no other list beside it.
  const isTold = detail.code === 0 && run === undefined
  const told = new Set(isTold ? naming.fates?.orders.map(({ message }) => message) : [])
  // Which of the events and orders belong to which of the messages inside, nobody says.
  const tellInner = (message: Message) => writeSentence(sentenceOf(message, narrow(context, -1, [])), naming)
  return {
    hash: spellHash(detail.hash),
    height: detail.blockNumber,
    position: Number(detail.txNumber & 0xffffn) + 1,
    time: Number(detail.blockUnixTimestamp),
    kind: kindOfTransaction(messages.map(({ type }) => type)),
    sentence: writeSentence(sentenceOfTransaction(messages, context), naming),
    failure: failureOf(detail, messages, naming),
    fee: writeFee(detail.gasFee ?? noFee, signatures[0]?.address, naming),
    gasWanted: detail.gasWanted,
    gasUsed: detail.gasUsed,
    memo: detail.memo,
    signers: signatures.map(({ address, sequence, mode = '' }, at) => ({
      address,
      account: writeAccount(address, naming),
      sequence,
      mode: mode || (naming.signModes?.[at] ?? ''),
    })),
    claims: viewClaims(messages, ofMessages, naming.language),
    messages: messages.map((message, at) =>
      viewMessage(
        message,
        {
          sentence: write(message, at),
          events: eventsOf(at).map(plain),
          isTold: told.has(at),
          tell: isExecution(message.type) ? tellInner : undefined,
          call: ethereum?.call,
        },
        naming,
      ),
    ),
    facts: ethereum?.facts ?? [],
    ethereum: ethereum && withoutFacts(ethereum),
    otherEvents: others,
  }
}

function withoutFacts({ facts: _facts, ...ethereum }: EthereumView): Omit<EthereumView, 'facts'> {
  return ethereum
}

function contextOf(
  detail: TxDetailData,
  messages: readonly Message[],
  {
    names,
    fates,
    mentions,
    tokenMoves = [],
    signer,
    events,
  }: Told & { events: Event[]; signer: string | undefined },
): SentenceContext {
  return {
    ...knownOf(names),
    failed: detail.code !== 0,
    ...(signer !== undefined && { signer }),
    events,
    orders: fates === undefined ? [] : ordersOf(fates),
    packets: mentions === undefined ? [] : packetsOf(mentions, spellHash(detail.hash), messages),
    // Two of the EVM in one transaction are not to be had.
    tokenMoves: messages.length === 1 ? tokenMoves : [],
  }
}

/** What is known of one message. */
function narrow(context: SentenceContext, at: number, events: Event[]): SentenceContext {
  const ofMessage = ({ message }: { message: number }) => message === at
  return {
    ...context,
    events,
    orders: context.orders?.filter(ofMessage) ?? [],
    packets: context.packets?.filter(ofMessage) ?? [],
  }
}

function failureOf(detail: TxDetailData, messages: readonly Message[], naming: Naming): Failure | undefined {
  const { code, codespace, errorLog: log } = detail
  if (code === 0) return undefined
  return { ...writeFailure({ codespace, code, log }, naming, messages), code, codespace, log }
}

function listAttributes(attributes: Record<string, string>): EventView['attributes'] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value }))
}

function plain({ type, attributes }: Event): EventView {
  return {
    type,
    attributes: attributes.filter(({ key }) => key !== 'msg_index').map(({ key, value }) => ({ key, value })),
  }
}
