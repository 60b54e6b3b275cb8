import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map: every page stands under each language's prefix; English has none. */
export default [
  route('block/:block/json', 'routes/blocks/block-json.ts'),
  route('transaction/:hash/json', 'routes/transactions/transaction-json.ts'),
  route('transaction/:hash/bytes/:form', 'routes/transactions/transaction-bytes.ts'),
  route('account/:address/json', 'routes/accounts/account-json.ts'),
  route(':language?/card/:kind/:name.png', 'routes/card.ts'),
  route(':language?/proof/:kind/:id', 'routes/proof-json.ts'),
  route('preferences/theme', 'routes/preferences/theme.ts'),
  route(':language?/search.json', 'routes/search-json.ts'),
  route(':language?', 'routes/language.tsx', [
    index('routes/home/home.tsx'),
    route('blocks', 'routes/blocks/block-list.tsx'),
    route('blocks.csv', 'routes/blocks/block-csv.ts'),
    route('block/:block', 'routes/blocks/block.tsx'),
    route('transactions', 'routes/transactions/transaction-list.tsx'),
    route('transactions.csv', 'routes/transactions/transaction-csv.ts'),
    route('transaction/:hash', 'routes/transactions/transaction.tsx'),
    route('transaction/:hash/event-logs', 'routes/transactions/event-logs.tsx'),
    route('raw-tx', 'routes/transactions/raw/raw-transaction.tsx'),
    route('account/:address/:part?/:child?', 'routes/accounts/account.tsx'),
    route('account/:address/:list.csv', 'routes/accounts/list-csv.ts'),
    route('account/:address/transactions.csv', 'routes/accounts/transaction-csv.ts'),
    route('env', 'routes/developers/environment.tsx'),
    route('locales', 'routes/developers/locales.tsx'),
    route('playground', 'routes/developers/playground.tsx'),
    route('not-found', 'routes/not-located.tsx'),
    route('maintenance', 'routes/maintenance.tsx'),
    route('search', 'routes/search.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
