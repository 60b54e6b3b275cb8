import {
  readAccount,
  sentenceOfTransaction,
  type Event,
  type Message,
  type Part,
  type Sentence,
} from '@injsight/chain'
import type { ListNamesRequest, TransactionOutcome } from '@injsight/injsight-v1'
import type { Names } from '../../sources/names/names.server.ts'
import { knownOf, type Known } from './known.server.ts'

type Told = { code: number; messages: Message[]; events: Event[] }

/** What the sentences of transactions speak of, and the site has no name for. */
export function thingsOf(transactions: readonly Told[], names: Names): ListNamesRequest {
  const asked = { markets: none(), contracts: none(), proposals: none(), channels: none() }
  const known = listen(names, asked)
  for (const { code, messages, events } of transactions) {
    const sentence = sentenceOfTransaction(messages, { ...known, failed: code !== 0, events })
    for (const address of accountsIn(sentence)) {
      if (!names.validators.has(address) && !names.modules.has(address)) asked.contracts.add(address)
    }
  }
  // Messages may hold any text where a name should be: of such nobody is asked.
  return {
    markets: [...asked.markets].filter((id) => /^0x[0-9a-f]{64}$/i.test(id)),
    contracts: [...asked.contracts].filter((address) => /^inj1[02-9ac-hj-np-z]{38,58}$/.test(address)),
    proposals: [...asked.proposals].filter((id) => /^[1-9]\d{0,17}$/.test(id)).map(BigInt),
    channels: [...asked.channels].filter((id) => /^channel-\d{1,20}$/.test(id)),
  }
}

/** The tokens of the EVM that moved, as far as the site has no name for them. */
export function tokensOf(
  outcomes: readonly Pick<TransactionOutcome, 'tokenMoves'>[],
  { contracts }: Names,
): ListNamesRequest {
  const moved = outcomes.flatMap(({ tokenMoves }) => tokenMoves.map(({ contract }) => readAccount(contract)))
  const unnamed = [...new Set(moved)].filter((address) => !contracts?.has(address))
  return { markets: [], contracts: unnamed, proposals: [], channels: [] }
}

const none = () => new Set<string>()
type Asked = Record<'markets' | 'contracts' | 'proposals' | 'channels', Set<string>>

/** Knows as much, and notes what it didn't. */
function listen(names: Names, asked: Asked): Known {
  const { tokens, markets, proposals, channels } = knownOf(names)
  const note = <Found>(found: Found, things: Set<string>, name: string) => {
    if (found === undefined) things.add(name)
    return found
  }
  return {
    tokens,
    markets: { find: (id) => note(markets.find(id), asked.markets, id) },
    // Of a contract whose token a list has, the chain is asked too: it knows it better.
    contracts: { find: (address) => note(names.contracts?.get(address), asked.contracts, address) },
    proposals: { find: (id) => note(proposals.find(id), asked.proposals, id) },
    channels: { find: (port, id) => note(channels.find(port, id), asked.channels, id) },
  }
}

function accountsIn({ parts }: Sentence): string[] {
  return Object.values(parts).flatMap(accountsOf)
}

function accountsOf(part: Part): string[] {
  if (part.kind === 'sentence') return accountsIn(part.sentence)
  if (part.kind === 'call') return part.given.flatMap(accountsOf)
  return part.kind === 'account' ? [part.address] : []
}
