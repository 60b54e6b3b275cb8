import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import {
  MsgEthereumTx,
  MsgEthereumTxResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { hexToBytes, keccak256, padHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { MadeBlock } from './made-chain.ts'

type MadeTx = NonNullable<MadeBlock['txs']>[number]

const messageType = '/injective.evm.v1.MsgEthereumTx'
const responseType = '/injective.evm.v1.MsgEthereumTxResponse'

/** Who signs the transactions that tests make up. */
export const sender = privateKeyToAccount(`0x${'11'.repeat(32)}`)

export type MadeLog = { address: Hex; topics?: Hex[]; data?: Hex }

type MadeCall = {
  /** Left out: it creates a contract. */
  to?: Hex
  nonce?: number
  input?: Hex
  value?: bigint
  /** What they write; of a block they are counted on from `firstLog`. */
  logs?: MadeLog[]
  firstLog?: number
  returned?: Hex
  /** Why it reverted, with what it returned. */
  vmError?: string
  /** Left out: of a transfer. */
  gasUsed?: bigint
  /** Another than 0 has no answer. */
  code?: number
}

/** A signed transaction of the EVM in a transaction of the chain, and what the chain answers. */
export async function makeEthereum(call: MadeCall): Promise<MadeTx & { hash: Hex }> {
  const {
    to,
    nonce = 0,
    input = '0x',
    value = 0n,
    logs = [],
    firstLog = 0,
    returned = '0x',
    vmError = '',
    gasUsed = 21_000n,
    code = 0,
  } = call
  const signed = await sender.signTransaction({
    type: 'eip1559',
    chainId: 1337,
    nonce,
    to: to ?? null,
    value,
    data: input,
    gas: 100_000n,
    maxFeePerGas: 1n,
  })
  const hash = keccak256(signed)
  const response = MsgEthereumTxResponse.create({
    hash,
    logs: logs.map(({ address, topics = [], data = '0x' }, at) => ({
      address,
      topics,
      data: hexToBytes(data),
      index: BigInt(firstLog + at),
    })),
    ret: hexToBytes(returned),
    vmError,
    gasUsed,
  })
  return {
    code,
    hash,
    messages: [makeMessage(hexToBytes(sender.address), hexToBytes(signed))],
    ...(code === 0 && { data: makeAnswer(MsgEthereumTxResponse.toBinary(response)) }),
  }
}

export function makeMessage(from: Uint8Array, raw: Uint8Array) {
  return {
    typeUrl: messageType,
    value: MsgEthereumTx.toBinary(MsgEthereumTx.create({ from, raw })),
  }
}

export function makeAnswer(value: Uint8Array): string {
  const data = TxMsgData.create({ msgResponses: [{ typeUrl: responseType, value }] })
  return Buffer.from(TxMsgData.toBinary(data)).toString('base64')
}

/** An address or a number as a topic. */
export function word(value: Hex | bigint): Hex {
  return padHex(typeof value === 'bigint' ? `0x${value.toString(16)}` : value, { size: 32 })
}
