import { accountOf } from '#src/decode/values/account.ts'
import { noteEvent, onEvent, type Module } from '../module.ts'
import { feedKey } from '../oracle/feed-key.ts'
import { readFields } from '../read-fields.ts'
import { readFeeds, resetEpochs, setAnswer, setConfig } from './feeds.ts'
import { onOcr, payeeMessages } from './payees.ts'
import { feeds, payees, transmissions } from './tables.ts'

const events = 'injective.ocr.v1beta1'

/**
 * Chainlink's feeds. What observers have earned isn't followed: who signed a report stands in no event, so the reward
 * pools and the counts of work are asked from the node.
 */
export const ocr: Module = {
  name: 'ocr',
  state: {
    tables: [feeds, payees],
    events: [
      onEvent(`${events}.EventConfigSet`, setConfig),
      onEvent(`${events}.EventNewTransmission`, (event, state, { block }) => setAnswer(event, state, block)),
    ],
    messages: [onOcr('MsgUpdateFeed', resetEpochs), ...payeeMessages],
    fromGenesis(state, _, whole) {
      const json = readFields(whole['chainlink'], 'chainlink')
      readFeeds(state, json)
      for (const pending of json.objects('pending_payeeships')) {
        const [feed, transmitter] = [pending.name('feed_id'), pending.name('transmitter')]
        state.put(payees, { feed, transmitter, payee: null, proposed: pending.text('proposed_payee') })
      }
    },
  },
  history: {
    tables: [transmissions],
    events: [
      noteEvent(`${events}.EventNewTransmission`, (event, history, { block, tx }) => {
        const told = readFields(event.object(), event.type)
        history.append(transmissions, {
          height: block.height,
          place: event.ordinal,
          tx_seq: tx?.sequence ?? null,
          feed: feedKey({ oracle: 'Chainlink', base: told.name('feed_id'), quote: '' }),
          round: told.count('aggregator_round_id'),
          answer: told.decimal('answer'),
          transmitter: history.account(accountOf(told.text('transmitter'))),
          observed: told.count('observations_timestamp'),
        })
      }),
    ],
  },
}
