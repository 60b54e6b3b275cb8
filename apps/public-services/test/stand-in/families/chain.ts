import {
  QueryDenomsMetadataResponse,
  QueryTotalSupplyResponse,
  Query as bank,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import type { IQueryClient as IBankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { Query as wasm } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import {
  QueryClient as WasmClient,
  type IQueryClient as IWasmClient,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { createTransport, refusal, serve, Status } from '@injsight/grpc-web'
import type { Family } from '../family.ts'
import { answerBehind, grpcWeb, replyOf, toldBehind } from '../grpc-web.ts'
import { answerName } from '../names.ts'
import { chainServices } from '../services.ts'
import { askCw721, toldByIndex, type Query } from './chain-by-index.ts'

const documented = serve<IBankClient>(
  bank,
  {
    totalSupply({ pagination }) {
      requireLimit(pagination?.limit, 5000n)
      return replyOf(QueryTotalSupplyResponse, 'chain-grpc/bank/TotalSupply.py.json')
    },
    denomsMetadata({ pagination }) {
      requireLimit(pagination?.limit, 10_000n)
      return replyOf(QueryDenomsMetadataResponse, 'chain-grpc/bank/DenomsMetadata.py.json')
    },
  },
  { otherwise: answerBehind(undefined) },
)

/** The chain's own queries over gRPC-web; names of the name services, which no index tells, are told here. */
export const chain: Family = (options) => {
  const { behind } = options
  const answer = answerBehind(behind)
  const wasmBehind =
    behind === undefined ? undefined : new WasmClient(createTransport({ baseUrl: behind, timeoutMs: 20_000 }))
  const tellCw721 = async (contract: string, query: Query) =>
    behind === undefined ? undefined : askCw721(behind, contract, query)
  const contracts = serve<IWasmClient>(
    wasm,
    {
      smartContractState: async (request) => {
        const query = JSON.parse(new TextDecoder().decode(request.queryData)) as Query
        const told = answerName(request.address, query) ?? (await tellCw721(request.address, query))
        if (told !== undefined) return { data: new TextEncoder().encode(JSON.stringify(told)) }
        if (wasmBehind === undefined) throw refusal(Status.unknown, 'query wasm contract failed')
        return (await wasmBehind.smartContractState(request)).response
      },
    },
    { otherwise: answer },
  )
  const others = chainServices.filter((service) => service !== wasm)
  if (behind !== undefined) {
    const told = [contracts, ...toldByIndex(behind)]
    const names = new Set(told.map(({ typeName }) => typeName))
    const passedOn = toldBehind(
      others.filter(({ typeName }) => !names.has(typeName)),
      options,
    )
    return [grpcWeb([...told, ...passedOn], options)]
  }
  const unknown = others.filter((service) => service !== bank)
  return [grpcWeb([contracts, documented, ...toldBehind(unknown, options)], options)]
}

function requireLimit(limit: bigint | undefined, wanted: bigint): void {
  if (limit !== wanted) throw refusal(Status.invalidArgument, `limit ${limit}, not ${wanted}`)
}
