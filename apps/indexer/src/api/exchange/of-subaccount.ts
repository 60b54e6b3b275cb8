import { readSubaccount, type TradesRequest } from './trade-filter.ts'

type OfSubaccount = {
  subaccountId: string
  marketId: string
  executionType: string
  direction: string
  skip: bigint
  limit: number
}

/**
 * A request for the trades of one subaccount, as one for trades.
 *
 * @throws Fault `invalid-input` where it names none
 */
export function readOfSubaccount({ executionType, ...request }: OfSubaccount): TradesRequest {
  readSubaccount(request.subaccountId)
  return {
    ...request,
    marketIds: [],
    subaccountIds: [],
    executionTypes: [executionType],
    executionSide: '',
    tradeId: '',
    accountAddress: '',
    cid: '',
    feeRecipient: '',
    startTime: 0n,
    endTime: 0n,
  }
}
