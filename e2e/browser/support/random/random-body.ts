import { createPicks, type Chance } from './picks.ts'

export type Body = { type?: string; body?: Buffer }

/** How an address is mostly asked: by its path alone, with a form, a message of protobuf, or a call of JSON-RPC. */
export type Way = 'path' | 'form' | 'grpc' | 'rpc'

/** Bodies of every kind, most of them of the type that they say. */
export function createBodies(
  chance: Chance,
  { values, names }: { values: string[]; names: string[] },
): (way?: Way) => Body {
  const { pick, often, times, bytes, below } = createPicks(chance)

  const json = (depth: number): unknown => {
    if (depth === 0 || often(0.5))
      return pick<unknown>([pick(values), below(1000), -1, 1e300, true, null, 0.1])
    if (often(0.4)) return times(4, () => json(depth - 1))
    return Object.fromEntries(times(4, () => [pick(names), json(depth - 1)]))
  }
  const call = (): unknown => ({
    jsonrpc: often(0.9) ? '2.0' : json(1),
    id: pick<unknown>([1, 'a', null, {}, undefined]),
    method: often(0.9) ? pick(rpcMethods) : json(1),
    params: often(0.8) ? times(3, parameter) : json(3),
  })
  const parameter = (): unknown => {
    if (often(0.6)) return pick<unknown>([...rpcBlocks, true, pick(values)])
    const member = () => (often(0.8) ? pick([...rpcBlocks, ...values]) : json(2))
    return Object.fromEntries(times(4, () => [pick(rpcFields), member()]))
  }
  const message = (): Buffer => (often(0.2) ? bytes(60) : Buffer.concat(times(4, field)))
  const field = (): Buffer => {
    const number = 1 + below(8)
    if (often(0.4)) return Buffer.concat([Buffer.from([number << 3]), pick(varints)])
    const text = Buffer.from(often(0.8) ? pick(values).slice(0, 120) : bytes(20))
    return Buffer.concat([Buffer.from([(number << 3) | 2, text.length]), text])
  }
  const frame = (): Buffer => {
    const inside = message()
    return Buffer.concat([Buffer.from([0, 0, 0, inside.length >> 8, inside.length & 0xff]), inside])
  }
  const form = () => new URLSearchParams(times(4, () => [pick(names), pick(values)])).toString()
  const part = () =>
    `--x\r\ncontent-disposition: form-data; name="${pick(names)}"\r\n\r\n${pick(values)}\r\n--x--\r\n`

  const sorts: Record<Way, (() => [type: string, body: string | Buffer])[]> = {
    form: [
      () => ['application/x-www-form-urlencoded', form()],
      () => ['application/x-www-form-urlencoded;charset=UTF-8', form()],
      () => ['multipart/form-data; boundary=x', part()],
    ],
    grpc: [
      () => ['application/grpc-web+proto', frame()],
      () => ['application/grpc-web-text', frame().toString('base64')],
    ],
    rpc: [
      () => ['application/json', JSON.stringify(call())],
      () => ['application/json', JSON.stringify(times(5, call))],
    ],
    path: [
      () => ['application/json', JSON.stringify(json(4))],
      () => ['application/json', '['.repeat(below(50_000))],
      () => ['text/plain', pick(values)],
      () => ['text/plain;charset=UTF-8', 'x'.repeat(below(30_000))],
      () => ['application/octet-stream', bytes(200)],
    ],
  }
  const all = Object.values(sorts).flat()
  return (way) => {
    const [type, body] = pick(way === undefined ? all : sorts[way])()
    const told = often(0.9) ? type : pick(all)()[0]
    return { ...(often(0.97) && { type: told }), ...(often(0.97) && { body: Buffer.from(body) }) }
  }
}

const varints = [
  '00',
  '01',
  '0a',
  'f403',
  'ffffffff0f',
  'ffffffffffffffff7f',
  'ffffffffffffffffff01',
  '80',
].map((hex) => Buffer.from(hex, 'hex'))

const rpcMethods = [
  'eth_chainId',
  'eth_blockNumber',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getTransactionByHash',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionReceipt',
  'eth_getBlockReceipts',
  'eth_getLogs',
  'eth_call',
  'eth_sendRawTransaction',
  'eth_subscribe',
  'net_version',
  'web3_sha3',
  '__proto__',
]

const rpcBlocks = [
  'latest',
  'earliest',
  'pending',
  '0x0',
  '0x1',
  '0x1f4',
  '0x9dc',
  '0xffffffffffffffffff',
  '',
]

const rpcFields = [
  'fromBlock',
  'toBlock',
  'address',
  'topics',
  'blockHash',
  'blockNumber',
  'to',
  'data',
  '__proto__',
]
