import { olderRecording, startStack } from '@injsight/testing'
import { accountOf, busyHeight, transactionOf } from './recorded.ts'

/**
 * Two stacks, each started as a user would: `settled` has played the whole recording and stands still, so that
 * every height and transaction is there; `live` plays on from the busy hour, so that blocks arrive. Stacks that run
 * already can be named instead, which is quicker while a test is being written.
 */
export default async function startStacks(): Promise<() => Promise<void>> {
  // The live one last: its busy hour is not to pass while the other is still being indexed.
  const stops = [await start('settled', 'all'), await start('live', 'live')]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function start(name: 'settled' | 'live', pace: string): Promise<() => Promise<void>> {
  const variable = name.toUpperCase()
  if (process.env[`${variable}_URL`] !== undefined) return async () => {}
  const { site, index, stop } = await startStack({ name, recording: olderRecording, pace })
  // What a site learns with its first pages, names above all, it knows from then on.
  for (const path of firstPages) await (await fetch(site + path)).text()
  process.env[`${variable}_URL`] = site
  process.env[`${variable}_INDEX_URL`] = index
  return stop
}

const firstPages = [
  '/',
  `/block/${busyHeight}/`,
  `/transaction/${transactionOf('exchange.batch-update').hash}/`,
  `/account/${accountOf('alice')}/`,
]
