import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import {
  decodeEthereumResponses,
  decodeEthereumTransaction,
  recoverSender,
  type EthereumLog,
  type EthereumResponse,
  type EthereumTransaction,
} from '@injsight/evm'
import type { StoredBlock, TransactionResult } from '#src/queries/blocks/stored-block.ts'
import { findFailure } from './find-failure.ts'
import { toHex, type Hex } from './hex.ts'

/** A block as the EVM sees it: its Ethereum transactions, and no others. */
export type EthereumBlock = { block: StoredBlock; transactions: IncludedTransaction[] }

export type IncludedTransaction = {
  block: StoredBlock
  signed: EthereumTransaction
  from: Hex
  /** Among the Ethereum transactions of the block, those that failed too. */
  index: number
  hasFailed: boolean
  gasUsed: bigint
  /** Of all transactions up to here: those of the chain's other modules use the same gas. */
  cumulativeGasUsed: bigint
  logs: EthereumLog[]
}

const ethereumType = '/injective.evm.v1.MsgEthereumTx'

/**
 * What Ethereum transactions a block has, and what became of them, as the chain's own JSON-RPC tells it. A transaction
 * whose bytes are none is left out.
 */
export async function readEthereumBlock(block: StoredBlock): Promise<EthereumBlock> {
  const transactions: IncludedTransaction[] = []
  let gasBefore = 0n
  for (const { raw, result } of block.txs) {
    let cumulativeGasUsed = gasBefore
    const responses = listResponses(result)
    for (const [at, message] of listMessages(raw).entries()) {
      const read = await findSigned(message, result)
      if (read === undefined) continue
      const response = responses[at]
      const gasUsed = gasUsedBy(result, read.signed, response)
      cumulativeGasUsed += gasUsed
      transactions.push({
        ...read,
        block,
        index: transactions.length,
        hasFailed: result.code !== 0 || (response?.vmError ?? '') !== '',
        gasUsed,
        cumulativeGasUsed,
        logs: response?.logs ?? [],
      })
    }
    gasBefore += BigInt(result.gas_used ?? 0)
  }
  return { block, transactions }
}

// Whatever a proposer put into a block is there, readable or not.

function listMessages(raw: Buffer): MsgEthereumTx[] {
  if (!raw.includes(ethereumType)) return []
  try {
    return TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes)
      .messages.filter(({ typeUrl }) => typeUrl === ethereumType)
      .map(({ value }) => MsgEthereumTx.fromBinary(value))
  } catch {
    return []
  }
}

function listResponses({ code, data }: TransactionResult): EthereumResponse[] {
  if (code !== 0) return []
  try {
    return decodeEthereumResponses(Buffer.from(data ?? '', 'base64'))
  } catch {
    return []
  }
}

async function findSigned(
  { from, raw }: MsgEthereumTx,
  { code, log }: TransactionResult,
): Promise<Pick<IncludedTransaction, 'signed' | 'from'> | undefined> {
  try {
    const signed = decodeEthereumTransaction(raw)
    // Before a message runs the chain has compared its sender with the signature; when it is refused it may not have.
    const isChecked = from.length === 20 && (code === 0 || findFailure(log) !== undefined)
    return { signed, from: isChecked ? toHex(from) : await recoverSender(raw) }
  } catch {
    return undefined
  }
}

/** Of one that failed the chain's JSON-RPC knows the gas if the EVM told it, and else takes all that it might have used. */
function gasUsedBy(
  { codespace, log }: TransactionResult,
  { gasLimit }: EthereumTransaction,
  response: EthereumResponse | undefined,
): bigint {
  if (response !== undefined) return response.gasUsed
  return (codespace === 'evm' ? findFailure(log)?.gasUsed : undefined) ?? gasLimit
}
