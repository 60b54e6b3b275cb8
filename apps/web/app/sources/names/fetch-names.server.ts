import { injsight } from '../asking/clients.server.ts'
import { keepFor } from '../asking/keep-for.server.ts'
import { lastKnown } from '../asking/last-known.server.ts'
import { fetchListed } from '../lists/lists.server.ts'
import { accountNames } from './name-services.server.ts'
import { toNames, type Names } from './names.server.ts'

/** A page waits no longer than this for names: without them it says the same, only less well. */
const patienceMs = 1500

const askIndex = lastKnown(patienceMs, () => injsight.listKnownNames({}).response)
const askNames = keepFor(30_000, gatherNames, { milliseconds: 1000, when: ({ isWhole }) => !isWhole })

/** What can't be had now goes by the names that it had, or by none; soon after it is asked for again. */
export async function fetchNames(): Promise<Names> {
  return (await askNames()).names
}

const none = { tokens: [], decimals: [], markets: [], validators: [], former: [] }

async function gatherNames(): Promise<{ names: Names; isWhole: boolean }> {
  const [{ value, isFresh }, listed] = await Promise.all([askIndex(), fetchListed()])
  return { names: { ...toNames(value ?? none, listed), accountNames }, isWhole: isFresh }
}
