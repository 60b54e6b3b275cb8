import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { findBlockSize } from '#src/queries/blocks/block-size.ts'
import { getReach } from '#src/queries/blocks/blocks.ts'
import { listHeads } from '#src/queries/blocks/heads.ts'
import { findSequenceOfEvmHash } from '#src/queries/evm/hashes.ts'
import { createChainId } from './chain-id.ts'
import type { EthereumBlock, IncludedTransaction } from './ethereum-block.ts'
import type { Blocks } from './find-block.ts'
import { formatBlock } from './format-block.ts'
import { formatReceipt } from './format-receipt.ts'
import { formatTransaction } from './format-transaction.ts'
import { getLogs } from './get-logs.ts'
import { toHex, toQuantity } from './hex.ts'
import { readLogFilter } from './read-log-filter.ts'
import { readBlockId, readFlag, readHash, readQuantity, readTag, type BlockId } from './read-params.ts'
import { codes, RpcError } from './rpc-error.ts'
import { version } from '../server/version.ts'

export type Method = {
  /** How many parameters it wants. */
  wants: number
  answer: (params: unknown[]) => unknown
}

type Sources = { pool: Pool; node: Pick<NodeClient, 'queryAbci'>; blocks: Blocks }

/** What the index answers itself. Blocks and transactions that there aren't are null, as everywhere in Ethereum. */
export function createMethods({ pool, node, blocks }: Sources): Record<string, Method> {
  const chainId = createChainId({ pool, node, blocks })

  async function formatWhole(id: BlockId, isFull: boolean) {
    const found = await blocks.find(id)
    return found === undefined ? null : formatBlock(found, await listSurroundings(pool, found), isFull)
  }

  async function formatOne(id: BlockId, index: unknown) {
    const found = await findInBlock(blocks, id, readQuantity(index, 'argument 1'))
    return found === undefined ? null : formatTransaction(found)
  }

  async function countIn(id: BlockId) {
    const found = await blocks.find(id)
    return found === undefined ? null : toQuantity(found.transactions.length)
  }

  const byHash = async (hash: unknown) => findByHash({ pool, blocks }, readHash(hash, 'argument 0'))
  const byNumber = (tag: unknown): BlockId => ({ tag: readTag(tag, 'argument 0') })
  const byBlockHash = (hash: unknown): BlockId => ({ hash: readHash(hash, 'argument 0') })
  const readFull = (flag: unknown) => readFlag(flag, 'argument 1')

  return {
    web3_clientVersion: { wants: 0, answer: () => `Injsight/${version}` },
    net_version: { wants: 0, answer: () => getNetwork(pool) },
    eth_chainId: { wants: 0, answer: chainId },
    eth_accounts: { wants: 0, answer: () => [] },
    eth_blockNumber: { wants: 0, answer: async () => toQuantity((await getReach(pool)).head) },
    eth_getBlockByNumber: { wants: 2, answer: ([tag, full]) => formatWhole(byNumber(tag), readFull(full)) },
    eth_getBlockByHash: {
      wants: 2,
      answer: ([hash, full]) => formatWhole(byBlockHash(hash), readFull(full)),
    },
    eth_getBlockTransactionCountByNumber: { wants: 1, answer: ([tag]) => countIn(byNumber(tag)) },
    eth_getBlockTransactionCountByHash: { wants: 1, answer: ([hash]) => countIn(byBlockHash(hash)) },
    eth_getBlockReceipts: {
      wants: 1,
      async answer([id]) {
        const found = await blocks.find(readBlockId(id, 'argument 0'))
        return found?.transactions.map(formatReceipt) ?? null
      },
    },
    eth_getTransactionByHash: {
      wants: 1,
      async answer([hash]) {
        const found = await byHash(hash)
        return found === undefined ? null : formatTransaction(found)
      },
    },
    eth_getTransactionByBlockNumberAndIndex: {
      wants: 2,
      answer: ([tag, index]) => formatOne(byNumber(tag), index),
    },
    eth_getTransactionByBlockHashAndIndex: {
      wants: 2,
      answer: ([hash, index]) => formatOne(byBlockHash(hash), index),
    },
    eth_getTransactionReceipt: {
      wants: 1,
      async answer([hash]) {
        const found = await byHash(hash)
        return found === undefined ? null : formatReceipt(found)
      },
    },
    eth_getLogs: { wants: 1, answer: ([filter]) => getLogs({ pool, blocks }, readLogFilter(filter)) },
  }
}

async function listSurroundings(pool: Pool, { block: { height } }: EthereumBlock) {
  const [heads, size] = await Promise.all([
    listHeads(pool, { above: height - 1n, below: height + 1n, limit: 1 }),
    findBlockSize(pool, height),
  ])
  return { operator: heads[0]?.operator, size }
}

async function findByHash(
  { pool, blocks }: Pick<Sources, 'pool' | 'blocks'>,
  hash: Buffer,
): Promise<IncludedTransaction | undefined> {
  const sequence = await findSequenceOfEvmHash(pool, hash)
  const found = sequence === undefined ? undefined : await blocks.findAt(heightOf(sequence))
  return found?.transactions.find(({ signed }) => signed.hash === toHex(hash))
}

async function findInBlock(blocks: Blocks, id: BlockId, index: bigint) {
  const found = await blocks.find(id)
  return found?.transactions.find((one) => BigInt(one.index) === index)
}

/** The number that the name of the chain ends with. */
async function getNetwork(pool: Pool): Promise<string> {
  const { chainId } = await getReach(pool)
  const number = /-(\d+)$/.exec(chainId)?.[1]
  if (number !== undefined) return number
  throw new RpcError(codes.unavailable, `The name of the chain, "${chainId}", ends with no number`)
}
