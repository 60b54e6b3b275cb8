import { InjectiveInsuranceRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import type { IInjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createFundMethods } from './funds.ts'
import { createRedemptionMethods } from './redemptions.ts'

/** `injective_insurance_rpc`: the funds behind derivative markets, and who takes a share back out of them. */
export function createInsuranceService(sources: { pool: Pool }): ServedService {
  return serve<IInjectiveInsuranceRPCClient>(InjectiveInsuranceRPC, {
    ...createFundMethods(sources),
    ...createRedemptionMethods(sources),
  })
}
