import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/query_pb.client.js'
import {
  MsgClaimVoucher,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/tx_pb.js'
import { noteEvent, onEvent, onMessage, type Module } from '../module.ts'
import { readFields, readMessage } from '../read-fields.ts'
import { readName } from '../read-json.ts'
import { noteBid, noteResult, noteRound } from './history.ts'
import {
  beginRound,
  change,
  endFirstRound,
  endRound,
  placeBid,
  readParams,
  readState,
  setVoucher,
} from './state.ts'
import { auctionBids, auctionModule, auctionResults, auctionRounds, auctionVouchers } from './tables.ts'

const events = 'injective.auction.v1beta1'

export const auction: Module = {
  name: 'auction',
  state: {
    tables: [auctionModule, auctionVouchers],
    events: [
      onEvent(`${events}.EventBid`, placeBid),
      onEvent(`${events}.EventAuctionResult`, endRound),
      onEvent(`${events}.EventAuctionStart`, beginRound),
      onEvent(`${events}.EventSetVoucher`, (event, state) => {
        const told = readFields(event.object(), event.type)
        setVoucher(state, told.name('addr'), told.coin('voucher'))
      }),
    ],
    messages: [
      onMessage(MsgUpdateParams, (message, state) =>
        change(state, readParams(readMessage(MsgUpdateParams, message).object('params'))),
      ),
      onMessage(MsgClaimVoucher, ({ sender, denom }, state) => {
        state.remove(auctionVouchers, { address: readName(sender), denom: readName(denom) })
      }),
    ],
    endBlock: endFirstRound,
    fromGenesis(state, genesis) {
      if (genesis !== undefined) readState(state, readFields(genesis, 'auction'))
    },
    /** The module's state leaves out who won last, which has a question of its own. */
    async fromNode(state, node) {
      const client = new QueryClient(node)
      const [{ state: known }, { lastAuctionResult }] = await Promise.all([
        client.auctionModuleState({}).response,
        client.lastAuctionResult({}).response,
      ])
      if (known === undefined) return
      readState(
        state,
        readMessage(GenesisState, { ...known, ...(lastAuctionResult && { lastAuctionResult }) }),
      )
    },
  },
  history: {
    tables: [auctionBids, auctionRounds, auctionResults],
    events: [
      noteEvent(`${events}.EventBid`, noteBid),
      noteEvent(`${events}.EventAuctionStart`, noteRound),
      noteEvent(`${events}.EventAuctionResult`, noteResult),
    ],
  },
}
