import {
  QueryDenomsMetadataResponse,
  QueryTotalSupplyResponse,
  Query as bank,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import type { IQueryClient as IBankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { Query as wasm } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import type { IQueryClient as IWasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { refusal, serve, Status } from '@injsight/grpc-web'
import type { Family } from '../family.ts'
import { answerBehind, grpcWeb, replyOf, toldBehind } from '../grpc-web.ts'
import { answerName } from '../names.ts'
import { chainServices } from '../services.ts'

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
  const answer = answerBehind(options.behind)
  const contracts = serve<IWasmClient>(
    wasm,
    {
      smartContractState: ({ address, queryData }) => {
        const told = answerName(address, JSON.parse(new TextDecoder().decode(queryData)))
        if (told === undefined) throw refusal(Status.unknown, 'query wasm contract failed')
        return { data: new TextEncoder().encode(JSON.stringify(told)) }
      },
    },
    { otherwise: answer },
  )
  const others = chainServices.filter((service) => service !== wasm)
  if (options.behind !== undefined) return [grpcWeb([contracts, ...toldBehind(others, options)], options)]
  const unknown = others.filter((service) => service !== bank)
  return [grpcWeb([contracts, documented, ...toldBehind(unknown, options)], options)]
}

function requireLimit(limit: bigint | undefined, wanted: bigint): void {
  if (limit !== wanted) throw refusal(Status.invalidArgument, `limit ${limit}, not ${wanted}`)
}
