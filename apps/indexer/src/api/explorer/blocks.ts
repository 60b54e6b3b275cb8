import type {
  GetBlockResponse,
  GetBlocksRequest,
  GetBlocksResponse,
  GetBlocksV2Request,
  GetBlocksV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { notFound } from '@injsight/errors'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import {
  findFirstHeightSince,
  findHeightOfHash,
  findLastHeightUntil,
  getReach,
  listBlocks,
} from '#src/queries/blocks/blocks.ts'
import type { Pool } from 'pg'
import { describeReach, findUnknownPast } from './before-base.ts'
import { type MonikerOf, toBlockDetail, toBlockInfo } from './block-data.ts'
import { formatHash } from './format.ts'
import { readBlockId, readLimit, readTimeMs, readToken } from './read-request.ts'

type Sources = { pool: Pool; cache: BlockCache; fetchMonikers: () => Promise<MonikerOf> }

/** The methods about blocks. */
export function createBlockMethods({ pool, cache, fetchMonikers }: Sources) {
  async function getBlocks(request: GetBlocksRequest): Promise<GetBlocksResponse> {
    const limit = readLimit(request.limit)
    const [range, reach, monikerOf] = await Promise.all([rangeOf(request), getReach(pool), fetchMonikers()])
    const unknown = findUnknownPast(reach, range.to)
    if (unknown !== undefined) throw unknown
    const rows = await listBlocks(pool, { ...range, limit })
    return {
      data: rows.map((row) => toBlockInfo(row, monikerOf)),
      paging: {
        // The newest height: sites read it here.
        total: reach.head,
        from: Number(rows.at(-1)?.height ?? 0),
        to: Number(rows[0]?.height ?? 0),
        countBySubaccount: 0n,
        next: [],
      },
    }
  }

  async function getBlocksV2({ perPage, token }: GetBlocksV2Request): Promise<GetBlocksV2Response> {
    const limit = readLimit(perPage)
    const below = readToken(token) ?? highest
    const [rows, reach, monikerOf] = await Promise.all([
      listBlocks(pool, { from: 0n, to: below - 1n, limit: limit + 1 }),
      getReach(pool),
      fetchMonikers(),
    ])
    const unknown = findUnknownPast(reach, below - 1n)
    if (unknown !== undefined) throw unknown
    const page = rows.slice(0, limit)
    const next = rows.length > limit ? page.at(-1)?.height : undefined
    return {
      data: page.map((row) => toBlockInfo(row, monikerOf)),
      paging: { next: next === undefined ? [] : [next.toString()] },
    }
  }

  async function getBlock({ id }: { id: string }): Promise<GetBlockResponse> {
    const asked = readBlockId(id)
    const height = 'height' in asked ? asked.height : await findHeightOfHash(pool, asked.hash)
    const [block, monikerOf] = await Promise.all([
      height === undefined || height >= highest ? undefined : cache.find(height),
      fetchMonikers(),
    ])
    if (block === undefined) throw await noBlock(asked)
    return { s: 'ok', errmsg: '', data: toBlockDetail(block, monikerOf) }
  }

  async function rangeOf(request: GetBlocksRequest): Promise<{ from: bigint; to: bigint }> {
    const [since, until] = [readTimeMs(request.from), readTimeMs(request.to)]
    const [first, last] = await Promise.all([
      since === undefined ? 0n : findFirstHeightSince(pool, since).then((height) => height ?? highest),
      until === undefined ? highest : findLastHeightUntil(pool, until).then((height) => height ?? -1n),
    ])
    const above = request.after >= highest ? highest : request.after + 1n
    const below = request.before === 0n || request.before > highest ? highest : request.before - 1n
    return { from: first > above ? first : above, to: last < below ? last : below }
  }

  async function noBlock(asked: ReturnType<typeof readBlockId>) {
    const reach = await getReach(pool)
    const { base, head } = reach
    if ('hash' in asked) {
      const hash = formatHash(asked.hash)
      return notFound('block', `There is no block with the hash ${hash} ${describeReach(reach)}`, {
        base,
        head,
      })
    }
    const { height } = asked
    if (height > head)
      return notFound('block', `There is no block ${height} yet: the newest is ${head}`, { height, head })
    return notFound('block', `Block ${height} is not in the index: it begins at ${base}`, {
      height,
      base,
      head,
    })
  }

  return { getBlocks, getBlocksV2, getBlock }
}

const highest = (1n << 63n) - 1n
