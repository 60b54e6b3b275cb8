import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map: every page stands under each language's prefix; English has none. */
export default [
  route('transaction/:hash/json', 'routes/transactions/transaction-json.ts'),
  route('preferences/theme', 'routes/preferences/theme.ts'),
  route(':language?', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('blocks', 'routes/blocks/block-list.tsx'),
    route('block/:block', 'routes/blocks/block.tsx'),
    route('transactions', 'routes/transactions/transaction-list.tsx'),
    route('transaction/:hash', 'routes/transactions/transaction.tsx'),
    route('account/:address', 'routes/accounts/account.tsx'),
    route('search', 'routes/search.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
