import { logsBloom, readBloom } from '@injsight/evm'
import type { EthereumBlock } from './ethereum-block.ts'
import { formatTransaction } from './format-transaction.ts'
import { noHash, toHex, toQuantity, type Hex } from './hex.ts'

/** Of no transactions, and of no uncles: what Ethereum calls nothing. */
const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
const noUncles = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'

export type BlockSurroundings = {
  /** Of the proposer, 20 bytes; undefined when the index doesn't know it. */
  operator: Buffer | undefined
  /** Bytes of the whole block; undefined when they can't be told. */
  size: number | undefined
}

/**
 * A block as the chain's JSON-RPC writes it: roots and hash are those of CometBFT, and what only other chains have is
 * zero. The gas is that of all transactions, those of the chain's other modules too.
 */
export function formatBlock(
  { block, transactions }: EthereumBlock,
  { operator, size }: BlockSurroundings,
  isFull: boolean,
) {
  return {
    ...(block.baseFee === undefined ? {} : { baseFeePerGas: toQuantity(block.baseFee) }),
    difficulty: '0x0',
    extraData: '0x',
    gasLimit: toQuantity(gasLimitOf(block.gasLimit)),
    gasUsed: toQuantity(block.txs.reduce((sum, { result }) => sum + BigInt(result.gas_used ?? 0), 0n)),
    hash: toHex(block.hash),
    // Those that modules of the chain had contracts write are told by bits alone.
    logsBloom: logsBloom(
      transactions.flatMap(({ logs }) => logs),
      readBloom(block.bloom),
    ),
    miner: operator === undefined ? `0x${'00'.repeat(20)}` : toHex(operator),
    mixHash: noHash,
    nonce: '0x0000000000000000',
    number: toQuantity(block.height),
    parentHash: block.parentHash === '' ? noHash : toHex(block.parentHash),
    receiptsRoot: emptyRoot,
    sha3Uncles: noUncles,
    ...(size === undefined ? {} : { size: toQuantity(size) }),
    stateRoot: toHex(block.appHash),
    timestamp: toQuantity(block.timeMs / 1000n),
    totalDifficulty: '0x0',
    transactions: transactions.map((one) => (isFull ? formatTransaction(one) : one.signed.hash)),
    transactionsRoot: transactions.length === 0 ? emptyRoot : toHex(block.dataHash),
    uncles: [] as Hex[],
  }
}

/** Without a limit the chain's JSON-RPC tells what fits into 32 bits. */
function gasLimitOf(limit = 0n): bigint {
  return limit < 0n ? 2n ** 32n - 1n : limit
}
