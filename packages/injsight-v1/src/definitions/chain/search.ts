import { count, list, message, such, text, type Of } from '../../define.ts'

export type SearchRequest = Of<typeof SearchRequest>
export const SearchRequest = message('SearchRequest', 'a text that names something', {
  text: such('859', text(1, 'what was typed')),
  limit: count(2, 'how many results at most, up to 50; 0 means 10'),
})

export type SearchResult = Of<typeof SearchResult>
export const SearchResult = message('SearchResult', 'a thing that the text names', {
  kind: text(1, 'block, blockHash, transaction, account, etherAccount, subaccount, validator, denom'),
  id: text(2, 'what identifies it in a URL: height, hash, inj1…, injvaloper…, denom'),
  name: text(3, 'what a person calls it: moniker, symbol; empty when it has no name'),
})

export type SearchResponse = Of<typeof SearchResponse>
export const SearchResponse = message('SearchResponse', 'what the text names', {
  results: list(1, 'best first', SearchResult),
  outcome: text(
    2,
    'valid; when nothing was found: blockNotFound, transactionNotFound, accountNotFound, accountInvalid, invalidTransactionHash or blockInvalid',
  ),
})

export type SuggestRequest = Of<typeof SuggestRequest>
export const SuggestRequest = message(
  'SuggestRequest',
  'the beginning of a name, or a name with a slip of the hand',
  {
    text: such('usd', text(1, 'what was typed so far')),
    limit: count(2, 'how many suggestions at most, up to 20; 0 means 8'),
  },
)

export type Suggestion = Of<typeof Suggestion>
export const Suggestion = message('Suggestion', 'something that may be meant', {
  kind: text(
    1,
    'token, market, validator, contract, collection, proposal, code, auction, deposit, withdrawal, batch, channel, connection, client or feed',
  ),
  id: text(
    2,
    'what identifies it: denom, market id, injvaloper…, inj1… or 0x…, its number, port/channel, the name of a connection or client, or oracle/base/quote of a feed, each as in a URL',
  ),
  name: text(
    3,
    'what a person calls it: symbol or name, ticker, moniker, label, title, the chain at the other end, the pair; empty for most that have a number',
  ),
  transactionHash: text(
    4,
    'of a proposal: of the transaction that submitted it, upper-case hex; empty where that is not known, and of all else',
  ),
})

export type SuggestResponse = Of<typeof SuggestResponse>
export const SuggestResponse = message('SuggestResponse', 'what may be meant', {
  suggestions: list(1, 'best first', Suggestion),
})
