import type { Fields } from '../../fields.ts'
import { account, count } from '../../parts.ts'
import { rulesOf, tell, type RuleContext, type Rules } from '../../rule.ts'
import { spendCommunityPoolAmong } from '../distribution.ts'
import { changeOrders } from './batches.ts'
import { changeMargin, moveFunds, transferBetweenOwn, transferToAnother } from './funds.ts'
import { activateStake, executeWithPrivilege, grantStake, optOutOfRewards, reclaimFunds } from './grants.ts'
import { launch, updateBinaryMarket, updateMarket, updateParams } from './listings.ts'
import { tellOrder, type Placing } from './order.ts'
import { liquidate, liquidateMany, offset, settle } from './positions.ts'

// Both versions of the module name their messages and fields alike; they differ in the scale of numbers.
const rules: Rules = {
  MsgCreateSpotLimitOrder: place('limit'),
  MsgCreateSpotMarketOrder: place('market'),
  MsgCreateDerivativeLimitOrder: place('limit'),
  MsgCreateDerivativeMarketOrder: place('market'),
  MsgCreateBinaryOptionsLimitOrder: place('limit'),
  MsgCreateBinaryOptionsMarketOrder: place('market'),
  MsgBatchCreateSpotLimitOrders: changeOrders,
  MsgBatchCreateDerivativeLimitOrders: changeOrders,
  MsgCancelSpotOrder: changeOrders,
  MsgCancelDerivativeOrder: changeOrders,
  MsgCancelBinaryOptionsOrder: changeOrders,
  MsgBatchCancelSpotOrders: changeOrders,
  MsgBatchCancelDerivativeOrders: changeOrders,
  MsgBatchCancelBinaryOptionsOrders: changeOrders,
  MsgBatchUpdateOrders: changeOrders,
  MsgDeposit: moveFunds('exchange.deposit'),
  MsgWithdraw: moveFunds('exchange.withdraw'),
  MsgSubaccountTransfer: transferBetweenOwn,
  MsgExternalTransfer: transferToAnother,
  MsgIncreasePositionMargin: changeMargin('increaseMargin'),
  MsgDecreasePositionMargin: changeMargin('decreaseMargin'),
  MsgLiquidatePosition: liquidate,
  MsgBatchLiquidatePositions: liquidateMany,
  MsgOffsetPosition: offset,
  MsgEmergencySettleMarket: settle,
  MsgInstantSpotMarketLaunch: launch('spot'),
  MsgInstantPerpetualMarketLaunch: launch('perpetual'),
  MsgInstantExpiryFuturesMarketLaunch: launch('futures'),
  MsgInstantBinaryOptionsMarketLaunch: launch('binary'),
  MsgSpotMarketLaunch: launch('spot'),
  MsgPerpetualMarketLaunch: launch('perpetual'),
  MsgExpiryFuturesMarketLaunch: launch('futures'),
  MsgBinaryOptionsMarketLaunch: launch('binary'),
  MsgSpotMarketParamUpdate: updateParams,
  MsgDerivativeMarketParamUpdate: updateParams,
  MsgBinaryOptionsMarketParamUpdate: updateParams,
  MsgUpdateSpotMarket: updateMarket,
  MsgUpdateDerivativeMarket: updateMarket,
  MsgAdminUpdateBinaryOptionsMarket: updateBinaryMarket,
  MsgBatchCommunityPoolSpend: spendCommunityPoolAmong,
  MsgAuthorizeStakeGrants: grantStake,
  MsgActivateStakeGrant: activateStake,
  MsgRewardsOptOut: optOutOfRewards,
  MsgPrivilegedExecuteContract: executeWithPrivilege,
  MsgReclaimLockedFunds: reclaimFunds,
  MsgActivatePostOnlyMode: (message, context) =>
    tell('exchange.postOnly', context, {
      sender: account(message.text('sender')),
      count: count(Number(message.text('blocks_amount'))),
    }),
  MsgCancelPostOnlyMode: (message, context) =>
    tell('exchange.endPostOnly', context, { sender: account(message.text('sender')) }),
}

export const exchange: Rules = {
  ...rulesOf('injective.exchange.v1beta1', rules),
  ...rulesOf('injective.exchange.v2', rules),
}

function place(placing: Placing) {
  return (message: Fields, context: RuleContext, type: string) => {
    // The chain may refuse an order when the block ends, after the message is done.
    const isRefused = context.orders?.length === 1 && context.orders[0]?.status === 'refused'
    const given = isRefused ? { ...context, failed: true } : context
    return tellOrder(message.text('sender'), message.object('order'), placing, type, given)
  }
}
