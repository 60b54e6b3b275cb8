import {
  GetBlockResponse,
  GetBlocksRequest,
  GetBlocksResponse,
  GetTxByTxHashResponse,
  GetValidatorsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { FundsResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import {
  BinaryOptionsMarketsResponse,
  FundingRatesResponse,
  MarketsResponse as DerivativeMarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { MarketsResponse as SpotMarketsResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { readTime } from './explorer/to-head.ts'
import type { Keeping } from './upstream/keep.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const day = 24 * hour

/** An explorer may still be writing what it knows of a block that is younger. */
const settlesWithinMs = minute

/**
 * How long an answer is told. What lies deep in the chain stays as it is; names change seldom, and an old one is better
 * than none; the rest changes with the next block.
 *
 * @param question a path, and for gRPC-web its request in base64 behind it
 */
export function keepingOf(question: string, answer: Buffer, now: () => number = Date.now): Keeping {
  const [path = '', request = ''] = question.split(' ', 2)
  const method = path.slice(path.lastIndexOf('/') + 1)
  if (isForSigning.test(path)) return 'not kept'
  if (isOfNode.test(path)) return isCanonical(path, answer) ? 'settled' : { fresh: second, stale: 0 }
  const time = timeOf(method, answer, request) ?? timeOfRest(path, answer)
  if (time !== undefined && time > 0 && time < now() - settlesWithinMs) return 'settled'
  const list = longKept.get(path)
  if (list !== undefined) return isReadable(list, answer) ? { fresh: minute, stale: day } : 'not kept'
  if (isPicture.test(path)) return { fresh: day, stale: 7 * day }
  if (method === 'GetStats' || isOfCharts.test(path)) return { fresh: 10 * second, stale: hour }
  return { fresh: second, stale: 0 }
}

/** Who signs next needs the sequence as it is now, not as it was before the last act. */
const isForSigning = /^\/cosmos\.(auth|tx)\.v1beta1\./

type Readable = { fromBinary: (answer: Buffer) => object }

/** Lists that change seldom, and that every page needs, or every page of a market. */
const longKept: ReadonlyMap<string, Readable> = new Map<string, Readable>([
  ['/injective_explorer_rpc.InjectiveExplorerRPC/GetValidators', GetValidatorsResponse],
  ['/injective_spot_exchange_rpc.InjectiveSpotExchangeRPC/Markets', SpotMarketsResponse],
  ['/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/Markets', DerivativeMarketsResponse],
  [
    '/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/BinaryOptionsMarkets',
    BinaryOptionsMarketsResponse,
  ],
  // A rate of a market comes once an hour.
  ['/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/FundingRates', FundingRatesResponse],
  ['/injective_insurance_rpc.InjectiveInsuranceRPC/Funds', FundsResponse],
])

/** What nobody can read must not stand in for the next answer. */
function isReadable(list: Readable, answer: Buffer): boolean {
  try {
    list.fromBinary(answer)
    return true
  } catch {
    return false
  }
}

/** As `proofs/ask-node.ts` asks: what a node says of a height that it has. */
const isOfNode = /^\/(commit|validators|block_results|tx)\?/

/** Votes may still come in for the newest block: until the next one it is not said whose counted. */
function isCanonical(path: string, answer: Buffer): boolean {
  const text = answer.toString()
  return !/"error"/.test(text) && (!path.startsWith('/commit') || /"canonical":\s?true/.test(text))
}

/** Candles of an hour and summaries of a day look the same a moment later. */
const isOfCharts = /^\/api\/chart\/v1\//

/** As `content/pictures.ts` asks for them. */
const isPicture = /\/public$|\.(jpe?g|png)$|^(?:art )?\/ipfs\//

/** When that happened which was asked for; undefined for lists that grow, and for what can't be read. */
function timeOf(method: string, answer: Buffer, request: string): number | undefined {
  try {
    if (method === 'GetBlocks') return timeOfBlocks(request, answer)
    if (method === 'GetBlock') return timeOfOne(GetBlockResponse.fromBinary(answer).data)
    if (method !== 'GetTxByTxHash') return undefined
    const { data } = GetTxByTxHashResponse.fromBinary(answer)
    return timeOfOne(data && { ...data, timestamp: data.blockTimestamp })
  } catch {
    return undefined // whoever asked finds out what is wrong with it
  }
}

/** Those below a height stay the same; of the newest the first. */
function timeOfBlocks(request: string, answer: Buffer): number | undefined {
  const { before } = GetBlocksRequest.fromBinary(Buffer.from(request, 'base64'))
  return before === 0n ? undefined : timeOfOne(GetBlocksResponse.fromBinary(answer).data[0])
}

function timeOfOne(told: Parameters<typeof readTime>[0] | undefined): number | undefined {
  return told && Number(readTime(told))
}

/** A block or a transaction, or all of one block. */
const ofOneBlock = /^\/api\/explorer\/v1\/((blocks|txs)\/\w+$|txs\?after=\d+&before=\d+&)/

/** REST says it in words: `"timestamp":"2026-11-22 16:31:54.235 +0000 UTC"`. */
function timeOfRest(path: string, answer: Buffer): number | undefined {
  if (!ofOneBlock.test(path)) return undefined
  const [, timestamp = ''] = /"(?:block_)?timestamp":\s?"([^"]{1,60})"/.exec(answer.toString()) ?? []
  return Number(readTime({ blockUnixTimestamp: 0n, timestamp }))
}
