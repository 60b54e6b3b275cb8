import type { Module } from '../../module.ts'
import { fundingNotes, fundingRates } from './funding-rates.ts'
import { liquidationNotes, liquidations, liquidatorNotes } from './liquidations.ts'
import { marketChanges, marketNotes } from './market-changes.ts'
import { positionChanges, positionNotes } from './position-changes.ts'
import { rewardNotes, rewardPayments } from './reward-payments.ts'
import { marketSettlements, settlementNotes } from './settlements.ts'
import { subaccountTransfers, transferNotes } from './transfers.ts'

export const exchangeHistory: Module['history'] = {
  tables: [
    positionChanges,
    subaccountTransfers,
    fundingRates,
    liquidations,
    marketSettlements,
    marketChanges,
    rewardPayments,
  ],
  events: [
    ...positionNotes,
    ...transferNotes,
    ...fundingNotes,
    ...liquidationNotes,
    ...settlementNotes,
    ...marketNotes,
    ...rewardNotes,
  ],
  messages: liquidatorNotes,
}
