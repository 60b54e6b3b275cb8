import { fixture } from '../fixtures.ts'
import { get, json, post, routes } from '../family.ts'

const height = { height: /^\d+$/ }
/** The one height of mainnet whose commit is known with its validators. */
export const provenHeight = 180315901

const status = answered({
  sync_info: { latest_block_height: String(provenHeight), catching_up: false },
})

/** CometBFT's RPC: over GET, and as JSON-RPC. */
export const node = routes(
  get('/status', { answer: () => json(status) }),
  post('/', {
    answer: ({ body }) =>
      json((JSON.parse(body) as { method: string }).method === 'status' ? status : pruned),
  }),
  get('/commit', {
    query: height,
    answer: ({ query }) =>
      query.get('height') === String(provenHeight)
        ? json(fixture(`cometbft-rpc/injective-1/commit-${provenHeight}.json`) ?? pruned)
        : json(pruned, 500),
  }),
  get('/tx', { query: { hash: /^0x[0-9A-F]{64}$/, prove: /^true$/ }, answer: () => json(pruned, 500) }),
  get('/block_results', { query: height, answer: () => json(pruned, 500) }),
  get('/validators', {
    query: { ...height, page: /^\d+$/, per_page: /^(\d\d?|100)$/ },
    answer: ({ query }) =>
      query.get('height') === String(provenHeight)
        ? json(fixture(`cometbft-rpc/injective-1/validators-${provenHeight}.json`) ?? pruned)
        : json(pruned, 500),
  }),
)

function answered(result: object) {
  return { jsonrpc: '2.0', id: -1, result }
}

const pruned = {
  jsonrpc: '2.0',
  id: -1,
  error: { code: -32603, message: 'Internal error', data: 'height is not available' },
}
