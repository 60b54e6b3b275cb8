import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/query_pb.client.js'
import {
  MsgClaimVoucher,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/tx_pb.js'
import { onExchange } from '../exchange/generations.ts'
import { noteEvent, onEvent, onMessage, type Module } from '../module.ts'
import { readFields, readMessage } from '../read-fields.ts'
import { readName } from '../read-json.ts'
import { noteFund, noteRedemption, noteRequest, noteUnderwriting } from './history.ts'
import {
  addFailure,
  addRedemption,
  endRedemption,
  findModule,
  hurryRedemptions,
  readState,
  setFund,
  setVoucher,
  takeDueRedemptions,
} from './state.ts'
import {
  failedRedemptions,
  insuranceBalances,
  insuranceChanges,
  insuranceFunds,
  insuranceModule,
  insuranceVouchers,
  redemptions,
} from './tables.ts'

const events = 'injective.insurance.v1beta1'

const marketUpdates = [
  'EventDerivativeMarketUpdate',
  'EventPerpetualMarketUpdate',
  'EventExpiryFuturesMarketUpdate',
  'EventBinaryOptionsMarketUpdate',
]

export const insurance: Module = {
  name: 'insurance',
  state: {
    tables: [insuranceModule, insuranceFunds, redemptions, failedRedemptions, insuranceVouchers],
    events: [
      onEvent(`${events}.EventInsuranceFundUpdate`, setFund),
      onEvent(`${events}.EventRequestRedemption`, addRedemption),
      onEvent(`${events}.EventWithdrawRedemption`, endRedemption),
      onEvent(`${events}.EventWithdrawRedemptionFailed`, addFailure),
      ...marketUpdates.flatMap((name) => onExchange(name, hurryRedemptions)),
      onEvent(`${events}.EventSetVoucher`, (event, state) => {
        const told = readFields(event.object(), event.type)
        setVoucher(state, told.name('addr'), told.coin('voucher'))
      }),
    ],
    messages: [
      onMessage(MsgUpdateParams, async (message, state) => {
        const params = readMessage(MsgUpdateParams, message).object('params')
        const redemption_notice = params.text('default_redemption_notice_period_duration')
        state.put(insuranceModule, { ...(await findModule(state)), redemption_notice })
      }),
      onMessage(MsgClaimVoucher, ({ sender, denom }, state) => {
        state.remove(insuranceVouchers, { address: readName(sender), denom: readName(denom) })
      }),
    ],
    endBlock: takeDueRedemptions,
    fromGenesis(state, genesis) {
      if (genesis !== undefined) readState(state, readFields(genesis, 'insurance'))
    },
    async fromNode(state, node) {
      const { state: known } = await new QueryClient(node).insuranceModuleState({}).response
      if (known !== undefined) readState(state, readMessage(GenesisState, known))
    },
  },
  history: {
    tables: [insuranceChanges, insuranceBalances],
    events: [
      noteEvent(`${events}.EventInsuranceFundUpdate`, noteFund),
      noteEvent(`${events}.EventUnderwrite`, noteUnderwriting),
      noteEvent(`${events}.EventRequestRedemption`, noteRequest),
      noteEvent(`${events}.EventWithdrawRedemption`, noteRedemption),
    ],
  },
}
