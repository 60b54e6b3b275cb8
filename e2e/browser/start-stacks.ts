import { startStack } from '@injsight/testing'

/**
 * Two stacks, each started as a user would: `settled` has played the whole recording and stands still, so that
 * every height and transaction is there; `live` plays on from the busy hour, so that blocks arrive.
 */
export default async function startStacks(): Promise<() => Promise<void>> {
  const [settled, live] = await Promise.all([
    startStack({ name: 'settled', pace: 'all' }),
    startStack({ name: 'live', pace: 'live' }),
  ])
  process.env.SETTLED_URL = settled.site
  process.env.LIVE_URL = live.site
  return async () => {
    await Promise.all([settled.stop(), live.stop()])
  }
}
