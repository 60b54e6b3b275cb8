import { QueryClient as AuthClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client.js'
import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client.js'
import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { askEach } from '#src/handlers/node-transport.ts'
import { askValidators } from '#src/handlers/staking/from-node.ts'
import { listCodes, listContracts } from '#src/handlers/wasm/from-node.ts'

/** What modules ask once, however large a chain is: parameters, and states that have no pages. */
const ofEveryChain = 55
/** Of a validator: those who leave and move, its commission, what it owes. */
const ofValidator = 9
/** Of a contract: what it is, its history, and whether it is a token or a collection. */
const ofContract = 4
/** Of so many codes the contracts are listed; the others are taken to have as many. */
const askedCodes = 100
const page = 500

/**
 * About how many questions the state of a chain takes, before they are asked: by totals of what there are many of,
 * which a node tells beside a page of one, but for contracts. A state that is longer than others of its kind takes some more.
 *
 * @returns undefined where the node doesn't count
 */
export async function foreseeQuestions(node: RpcTransport): Promise<number | undefined> {
  try {
    const [accounts, denoms, { validators, pagesOfDelegations }, { codes, contracts }] = await Promise.all([
      totalOf(new AuthClient(node).accounts({ pagination: counted })),
      totalOf(new BankClient(node).totalSupply({ pagination: counted })),
      countStaking(node),
      countContracts(new WasmClient(node)),
    ])
    const pages = pagesOf(accounts) + pagesOf(denoms) + pagesOf(codes)
    // Who holds a denom fills a page of its own at least, and pages as accounts do where all hold it.
    const holders = denoms + pagesOf(accounts)
    const staking = validators * ofValidator + pagesOfDelegations
    return ofEveryChain + pages + holders + staking + codes + contracts * ofContract
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug') return undefined
    throw error
  }
}

async function countStaking(node: RpcTransport) {
  const client = new StakingClient(node)
  const validators = await askValidators(node)
  const totals = await askEach(validators, ({ operatorAddress: validatorAddr }) =>
    totalOf(client.validatorDelegations({ validatorAddr, pagination: counted })),
  )
  return { validators: validators.length, pagesOfDelegations: sum(totals.map(pagesOf)) }
}

async function countContracts(client: WasmClient) {
  const codes = await listCodes(client)
  const every = Math.ceil(codes.length / askedCodes)
  const some = codes.filter((_, at) => at % every === 0)
  // Nodes refuse to count these.
  const lists = await askEach(some, ({ codeId }) => listContracts(client, codeId))
  const contracts = some.length === 0 ? 0 : Math.round((lists.flat().length / some.length) * codes.length)
  return { codes: codes.length, contracts }
}

const counted = { key: new Uint8Array(), offset: 0n, limit: 1n, countTotal: true, reverse: false }

async function totalOf(asked: { response: PromiseLike<{ pagination?: { total: bigint } }> }) {
  return Number((await asked.response).pagination?.total ?? 0n)
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / page))
}

function sum(counts: number[]): number {
  return counts.reduce((all, one) => all + one, 0)
}
