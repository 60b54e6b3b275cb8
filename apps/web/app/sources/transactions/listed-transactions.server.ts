import type { GasFee, TxData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readExplorerTime, type Event, type Message } from '@injsight/chain'
import type { Fee } from '../../views/transactions/fee.server.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import { readLogs, readMessages } from '../explorer-json.server.ts'
import { openMessages } from './open-messages.server.ts'

/** A transaction of a list, whichever way it came. */
export type Listed = {
  /** Upper-case hex. */
  hash: string
  height: bigint
  /** Milliseconds since 1970. */
  time: number
  code: number
  signer: string | undefined
  messages: Message[]
  events: Event[]
  gasUsed?: bigint
  fee?: Fee
}

type ReadOfListed =
  | 'hash'
  | 'blockNumber'
  | 'blockUnixTimestamp'
  | 'blockTimestamp'
  | 'code'
  | 'signatures'
  | 'messages'
  | 'logs'

/** A transaction as the explorer service lists it: of all without its fee, of an account with it. */
export function readListed(listed: Pick<TxData, ReadOfListed> & { gasFee?: GasFee }): Listed {
  return {
    hash: spellHash(listed.hash),
    height: listed.blockNumber,
    time: Number(readExplorerTime({ unix: listed.blockUnixTimestamp, text: listed.blockTimestamp })),
    code: listed.code,
    signer: listed.signatures[0]?.address,
    messages: readMessages(listed.messages),
    events: readLogs(listed.logs).flatMap(({ events }) => events),
    ...(listed.gasFee !== undefined && { fee: listed.gasFee }),
  }
}

export type RestTransaction = {
  hash: string
  block_number: number
  block_unix_timestamp: number
  tx_number: number
  code: number
  gas_used: number
  gas_fee: Fee
  signatures: { address: string }[]
  messages: Message[]
  logs: { events: Event[] }[]
}

/** A transaction as the explorer service lists it over REST. */
export function readRest(listed: RestTransaction): Listed {
  return {
    hash: spellHash(listed.hash),
    height: BigInt(listed.block_number),
    time: listed.block_unix_timestamp,
    code: listed.code,
    signer: listed.signatures[0]?.address,
    messages: openMessages(listed.messages),
    events: listed.logs.flatMap(({ events }) => events),
    gasUsed: BigInt(listed.gas_used),
    fee: listed.gas_fee,
  }
}
