import type { Module } from '../module.ts'
import { auctionEvents } from './auction.ts'
import { batchNonceMessages } from './nonces/batch-nonces.ts'
import { askNode, readGenesis } from './begin.ts'
import { conditionalEvents, countTriggered } from './nonces/conditional-nonces.ts'
import { exchangeDenoms } from './markets/denoms-table.ts'
import { depositEvents, deposits } from './deposits.ts'
import { expiries } from './markets/expiry.ts'
import { beginFeeBlock, discountVolumes, feeDiscountEvents } from './fees/fee-discounts.ts'
import { feeMultiplierEvents, feeMultipliers } from './fees/fee-multipliers.ts'
import { activeGrants, grantEvents, optOutMessages, stakeGrants } from './fees/grants.ts'
import { exchangeHistory } from './history/index.ts'
import { countUnsettled, liquidationMessages } from './liquidations.ts'
import { marketEvents, markets } from './markets/markets.ts'
import { startMaturations } from './markets/maturation.ts'
import { nonceMessages } from './nonces/nonces.ts'
import { nonces } from './nonces/trade-nonces.ts'
import { paramMessages } from './params.ts'
import { perpetualEvents, perpetuals } from './markets/perpetuals.ts'
import { countContractOrders } from './nonces/placed-orders.ts'
import { positionEvents, positions } from './positions.ts'
import { beginPostOnly, postOnlyMessages } from './post-only.ts'
import { beginRewardBlock, optOuts, rewardEvents, rewardPoints, rewardPools } from './fees/rewards.ts'
import { settings } from './settings.ts'
import { marketVolumes, subaccountVolumes, tradeEvents } from './fees/volumes.ts'

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
      exchangeDenoms,
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
