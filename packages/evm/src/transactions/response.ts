import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import type { Hex } from 'viem'
import { toHex } from 'viem/utils'

/** What a contract wrote while it ran. Its place in the block is `index`. */
export type EthereumLog = {
  /** Lower-case. */
  address: Hex
  /** At most four, 32 bytes each. */
  topics: Hex[]
  data: Hex
  index: number
  /** Of its transaction, among those of the block that ran through: the chain doesn't count the ones that failed. */
  transactionIndex: number
}

/** What the chain answered to a transaction of the EVM. */
export type EthereumResponse = {
  hash: Hex
  logs: EthereumLog[]
  /** What the call returned, or the code of the contract that it created, or what it reverted with. */
  returned: Hex
  /** '' when it ran through. */
  vmError: string
  gasUsed: bigint
}

const typeUrl = '/injective.evm.v1.MsgEthereumTxResponse'

/**
 * The answers in `tx_result.data` of a transaction, in the order of its messages; those of other messages are left
 * out. A transaction that failed in another way than by its own contract has none.
 *
 * @param data the bytes of a TxMsgData
 * @throws an Error of protobuf-ts when the bytes are none
 */
export function decodeEthereumResponses(data: Uint8Array): EthereumResponse[] {
  return TxMsgData.fromBinary(data)
    .msgResponses.filter((response) => response.typeUrl === typeUrl)
    .map(({ value }) => decodeEthereumResponse(value))
}

/** One answer, from the bytes of a MsgEthereumTxResponse. */
export function decodeEthereumResponse(value: Uint8Array): EthereumResponse {
  const { hash, logs, ret, vmError, gasUsed } = MsgEthereumTxResponse.fromBinary(value)
  return {
    hash: hash.toLowerCase() as Hex,
    logs: logs.map(({ address, topics, data, index, txIndex }) => ({
      address: address.toLowerCase() as Hex,
      topics: topics.map((topic) => topic.toLowerCase() as Hex),
      data: toHex(data),
      index: Number(index),
      transactionIndex: Number(txIndex),
    })),
    returned: toHex(ret),
    vmError,
    gasUsed,
  }
}
