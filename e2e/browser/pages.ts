import { accountOf, busyHeight, emptyHeight, newer, transactionOf } from './support/recorded.ts'
import type { StackName } from './support/stacks.ts'

/** A token by CW20, of both recordings. */
const tokenOfCw20 = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'

/** On the stack `settled` where it names no other. */
export type SitePage = { name: string; path: string; status: number; stack?: StackName }

/** Every kind of page that the site has, in every state that looks different. */
export const sitePages: SitePage[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'blocks', path: '/blocks/', status: 200 },
  { name: 'block', path: `/block/${busyHeight}/`, status: 200 },
  { name: 'block-empty', path: `/block/${emptyHeight}/`, status: 200 },
  { name: 'block-absent', path: '/block/99999999999/', status: 404 },
  { name: 'transactions', path: '/transactions/', status: 200 },
  { name: 'transaction', path: pathOf('bank.send'), status: 200 },
  { name: 'transaction-many', path: pathOf('multi-msg'), status: 200 },
  { name: 'transaction-failed', path: pathOf('bank.send.insufficient'), status: 200 },
  { name: 'transaction-orders', path: pathOf('exchange.batch-update'), status: 200 },
  { name: 'transaction-packet', path: pathOf('ibc.transfer.bad-receiver'), status: 200 },
  { name: 'transaction-in-part', path: pathOf('exchange.futures-limit'), status: 200 },
  { name: 'event-logs', path: `${pathOf('multi-msg')}event-logs/`, status: 200 },
  ...ofNewer([
    { name: 'transaction-ethereum', path: pathOfNewer('erc20.transfer'), status: 200 },
    { name: 'transaction-ethereum-failed', path: pathOfNewer('evm.coin.transfer.fail'), status: 200 },
    { name: 'transaction-ethereum-order', path: pathOfNewer('precompile.spot-limit'), status: 200 },
    { name: 'contract', path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/', status: 200 },
    {
      name: 'contract-logs',
      path: '/contract/0x8Ae1805BaC700188A2dF698C86F79D8Eff6AD93f/logs/',
      status: 200,
    },
    { name: 'contracts', path: '/smart-contracts/', status: 200 },
    { name: 'contracts-evm', path: '/smart-contracts/evm/', status: 200 },
    { name: 'codes', path: '/smart-contracts/code/', status: 200 },
    { name: 'contracts-registered', path: '/smart-contracts/registered/', status: 200 },
    { name: 'code', path: '/code/5/', status: 200 },
    { name: 'code-absent', path: '/code/99999/', status: 404 },
    { name: 'contract-wasm', path: '/contract/inj1zwv6feuzhy6a9wekh96cd57lsarmqlwxvdl4nk/', status: 200 },
    { name: 'contract-wasm-transfers', path: `/contract/${tokenOfCw20}/transfers/`, status: 200 },
    { name: 'contract-wasm-holders', path: `/contract/${tokenOfCw20}/token-holders/`, status: 200 },
    {
      name: 'contract-wasm-history',
      path: '/contract/inj1zwv6feuzhy6a9wekh96cd57lsarmqlwxvdl4nk/history/',
      status: 200,
    },
    {
      name: 'contract-methods',
      path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/action/?method=balanceOf(address)',
      status: 200,
    },
    {
      name: 'contract-method',
      path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/action/execute/?method=transfer(address,uint256)',
      status: 200,
    },
    {
      name: 'contract-slot',
      path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/state/?slot=0&send=yes',
      status: 200,
    },
    {
      name: 'contract-source',
      path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/source/',
      status: 200,
    },
    { name: 'contract-absent', path: '/contract/0x0909090909090909090909090909090909090909/', status: 404 },
    { name: 'assets', path: '/assets/', status: 200 },
    { name: 'asset', path: '/asset/factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/gold/', status: 200 },
    {
      name: 'asset-ibc',
      path: '/asset/ibc/DE63D8AC34B752FB7D4CAA7594145EDE1C9FC256AC6D4043D0F12310EB8FC255/',
      status: 200,
    },
    { name: 'asset-unknown', path: '/asset/share99/', status: 200 },
    { name: 'assets-contracts', path: '/assets/smart-contracts/?kind=cw20', status: 200 },
    { name: 'nfts', path: '/nfts/', status: 200 },
    { name: 'nft-collection', path: '/nfts/inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62/', status: 200 },
    { name: 'nft', path: '/nft/0x00DD563fc789cde77af54228FE088562300e85F8/1/', status: 200 },
    { name: 'token', path: '/asset/erc20:0xf3303b595360EBA7d439C091F7559ccFaEBd13f7/', status: 200 },
    { name: 'token-approved', path: '/asset/0x5DF1bd39631a590b9814bB890391E4208A0f798d/', status: 200 },
    { name: 'token-nfts', path: '/asset/0x00DD563fc789cde77af54228FE088562300e85F8/', status: 200 },
    { name: 'token-absent', path: '/asset/nonsense/', status: 404 },
    { name: 'account-ethereum', path: `/account/${newer.accountOf('ivan')}/balances/`, status: 200 },
    { name: 'trades', path: '/trade-history/spot/', status: 200 },
    {
      name: 'trades-of-account',
      path: `/trade-history/derivatives/?search=${newer.accountOf('alice')}`,
      status: 200,
    },
    { name: 'trades-mistyped', path: '/trade-history/spot/?search=nobody', status: 200 },
    { name: 'trade', path: '/trade-history/spot/1196_24aa37be620d0dd2_3/', status: 200 },
    { name: 'trade-derivative', path: '/trade-history/derivatives/1196_2f9a5f09713dbedc_1/', status: 200 },
    {
      name: 'order',
      path: '/order/0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923/',
      status: 200,
    },
    { name: 'order-absent', path: `/order/0x${'ab'.repeat(32)}/`, status: 404 },
    { name: 'trade-absent', path: '/trade-history/spot/99_0123456789abcdef_0/', status: 404 },
    { name: 'markets', path: '/markets/', status: 200 },
    { name: 'markets-rules', path: '/markets/trading-rules/', status: 200 },
    { name: 'markets-funding', path: '/markets/realtime-funding-rate/', status: 200 },
    { name: 'markets-funding-history', path: '/markets/funding-rate-history/', status: 200 },
    { name: 'markets-liquidations', path: '/markets/liquidations/', status: 200 },
    { name: 'markets-settlements', path: '/markets/settlements/', status: 200 },
    { name: 'market', path: '/market/inj-usdt-perp/', status: 200 },
    { name: 'market-past', path: '/market/inj-usdt-perp/?at=700&side=sell&size=50', status: 200 },
    { name: 'market-closed', path: '/market/match/', status: 200 },
    { name: 'market-expired', path: '/market/atom-usdt-fut/', status: 200 },
    { name: 'market-idle', path: '/market/atom-wbtc/', status: 200 },
    { name: 'market-absent', path: '/market/nonsense/', status: 404 },
    { name: 'proposals', path: '/proposals/', status: 200 },
    { name: 'proposal', path: '/proposal/18/', status: 200 },
    { name: 'proposal-rejected', path: '/proposal/35/?vote=no', status: 200 },
    { name: 'proposal-dropped', path: '/proposal/36/', status: 200 },
    { name: 'proposal-absent', path: '/proposal/999/', status: 404 },
    { name: 'validators', path: '/validators/', status: 200 },
    { name: 'validator', path: '/validator/injvaloper1d770t3em7hx0kecj3cn4pfupzqdufpqyjkxr84/', status: 200 },
    {
      name: 'validator-jailed',
      path: '/validator/injvaloper1nk4grjwzfauh0ynas3guxsj8nw6s8lyqgvsaul/',
      status: 200,
    },
    { name: 'validator-absent', path: '/validator/inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup/', status: 404 },
    { name: 'bridges', path: '/bridges/withdrawals/', status: 200 },
    { name: 'bridge-withdrawal', path: '/bridge/withdrawal/3/', status: 200 },
    { name: 'channel', path: '/channel/transfer/channel-0/', status: 200 },
    { name: 'packet-refused', path: '/packet/out/transfer/channel-0/3/', status: 200 },
    { name: 'parameters', path: '/params/', status: 200 },
    { name: 'parameters-module', path: '/params/?module=gov', status: 200 },
    { name: 'permissions', path: '/permissions/', status: 200 },
    { name: 'statistics', path: '/statistics/', status: 200 },
    { name: 'statistics-metric', path: '/statistics/transactions/?by=minute', status: 200 },
    { name: 'auctions', path: '/auctions/', status: 200 },
    { name: 'auction', path: '/auction/1/', status: 200 },
    { name: 'insurance', path: '/insurance/', status: 200 },
    { name: 'trading-rewards', path: '/trading-rewards/', status: 200 },
    { name: 'fee-discounts', path: `/fee-discounts/?search=${newer.accountOf('alice')}`, status: 200 },
    { name: 'oracles', path: '/oracles/', status: 200 },
    { name: 'oracle', path: '/oracle/PriceFeed/INJ/USDT/', status: 200 },
    { name: 'event-logs-ethereum', path: `${pathOfNewer('evm.probe.say')}event-logs/`, status: 200 },
  ]),
  {
    name: 'contract-query',
    path: `/contract/${tokenOfCw20}/action/?msg=${encodeURIComponent('{"marketing_info":{}}')}`,
    status: 200,
  },
  { name: 'contract-query-refused', path: `/contract/${tokenOfCw20}/action/?msg=%7B%7D`, status: 200 },
  {
    name: 'contract-execute',
    path: `/contract/${tokenOfCw20}/action/execute/?message=transfer`,
    status: 200,
  },
  { name: 'raw-transaction', path: '/raw-tx/', status: 200 },
  { name: 'account', path: `/account/${accountOf('alice')}/`, status: 200 },
  { name: 'account-trading', path: `/account/${accountOf('alice')}/trading/`, status: 200 },
  { name: 'account-staking', path: `/account/${accountOf('bob')}/staking/`, status: 200 },
  { name: 'account-grants', path: `/account/${accountOf('bob')}/grants/`, status: 200 },
  { name: 'account-history', path: `/account/${accountOf('alice')}/balances/?history=inj`, status: 200 },
  { name: 'account-transactions', path: `/account/${accountOf('alice')}/transactions/`, status: 200 },
  { name: 'account-unused', path: '/account/inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup/', status: 200 },
  { name: 'search', path: '/search/', status: 200 },
  { name: 'search-several', path: '/search/?q=peggy', status: 200 },
  { name: 'search-nothing', path: '/search/?q=nonsense%20of%20mine', status: 200 },
  { name: 'community-pool', path: '/community-spend-pool/?devMode=true', status: 200 },
  {
    name: 'community-pool-mistyped',
    path: '/community-spend-pool/?devMode=true&search=nobody',
    status: 200,
  },
  { name: 'environment', path: '/env/?devMode=true', status: 200 },
  { name: 'locales', path: '/locales/?devMode=true', status: 200 },
  { name: 'playground', path: '/playground/?devMode=true', status: 200 },
  { name: 'not-located', path: '/not-found/?transaction=abc', status: 200 },
  { name: 'not-found', path: '/nonsense/', status: 404 },
  { name: 'invalid', path: '/block/abc/', status: 400 },
]

function ofNewer(pages: SitePage[]): SitePage[] {
  return pages.map((page) => ({ ...page, stack: 'newer' }))
}

function pathOfNewer(name: string): string {
  return `/transaction/${newer.transactionOf(name).hash}/`
}

function pathOf(name: string): string {
  return `/transaction/${transactionOf(name).hash}/`
}
