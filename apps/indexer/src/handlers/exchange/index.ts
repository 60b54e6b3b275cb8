import type { Module } from '../module.ts'
import { auctionEvents } from './auction.ts'
import { batchNonceMessages } from './batch-nonces.ts'
import { askNode, readGenesis } from './begin.ts'
import { conditionalEvents, countTriggered } from './conditional-nonces.ts'
import { denoms } from './denoms.ts'
import { depositEvents, deposits } from './deposits.ts'
import { expiries } from './expiry.ts'
import { beginFeeBlock, discountVolumes, feeDiscountEvents } from './fee-discounts.ts'
import { feeMultiplierEvents, feeMultipliers } from './fee-multipliers.ts'
import { activeGrants, grantEvents, optOutMessages, stakeGrants } from './grants.ts'
import { exchangeHistory } from './history/index.ts'
import { countUnsettled, liquidationMessages } from './liquidations.ts'
import { marketEvents, markets } from './markets.ts'
import { startMaturations } from './maturation.ts'
import { nonceMessages } from './nonces.ts'
import { nonces } from './trade-nonces.ts'
import { paramMessages } from './params.ts'
import { perpetualEvents, perpetuals } from './perpetuals.ts'
import { countContractOrders } from './placed-orders.ts'
import { positionEvents, positions } from './positions.ts'
import { beginPostOnly, postOnlyMessages } from './post-only.ts'
import { beginRewardBlock, optOuts, rewardEvents, rewardPoints, rewardPools } from './rewards.ts'
import { settings } from './settings.ts'
import { marketVolumes, subaccountVolumes, tradeEvents } from './volumes.ts'

/** The exchange but its orders, which are in handlers/orders/. */
export const exchange: Module = {
  name: 'exchange',
  state: {
    tables: [
      settings,
      markets,
      perpetuals,
      expiries,
      deposits,
      denoms,
      positions,
      nonces,
      marketVolumes,
      subaccountVolumes,
      discountVolumes,
      rewardPools,
      rewardPoints,
      optOuts,
      stakeGrants,
      activeGrants,
      feeMultipliers,
    ],
    events: [
      ...marketEvents,
      ...perpetualEvents,
      ...depositEvents,
      ...auctionEvents,
      ...positionEvents,
      ...tradeEvents,
      ...conditionalEvents,
      ...feeDiscountEvents,
      ...rewardEvents,
      ...grantEvents,
      ...feeMultiplierEvents,
    ],
    messages: [
      ...nonceMessages,
      ...batchNonceMessages,
      ...liquidationMessages,
      ...paramMessages,
      ...optOutMessages,
      ...postOnlyMessages,
    ],
    beginBlock: beginPostOnly,
    async endBlock(state, block) {
      await beginFeeBlock(state, block)
      await beginRewardBlock(state, block)
      await startMaturations(state, block)
      await countTriggered(state, block)
      await countUnsettled(state, block)
      await countContractOrders(state, block)
    },
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
  history: exchangeHistory,
}
