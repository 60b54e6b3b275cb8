import {
  InjectiveExchangeRPC,
  PrepareTxResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import type { IInjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import { refusal, serve, Status } from '@injsight/grpc-web'
import { get, json, routes, type Family } from '../family.ts'
import { answerBehind, grpcWeb } from '../grpc-web.ts'

/** Public gateways sign before the account does, and want their signature back. */
export const payerSignature = `0x${'5a'.repeat(65)}`

const documented = serve<IInjectiveExchangeRPCClient>(InjectiveExchangeRPC, {
  prepareTx({ fee }) {
    if (fee?.delegateFee !== true) throw refusal(Status.invalidArgument, 'fee is missing')
    return PrepareTxResponse.create({
      data: '{"message":{"context":"{}","msgs":"[]"}}',
      feePayer: 'inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9',
      feePayerSig: payerSignature,
    })
  },
})

/** The gateway that pays fees for others, and says how it is. */
export const gateway: Family = (options) => [
  grpcWeb(
    [
      options.behind === undefined
        ? documented
        : serve(InjectiveExchangeRPC, {}, { otherwise: answerBehind(options.behind) }),
    ],
    options,
  ),
  ...routes(
    get('/api/health/v1/status', { answer: () => json({ s: 'ok', errmsg: '', status: 'ok', data: {} }) }),
  )(options),
]
