import { encodeAddress, toSubaccount } from '@injsight/chain'
import type { RecordedBlock } from '#src/folder/read-chunk.ts'

/** What a range of blocks is about: everyone and everything that its events name, in the order of their names. */
export type Subjects = {
  accounts: string[]
  subaccounts: string[]
  /** Subaccount and market that one event names together. */
  pairs: { subaccount: string; market: string }[]
}

export type SubjectCollector = { look(recorded: RecordedBlock): void; found(): Subjects }

const letters = '[02-9ac-hj-np-z]'
const account = new RegExp(`\\binj1${letters}{38}(?:${letters}{20})?(?!${letters})`, 'g')
/** Bank events write addresses as base64. */
const rawAccount = /\\"addr\\":\\"([A-Za-z0-9+/]{27}=)\\"/g

/** Collects whom the state should be asked about. */
export function collectSubjects(): SubjectCollector {
  const accounts = new Set<string>()
  const subaccounts = new Set<string>()
  const pairs = new Set<string>()
  return {
    look({ block_results: results }) {
      const text = results.toString('latin1')
      for (const [name] of text.matchAll(account)) accounts.add(name)
      for (const [, raw = ''] of text.matchAll(rawAccount))
        accounts.add(encodeAddress('inj', Buffer.from(raw, 'base64')))
      for (const event of text.split('{"type":')) lookIntoEvent(event, subaccounts, pairs)
    },
    found() {
      for (const one of accounts) if (one.length === 42) subaccounts.add(toSubaccount(one, 0))
      return {
        accounts: [...accounts].sort(),
        subaccounts: [...subaccounts].sort(),
        pairs: [...pairs].sort().map(pairOf),
      }
    },
  }
}

function pairOf(pair: string): Subjects['pairs'][number] {
  const [subaccount = '', market = ''] = pair.split(' ')
  return { subaccount, market }
}

const hexId = (name: string) => new RegExp(`${name}\\\\?"[^0]{0,24}(0x[0-9a-f]{64})(?![0-9a-f])`, 'g')
const marketId = hexId('market_?id')
const subaccountId = hexId('subaccount_id')

/** Subaccounts are told from markets and order hashes by what the event calls them. */
function lookIntoEvent(event: string, subaccounts: Set<string>, pairs: Set<string>): void {
  if (!event.includes('subaccount')) return
  const markets = [...event.matchAll(marketId)].map(([, id = '']) => id)
  for (const [, id = ''] of event.matchAll(subaccountId)) {
    subaccounts.add(id)
    for (const market of markets) pairs.add(`${id} ${market}`)
  }
}
