import { fixture } from '../fixtures.ts'
import { get, json, routes } from '../family.ts'
import { answerName } from '../names.ts'

const paging = {
  'pagination.key': /^[\w+/=-]*$/,
  'pagination.limit': /^\d+$/,
  'pagination.count_total': /^true$/,
}

/** The chain's own queries as REST (the LCD). */
export const rest = routes(
  get('/cosmos/base/tendermint/v1beta1/blocks/latest', {
    answer: () => json(fixture('chain-grpc/tendermint/GetLatestBlock.json') ?? { block: { header: {} } }),
  }),
  get('/cosmos/bank/v1beta1/params', {
    answer: () => json({ params: { send_enabled: [], default_send_enabled: true } }),
  }),
  get('/cosmos/bank/v1beta1/balances/:address', {
    query: paging,
    answer: () =>
      json({ balances: [{ denom: 'inj', amount: '7' }], pagination: { next_key: null, total: '1' } }),
  }),
  get('/cosmos/bank/v1beta1/supply', {
    query: paging,
    answer: () =>
      json({ supply: [{ denom: 'inj', amount: '7' }], pagination: { next_key: null, total: '1' } }),
  }),
  get('/cosmos/bank/v1beta1/supply/by_denom', {
    query: { denom: /^.+$/ },
    answer: ({ query }) => json({ amount: { denom: query.get('denom') ?? '', amount: '7' } }),
  }),
  get('/cosmos/bank/v1beta1/denoms_metadata/:denom', {
    answer: ({ params }) => json({ metadata: { base: params['denom'] ?? '', denom_units: [] } }),
  }),
  get('/cosmos/bank/v1beta1/denom_owners/:denom', {
    query: paging,
    answer: () => json({ denom_owners: [], pagination: { next_key: null, total: '0' } }),
  }),
  get('/cosmos/bank/v1beta1/balances/:address/by_denom', {
    query: { denom: /^.+$/ },
    answer: ({ query }) => json({ balance: { denom: query.get('denom') ?? '', amount: '7' } }),
  }),
  get('/cosmos/bank/v1beta1/denoms_metadata', {
    query: paging,
    answer: () => json({ metadatas: [], pagination: { next_key: null, total: '0' } }),
  }),
  get('/cosmos/tx/v1beta1/txs/:hash', {
    answer: ({ params }) => {
      const known = fixture(`lcd/injective-1/tx-MsgSend-web3-1A824548.json`)
      return (params['hash'] ?? '').startsWith('1A824548') && known !== undefined
        ? json(known)
        : json({ code: 5, message: 'tx not found', details: [] }, 404)
    },
  }),
  get('/cosmwasm/wasm/v1/contract/:address/smart/:query', {
    answer: ({ params }) => {
      const query: unknown = JSON.parse(Buffer.from(params['query'] ?? '', 'base64').toString())
      const told = answerName(params['address'] ?? '', query)
      return told === undefined
        ? json({ code: 2, message: 'no such contract', details: [] }, 500)
        : json({ data: told })
    },
  }),
)
