import { json, post, routes } from '../family.ts'

const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const bridge = '0xf955c57f9ea9dc8781965feae0b6a2ace2bad6f3'

/** A provider of Ethereum: it is asked for tokens and what the bridge has of them, and never for anybody. */
export const ethereum = routes(
  post('/', {
    answer: ({ body }) => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
      const told = answers(method, params)
      const error = { code: -32_602, message: 'invalid params' }
      return json({ jsonrpc: '2.0', id, ...(told === undefined ? { error } : { result: told }) })
    },
  }),
)

function answers(method: string, params: unknown[]): unknown {
  const [first] = params
  if (method === 'alchemy_getTokenMetadata' && String(first).toLowerCase() === usdt)
    return { name: 'Tether USD', symbol: 'USDT', decimals: 6, logo: null }
  if (method === 'alchemy_getTokenBalances' && String(first).toLowerCase() === bridge)
    return { address: first, tokenBalances: [{ contractAddress: usdt, tokenBalance: '0x5af3107a4000' }] }
  return undefined
}
