import { newerRecording, olderRecording, startStack, type Recording } from '@injsight/testing'
import type { StackName } from './stacks.ts'
import { accountOf, busyHeight, transactionOf } from './recorded.ts'

/**
 * Three stacks, each started as a user would: `settled` has played the whole older recording and stands still, so that
 * every height and transaction is there; `newer` the same with the newer one; `live` plays on from the busy hour, so
 * that blocks arrive. Stacks that run already can be named instead, which is quicker while a test is being written.
 */
export default async function startStacks(): Promise<() => Promise<void>> {
  const standing = await Promise.all([
    start('settled', { recording: olderRecording, pace: 'all' }),
    start('newer', { recording: newerRecording, pace: 'all' }),
  ])
  // The live one last: its busy hour is not to pass while the others are still being indexed.
  const stops = [...standing, await start('live', { recording: olderRecording, pace: 'live' })]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

type Played = { recording: Recording; pace: string }

async function start(name: StackName, played: Played): Promise<() => Promise<void>> {
  const variable = name.toUpperCase()
  if (process.env[`${variable}_URL`] !== undefined) return async () => {}
  const { site, index, stop } = await startStack({ name, ...played })
  // What a site learns with its first pages, names above all, it knows from then on.
  for (const path of firstPagesOf(name)) await (await fetch(site + path)).text()
  process.env[`${variable}_URL`] = site
  process.env[`${variable}_INDEX_URL`] = index
  return stop
}

function firstPagesOf(name: StackName): string[] {
  return name === 'newer' ? ['/'] : ['/', ...pagesOfOlder]
}

const pagesOfOlder = [
  `/block/${busyHeight}/`,
  `/transaction/${transactionOf('exchange.batch-update').hash}/`,
  `/account/${accountOf('alice')}/`,
]
