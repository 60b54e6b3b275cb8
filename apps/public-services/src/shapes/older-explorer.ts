import {
  GetAccountTxsRequest,
  GetAccountTxsV2Request,
  GetAccountTxsV2Response,
  GetBlocksRequest,
  GetBlocksV2Request,
  GetBlocksV2Response,
  GetContractTxsRequest,
  GetContractTxsV2Request,
  GetContractTxsV2Response,
  GetTxsRequest,
  GetTxsV2Request,
  GetTxsV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import {
  InjectiveExplorerRPCClient,
  type IInjectiveExplorerRPCClient,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { invalidInput } from '@injsight/errors'
import type { Transport } from '@injsight/grpc-web'

type Explorer = Pick<
  IInjectiveExplorerRPCClient,
  'getTxs' | 'getAccountTxs' | 'getContractTxs' | 'getBlocks' | 'getBlock'
>
type Older = (explorer: Explorer, request: Uint8Array) => Promise<Uint8Array>

const usualPage = 12
/** Which of two pages a token names: ours are numbers, below which the next page begins. */
const ownToken = /^v1:(\d{1,18})$/

/** Questions of the explorer's newer shape, V2, put in its older one; by the name of the method. */
const older: Record<string, Older> = {
  async GetTxsV2(explorer, bytes) {
    const { token, perPage, blockNumber, type, status, startTime, endTime } =
      GetTxsV2Request.fromBinary(bytes)
    if (blockNumber > 0n) return ofBlock(explorer, blockNumber)
    const asked = { type, status, startTime, endTime, ...page(token, perPage) }
    const { data } = await explorer.getTxs(GetTxsRequest.create(asked)).response
    const next = nextOf(
      data.map(({ txNumber }) => txNumber),
      asked.limit,
    )
    return GetTxsV2Response.toBinary(GetTxsV2Response.create({ data, paging: { next } }))
  },
  async GetAccountTxsV2(explorer, bytes) {
    const { token, perPage, address, type, startTime, endTime } = GetAccountTxsV2Request.fromBinary(bytes)
    const asked = { address, type, startTime, endTime, ...page(token, perPage) }
    const { data } = await explorer.getAccountTxs(GetAccountTxsRequest.create(asked)).response
    const next = nextOf(
      data.map(({ txNumber }) => txNumber),
      asked.limit,
    )
    return GetAccountTxsV2Response.toBinary(GetAccountTxsV2Response.create({ data, paging: { next } }))
  },
  async GetContractTxsV2(explorer, bytes) {
    const { token, perPage, address } = GetContractTxsV2Request.fromBinary(bytes)
    const asked = { address, ...page(token, perPage) }
    const { data } = await explorer.getContractTxs(GetContractTxsRequest.create(asked)).response
    const next = nextOf(
      data.map(({ txNumber }) => txNumber),
      asked.limit,
    )
    return GetContractTxsV2Response.toBinary(GetContractTxsV2Response.create({ data, paging: { next } }))
  },
  async GetBlocksV2(explorer, bytes) {
    const { token, perPage } = GetBlocksV2Request.fromBinary(bytes)
    const { limit, toNumber } = page(token, perPage)
    const before = toNumber === 0n ? 0n : toNumber + 1n
    const { data } = await explorer.getBlocks(GetBlocksRequest.create({ before, limit })).response
    const next = nextOf(
      data.map(({ height }) => height),
      limit,
    )
    return GetBlocksV2Response.toBinary(GetBlocksV2Response.create({ data, paging: { next } }))
  },
}

/** How a method that a host lacks is asked there in its older shape; undefined where there is none. */
export function olderShapeOf(
  path: string,
  transport: Transport,
): ((request: Uint8Array) => Promise<Uint8Array>) | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ask = older[name]
  if (ask !== undefined) return (request) => ask(new InjectiveExplorerRPCClient(transport), request)
  // Trades are asked the same way in both shapes, field by field.
  if (name === 'TradesV2') return (request) => transport.callRaw(path.replace(/V2$/, ''), request)
  return undefined
}

/** A block tells its transactions itself. */
async function ofBlock(explorer: Explorer, height: bigint): Promise<Uint8Array> {
  const { data } = await explorer.getBlock({ id: String(height) }).response
  return GetTxsV2Response.toBinary(GetTxsV2Response.create({ data: data?.txs ?? [], paging: { next: [] } }))
}

/** @throws Fault `invalid-input` when a token is of the newer shape: the host changed between two pages */
function page(token: string, perPage: number): { limit: number; toNumber: bigint } {
  const limit = perPage || usualPage
  if (token === '') return { limit, toNumber: 0n }
  const number = ownToken.exec(token)?.[1]
  if (number === undefined) throw invalidInput('page.token', 'the list has changed: begin it anew')
  return { limit, toNumber: BigInt(number) }
}

function nextOf(numbers: readonly bigint[], limit: number): string[] {
  const lowest = numbers.at(-1) ?? 0n
  return numbers.length < limit || lowest <= 1n ? [] : [`v1:${lowest - 1n}`]
}
