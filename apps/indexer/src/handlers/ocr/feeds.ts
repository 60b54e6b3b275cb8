import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { secondsOf } from '../oracle/price.ts'
import { readFields, type Fields } from '../read-fields.ts'
import { feeds } from './tables.ts'

const noReport = {
  epoch: 0n,
  round: 0n,
  aggregator_round: null,
  answer: null,
  observed: null,
  transmitted: null,
}

/** The last answer stands. */
export async function setConfig(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const config = told.object('config')
  const feed = config.object('module_params').name('feed_id')
  const known = await state.find(feeds, { feed })
  state.put(feeds, {
    ...(known ?? { feed, ...noReport }),
    config: told.json('config'),
    info: told.json('config_info'),
  })
}

/** An admin's new config begins to count epochs anew, one of governance doesn't. */
export async function resetEpochs(message: Fields, state: State): Promise<void> {
  const feed = message.name('feed_id')
  const known = await state.find(feeds, { feed })
  if (known !== undefined) state.put(feeds, { ...known, epoch: 0n, round: 0n })
}

export async function setAnswer(event: ChainEvent, state: State, block: BlockContext): Promise<void> {
  const told = readFields(event.object(), event.type)
  const feed = told.name('feed_id')
  const known = await state.find(feeds, { feed })
  if (known === undefined) throw badChainData('ocr.feed', `There is no feed "${feed}"`)
  const report = told.object('epoch_and_round')
  const count = (name: string) => (report.has(name) ? report.count(name) : 0n)
  state.put(feeds, {
    ...known,
    epoch: count('epoch'),
    round: count('round'),
    aggregator_round: told.count('aggregator_round_id'),
    answer: told.decimal('answer'),
    observed: told.count('observations_timestamp'),
    transmitted: secondsOf(block),
  })
}

/** @param json a genesis file's part */
export function readFeeds(state: State, json: Fields): void {
  const rounds = byFeed(json.objects('latest_epoch_and_rounds'))
  const last = byFeed(json.objects('feed_transmissions'))
  const aggregators = byFeed(json.objects('latest_aggregator_round_ids'))
  for (const [at, config] of json.objects('feed_configs').entries()) {
    const feed = config.object('module_params').name('feed_id')
    const round = rounds.get(feed)?.object('epoch_and_round')
    const transmission = last.get(feed)?.object('transmission')
    const count = (from: Fields | undefined, name: string) => (from?.has(name) ? from.count(name) : null)
    state.put(feeds, {
      feed,
      config: (json.json('feed_configs') as unknown[])[at],
      // A genesis file leaves out what the chain then makes of it.
      info: {},
      epoch: count(round, 'epoch') ?? 0n,
      round: count(round, 'round') ?? 0n,
      aggregator_round: count(aggregators.get(feed), 'aggregator_round_id'),
      answer: transmission?.decimal('answer') ?? null,
      observed: count(transmission, 'observations_timestamp'),
      transmitted: count(transmission, 'transmission_timestamp'),
    })
  }
}

function byFeed(all: Fields[]): Map<string, Fields> {
  return new Map(all.map((one) => [one.name('feed_id'), one]))
}
