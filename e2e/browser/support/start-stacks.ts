import { findProgram } from '@injsight/local-chain'
import { copyShared, newerRecording, olderRecording, startStack, type Recording } from '@injsight/testing'
import { stackVariable, type StackName } from './stacks.ts'
import { accountOf, busyHeight, transactionOf } from './recorded.ts'

/**
 * Stacks, each started as a user would: `settled` has played the whole older recording and stands still, so that
 * every height and transaction is there; `newer` the same with the newer one; `live` plays on from the busy hour, so
 * that blocks arrive; `chain` has a chain of its own, where there is an `injectived`. Stacks that run already can be
 * named instead, which is quicker while a test is being written. Where the tests of the indexer run in the same run, what
 * stands still isn't indexed once more: it goes on with a copy of what they have made.
 */
export default async function startStacks(): Promise<() => Promise<void>> {
  const standing = await Promise.all([
    start('settled', { recording: olderRecording, pace: 'all' }),
    start('newer', { recording: newerRecording, pace: 'all' }),
    startChain(),
  ])
  // The live one last: its busy hour is not to pass while the others are still being indexed.
  const stops = [...standing, await start('live', { recording: olderRecording, pace: 'live' })]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function startChain(): Promise<() => Promise<void>> {
  const program = await findProgram().catch(() => undefined) // its tests say that they are skipped
  return program === undefined ? async () => {} : start('chain', { chain: 'local' })
}

type Source = { recording: Recording; pace: string } | { chain: 'local' }

async function start(name: StackName, source: Source): Promise<() => Promise<void>> {
  if (process.env[stackVariable(name)] !== undefined) return async () => {}
  const indexed =
    'chain' in source || source.pace !== 'all' ? undefined : await copyShared(source.recording.name)
  const { site, index, node, faucet, stop } = await startStack({ name, database: indexed?.url, ...source })
  // What a site learns with its first pages, names above all, it knows from then on.
  for (const path of firstPagesOf(name)) await (await fetch(site + path)).text()
  process.env[stackVariable(name)] = site
  process.env[stackVariable(name, 'INDEX_URL')] = index
  process.env[stackVariable(name, 'NODE_URL')] = node
  process.env[stackVariable(name, 'FAUCET_URL')] = faucet
  return async () => {
    await stop()
    await indexed?.drop()
  }
}

function firstPagesOf(name: StackName): string[] {
  return name === 'newer' || name === 'chain' ? ['/'] : ['/', ...pagesOfOlder]
}

const pagesOfOlder = [
  `/block/${busyHeight}/`,
  `/transaction/${transactionOf('exchange.batch-update').hash}/`,
  `/account/${accountOf('alice')}/`,
]
