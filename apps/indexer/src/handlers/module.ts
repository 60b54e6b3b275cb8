import type { MessageType } from '@protobuf-ts/runtime'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import type { State } from '#src/state/state.ts'
import type { HistoryTable, StateTable } from '#src/state/tables.ts'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'

/**
 * What the indexer understands of one module of the chain: a file of its own in this folder (or a folder with an
 * `index.ts`), listed in modules.ts. State and history are kept apart, see state/tables.ts.
 */
export type Module = {
  name: string
  /** Keeps state tables in step: called in the order in which things happened, block after block. */
  state?: {
    tables: StateTable[]
    events?: StateEventHandler[]
    messages?: StateMessageHandler[]
    /** Before everything else in a block. */
    beginBlock?: (state: State, block: BlockContext) => Promise<void> | void
    /** After everything else in a block: what the chain does without telling. */
    endBlock?: (state: State, block: BlockContext) => Promise<void> | void
    /** Begins with the chain: `genesis` is the module's part of `app_state` (genesis JSON; absent for a chain without). */
    fromGenesis?: (state: State, genesis: unknown, whole: Record<string, unknown>) => Promise<void> | void
    /**
     * Begins in the middle of a chain: `node` answers as of the block before the first, whose height is given, `latest`
     * as of now.
     *
     * @throws Fault when the node doesn't know: then the module's state isn't followed, and who asks is told so
     */
    fromNode?: (state: State, node: RpcTransport, latest: RpcTransport, height: bigint) => Promise<void>
  }
  /** Rows that follow from one block alone. */
  history?: {
    tables: HistoryTable[]
    events?: HistoryEventHandler[]
    messages?: HistoryMessageHandler[]
    /** Messages of transactions that failed: nothing that they ask for happened, and nothing is answered. */
    refused?: HistoryMessageHandler[]
    /** Rows of the height before the chain's first, where it begins with something. */
    fromGenesis?: (history: History, genesis: Record<string, unknown>, height: bigint) => void
    /** After everything else in a block: for rows that sum up several events. */
    endBlock?: (history: History, block: BlockContext) => void
  }
}

export type BlockContext = {
  height: bigint
  chainId: string
  /** Nanoseconds since 1970. */
  time: bigint
  /** Consensus address, 20 bytes. */
  proposer: Buffer
  /** How often each type of event stands in the block. */
  eventTypes: ReadonlyMap<string, number>
  /** Types whose events repeat in older words what others of the block say: no handler hears of them. */
  echoes: ReadonlySet<string>
  /** What the chain's gas meter of the block counts after the last transaction. */
  gas: bigint
  /** Consensus addresses of who voted on the parent block, upper-case hex. */
  signers: string[]
  /** New powers of validators, 0 for who leaves the set, in the chain's order. */
  validatorUpdates: { consensus: Buffer; power: bigint }[]
  /** Who signed two blocks of a height. */
  doubleSigns: { consensus: Buffer; height: bigint }[]
}

export type TxContext = {
  /** Place in the block. */
  index: number
  /** height << 16 | index */
  sequence: bigint
  hash: Buffer
  /** Its bytes. */
  raw: Buffer
  /** The address of who signed it, the first of several; undefined where that can't be told. */
  signer: string | undefined
  /** What the chain's gas meter of the block had counted before it. */
  gasBefore: bigint
}

/** A message that succeeded, unless its handler is one of refused ones. */
export type MessageContext = {
  block: BlockContext
  /** undefined for a message that governance executed at the end of a block. */
  tx: TxContext | undefined
  /** Its place in the transaction; of the whole for what stands in an authorised execution. */
  index: number
  typeUrl: string
  /** Its bytes. */
  value: Uint8Array
  /** The bytes of what the chain answered; empty when it isn't told. */
  response: Uint8Array
  /** The events of this message, in order. */
  events: ChainEvent[]
  /** Number of the proposal that carried it out. */
  proposal?: bigint
}

export type EventContext = {
  block: BlockContext
  /** undefined for events of the beginning and the end of a block. */
  tx: TxContext | undefined
  /** Runs the handlers of a message that the chain executed by itself, e.g. for a proposal. */
  run: (typeUrl: string, value: Uint8Array, proposal: bigint) => Promise<void>
}

export type StateEventHandler = {
  type: string
  /** Left out: always. */
  when?: (block: BlockContext, event: ChainEvent) => boolean
  handle: (event: ChainEvent, state: State, context: EventContext) => Promise<void> | void
}
export type StateMessageHandler = {
  typeUrl: string
  handle: (value: Uint8Array, state: State, context: MessageContext) => Promise<void> | void
}
export type HistoryEventHandler = {
  type: string
  handle: (event: ChainEvent, history: History, context: Omit<EventContext, 'run'>) => void
}
export type HistoryMessageHandler = {
  typeUrl: string
  handle: (value: Uint8Array, history: History, context: MessageContext) => void
}

/** Keeps state when an event is told. */
export function onEvent(
  type: string,
  handle: StateEventHandler['handle'],
  when?: StateEventHandler['when'],
): StateEventHandler {
  return { type, handle, ...(when && { when }) }
}

/** Keeps state when a message has succeeded, after its own events. */
export function onMessage<Message extends object>(
  type: MessageType<Message>,
  handle: (message: Message, state: State, context: MessageContext) => Promise<void> | void,
): StateMessageHandler {
  return {
    typeUrl: `/${type.typeName}`,
    handle: (value, state, context) => handle(type.fromBinary(value), state, context),
  }
}

/** Notes what an event tells. */
export function noteEvent(type: string, handle: HistoryEventHandler['handle']): HistoryEventHandler {
  return { type, handle }
}

/** Notes what a message did that succeeded. */
export function noteMessage<Message extends object>(
  type: MessageType<Message>,
  handle: (message: Message, history: History, context: MessageContext) => void,
): HistoryMessageHandler {
  return {
    typeUrl: `/${type.typeName}`,
    handle: (value, history, context) => handle(type.fromBinary(value), history, context),
  }
}
