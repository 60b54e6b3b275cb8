import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/tx_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import { noteEvent, onEvent, onMessage, type EventContext, type Module } from '../module.ts'
import { readFields, readMessage } from '../read-fields.ts'
import { statisticsOf } from '../statistics/index.ts'
import { cleanBandCalls, noteBandCall } from './band.ts'
import { feedKey } from './feed-key.ts'
import { keepCoinbasePrice, keepPrices, settleBandCall } from './keep-prices.ts'
import { changeModule } from './module-row.ts'
import { privileges } from './privileges.ts'
import { readRecords, readState } from './read-state.ts'
import { appendRecord, cleanRecords } from './records.ts'
import { priceChanges, stateTables } from './tables.ts'
import { addReports, findReporter } from './reports.ts'
import { readPrices, toldPrices, type ToldPrice } from './told-prices.ts'

const coinbase = 'injective.oracle.v1beta1.SetCoinbasePriceEvent'
const bandOverIbc = 'injective.oracle.v1beta1.SetBandIBCPriceEvent'

export const oracle: Module = {
  name: 'oracle',
  state: {
    tables: stateTables,
    events: [
      ...Object.keys(toldPrices).map((type) =>
        onEvent(type, async (event, state, context) => {
          await keepPrices(event, state, context)
          if (type === bandOverIbc) settleBandCall(event, state)
        }),
      ),
      onEvent(coinbase, keepCoinbasePrice),
      onEvent('send_packet', noteBandCall),
    ],
    messages: [
      ...privileges,
      onMessage(MsgUpdateParams, (message, state) =>
        changeModule(state, { params: readMessage(MsgUpdateParams, message).json('params') }),
      ),
    ],
    async endBlock(state, block) {
      await cleanRecords(state, block)
      await cleanBandCalls(state, block)
    },
    async fromGenesis(state, genesis) {
      if (genesis === undefined) return
      for (const { oracle, symbol, record } of await readState(state, readFields(genesis, 'oracle'))) {
        await appendRecord(state, oracle, symbol, record)
      }
    },
    async fromNode(state, node) {
      const { state: known } = await new QueryClient(node).oracleModuleState({}).response
      if (known === undefined) return
      const json = readMessage(GenesisState, known)
      await readState(state, json)
      readRecords(state, json)
    },
  },
  history: {
    tables: [priceChanges],
    events: [
      ...Object.keys(toldPrices).map((type) =>
        noteEvent(type, (event, history, context) => noteReports(event, history, context, readPrices(event))),
      ),
      noteEvent(coinbase, (event, history, context) => {
        const told = readFields(event.object(), event.type)
        const feed = { oracle: 'Coinbase', base: told.name('symbol'), quote: '' }
        noteReports(event, history, context, [{ feed, price: told.decimal('price') }])
      }),
    ],
  },
}

type Report = Pick<ToldPrice, 'feed' | 'price'>
type NoteContext = Omit<EventContext, 'run'>

function noteReports(event: ChainEvent, history: History, { block, tx }: NoteContext, told: Report[]): void {
  const account = findReporter(event, tx)
  const reporter = account === null ? null : history.account(account)
  const { height } = block
  for (const [at, { feed: name, price }] of told.entries()) {
    const feed = feedKey(name)
    history.append(priceChanges, { height, place: event.ordinal, at, feed, price, reporter })
    const { reports, prices } = statisticsOf(block)
    prices.set(feed, price)
    addReports(reports, {
      feed,
      reporter: reporter ?? 0n,
      reports: 1,
      low: price,
      high: price,
      last: price,
      told: height,
    })
  }
}
