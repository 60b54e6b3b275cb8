import {
  BlockDetailInfo,
  GetAccountTxsResponse,
  GetBlockResponse,
  GetBlocksResponse,
  GetContractTxsResponse,
  GetIBCTransferTxsResponse,
  GetPeggyDepositTxsResponse,
  GetPeggyWithdrawalTxsResponse,
  GetStatsResponse,
  GetTxByTxHashResponse,
  GetTxsResponse,
  GetValidatorResponse,
  GetValidatorsResponse,
  GetValidatorUptimeResponse,
  GetWasmCodesResponse,
  GetWasmContractsResponse,
  InjectiveExplorerRPC,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { IInjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { encodeAddress } from '@injsight/chain'
import { refusal, serve, Status } from '@injsight/grpc-web'
import { get, json, routes, type Answerer, type Family, type FamilyOptions } from '../family.ts'
import { fixture } from '../fixtures.ts'
import { grpcWeb, replyOf, toldBehind } from '../grpc-web.ts'
import { provenHeight } from './node.ts'

const told = 'indexer-api/explorer'
const blocks = () => replyOf(GetBlocksResponse, `${told}/Blocks.py.json`, { data: [{ height: '7' }] })
const block = () => replyOf(GetBlockResponse, `${told}/Block.py.json`, { s: 'ok', data: { height: '7' } })
const transaction = () =>
  replyOf(GetTxByTxHashResponse, `${told}/GetTxByHash.py.json`, { s: 'ok', data: { hash: '0x07' } })

/** The block of mainnet whose commit is known: what an explorer makes of its header. */
function provenBlock() {
  const told = fixture(`cometbft-rpc/injective-1/commit-${provenHeight}.json`) as SignedHeader | undefined
  if (told === undefined) return undefined
  const { header, commit } = told.result.signed_header
  return BlockDetailInfo.create({
    height: BigInt(header.height),
    blockHash: `0x${commit.block_id.hash.toLowerCase()}`,
    parentHash: `0x${header.last_block_id.hash.toLowerCase()}`,
    proposer: encodeAddress('injvalcons', Buffer.from(header.proposer_address, 'hex')),
    timestamp: `${header.time.slice(0, 23).replace('T', ' ')} +0000 UTC`,
    blockUnixTimestamp: BigInt(Date.parse(header.time)),
  })
}

type SignedHeader = {
  result: {
    signed_header: {
      header: Record<'height' | 'time' | 'proposer_address', string> & { last_block_id: { hash: string } }
      commit: { block_id: { hash: string } }
    }
  }
}

/** What the explorer of testnet said when it was documented. */
const documented = serve<IInjectiveExplorerRPCClient>(InjectiveExplorerRPC, {
  getBlocks: blocks,
  getBlock({ id }) {
    const proven = provenBlock()
    if (proven !== undefined && isOneOf(id, proven.height, proven.blockHash))
      return { s: 'ok', data: proven, errmsg: '' }
    const found = block()
    return isOneOf(id, found.data?.height, found.data?.blockHash) ? found : missing('block')
  },
  getTxs: () => replyOf(GetTxsResponse, `${told}/Txs.py.json`),
  getTxByTxHash({ hash }) {
    const found = transaction()
    return isOneOf(hash, found.data?.hash) ? found : missing('transaction')
  },
  getAccountTxs: () => replyOf(GetAccountTxsResponse, `${told}/AccountTxs.py.json`),
  getContractTxs: () => replyOf(GetContractTxsResponse, `${told}/GetContractTxs.json`),
  getValidators: () => replyOf(GetValidatorsResponse, `${told}/GetValidators.json`),
  getValidator: () => replyOf(GetValidatorResponse, `${told}/GetValidator.json`),
  getValidatorUptime: () => replyOf(GetValidatorUptimeResponse, `${told}/GetValidatorUptime.json`),
  getPeggyDepositTxs: () => replyOf(GetPeggyDepositTxsResponse, `${told}/PeggyDeposits.py.json`),
  getPeggyWithdrawalTxs: () => replyOf(GetPeggyWithdrawalTxsResponse, `${told}/PeggyWithdrawals.py.json`),
  getIBCTransferTxs: () => replyOf(GetIBCTransferTxsResponse, `${told}/IBCTransfers.py.json`),
  getWasmCodes: () => replyOf(GetWasmCodesResponse, `${told}/GetWasmCodes.go.json`),
  getWasmContracts: () => replyOf(GetWasmContractsResponse, `${told}/GetWasmContracts.go.json`),
  getStats: () => GetStatsResponse.create({ txsTotal: 7n, addresses: 3n, blockCount24H: 86_400n }),
})

/** Injective's explorer: gRPC-web, and its older REST beside it. */
export const explorer: Family = (options) => [
  grpcWeb(options.behind === undefined ? [documented] : toldBehind([InjectiveExplorerRPC], options), options),
  ...restOf(options),
]

const number = /^\d+$/
const range = { before: number, after: number, limit: number, from: number, to: number, skip: number }
const ofTransactions = {
  ...range,
  status: /^(success|fail)$/,
  type: /^[\w.,/]+$/,
  from_number: number,
  to_number: number,
  start_time: number,
  end_time: number,
}

function restOf(options: FamilyOptions): Answerer[] {
  const { behind } = options
  const from = (literal: () => object) => async (url: string) =>
    behind === undefined ? json({ paging: {}, data: literal() }) : passOn(behind + url)
  const at = (path: string, query: Record<string, RegExp>, literal: () => object) =>
    get(`/api/explorer/v1/${path}`, {
      query,
      answer: ({ params, query: asked }) => {
        const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
        const text = asked.size === 0 ? '' : `?${asked.toString()}`
        return from(literal)(`/api/explorer/v1/${filled}${text}`)
      },
    })
  return routes(
    at('blocks', range, () => [{ height: 7 }]),
    at('blocks/:id', {}, () => ({ height: 7 })),
    at('txs', ofTransactions, () => []),
    at('txs/:hash', { is_evm_hash: /^(true|false)$/ }, () => ({ hash: '0x07' })),
    at('accountTxs/:address', { ...ofTransactions, with_claim_id: /^(true|false)$/ }, () => []),
    at('validators', {}, () => []),
    at('validator_uptime/:address', {}, () => []),
    at('contractTxs/:address', ofTransactions, () => []),
    at('wasm/codes', range, () => []),
    at('wasm/codes/:id', {}, () => ({})),
    at('wasm/contracts', { ...range, code_id: number, assets_only: /^(true|false)$/, label: /./ }, () => []),
    at('wasm/contracts/:address', {}, () => ({})),
    at('wasm/:address/cw20-balance', {}, () => []),
  )(options)
}

async function passOn(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Hashes are told with `0x`, and asked for without. */
function isOneOf(asked: string, ...known: (string | bigint | undefined)[]): boolean {
  const plain = (text: string) => text.replace(/^0x/, '').toLowerCase()
  return known.some((one) => one !== undefined && plain(String(one)) === plain(asked))
}

function missing(what: string): never {
  throw refusal(Status.notFound, `${what} not found`)
}
