import type {
  GetCw20BalanceRequest,
  GetCw20BalanceResponse,
  GetWasmCodeByIDRequest,
  GetWasmCodeByIDResponse,
  GetWasmCodesRequest,
  GetWasmCodesResponse,
  GetWasmContractByAddressRequest,
  GetWasmContractByAddressResponse,
  GetWasmContractsRequest,
  GetWasmContractsResponse,
  WasmContract,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { invalidInput, notFound, unavailable } from '@injsight/errors'
import type { Pool } from 'pg'
import { countCodes, findCode, listCodes } from '#src/queries/contracts/codes.ts'
import { countCalls } from '#src/queries/contracts/contract-calls.ts'
import {
  countContracts,
  findContract,
  listContracts,
  numberContracts,
  type ContractRow,
} from '#src/queries/contracts/contracts.ts'
import { listCw20Balances } from '#src/queries/tokens/cw20.ts'
import { createKnownModules } from '../status/known-modules.ts'
import { toCode, toContract, toMetadata } from './contract-data.ts'
import { deepestOfFew, readLimit, readSkip } from './read-request.ts'

/** The methods about codes, contracts and tokens by CW20. */
export function createContractMethods({ pool }: { pool: Pool }) {
  const knows = createKnownModules(pool)

  async function demand(module: string): Promise<void> {
    if (await knows(module)) return
    throw unavailable('state.unknown', `The index does not know the state of the module ${module}`, {
      module,
    })
  }

  async function getWasmCodes(request: GetWasmCodesRequest): Promise<GetWasmCodesResponse> {
    await demand('wasm')
    const range = { from: request.fromNumber, ...(request.toNumber > 0n && { to: request.toNumber }) }
    const limit = readLimit(request.limit)
    const [total, rows] = await Promise.all([countCodes(pool), listCodes(pool, { ...range, limit })])
    const numbers = rows.map(({ codeId }) => Number(codeId))
    return { paging: pagingOf(total, numbers.at(-1) ?? 0, numbers[0] ?? 0), data: rows.map(toCode) }
  }

  async function getWasmCodeByID({ codeId }: GetWasmCodeByIDRequest): Promise<GetWasmCodeByIDResponse> {
    await demand('wasm')
    const row = await findCode(pool, codeId)
    if (row === undefined) throw notFound('code', `There is no code ${codeId}`, { codeId })
    return toCode(row)
  }

  async function getWasmContracts(request: GetWasmContractsRequest): Promise<GetWasmContractsResponse> {
    await demand('wasm')
    const text = request.lookup.trim()
    const filter = {
      ...(request.codeId > 0n && { codeId: request.codeId }),
      ...(request.assetsOnly && { tokensOnly: true }),
      ...(text.startsWith('inj1') && { address: text }),
      ...(!text.startsWith('inj1') && (request.label || text) !== '' && { label: request.label || text }),
    }
    const skip = readSkip(request.skip, deepestOfFew)
    const limit = readLimit(request.limit)
    const [total, rows] = await Promise.all([
      countContracts(pool, filter),
      listContracts(pool, filter, { limit, skip }),
    ])
    const data = await describe(rows)
    return { paging: pagingOf(total, data.length && skip + 1, data.length && skip + data.length), data }
  }

  async function getWasmContractByAddress({
    contractAddress,
  }: GetWasmContractByAddressRequest): Promise<GetWasmContractByAddressResponse> {
    await demand('wasm')
    const address = readAccount(contractAddress)
    const row = await findContract(pool, address)
    const [contract] = await describe(row === undefined ? [] : [row])
    if (contract === undefined) throw notFound('contract', `There is no contract ${address}`, { address })
    return contract
  }

  async function getCw20Balance({ address, limit }: GetCw20BalanceRequest): Promise<GetCw20BalanceResponse> {
    await demand('cw20')
    const account = readAccount(address)
    const rows = await listCw20Balances(pool, account, readLimit(limit))
    return {
      field: rows.map(({ contract, amount, time, token }) => ({
        contractAddress: contract,
        account,
        balance: amount,
        updatedAt: BigInt(time?.getTime() ?? 0),
        cw20Metadata: toMetadata(token),
      })),
    }
  }

  async function describe(rows: ContractRow[]): Promise<WasmContract[]> {
    const addresses = rows.map(({ address }) => address)
    const [numbers, calls] = await Promise.all([
      numberContracts(pool, addresses),
      Promise.all(addresses.map((address) => countCalls(pool, decodeAddress(address).bytes))),
    ])
    return rows.map((row, at) =>
      toContract(row, {
        ...(calls[at] ?? { calls: 0n, last: null }),
        number: numbers.get(row.address) ?? 0n,
      }),
    )
  }

  return { getWasmCodes, getWasmCodeByID, getWasmContracts, getWasmContractByAddress, getCw20Balance }
}

function readAccount(text: string): string {
  try {
    const { prefix, bytes } = decodeAddress(text.trim())
    if (prefix === 'inj') return encodeAddress('inj', bytes)
  } catch {
    // Told below.
  }
  throw invalidInput('contract.address', `"${text.slice(0, 80)}" is not an address: those begin with inj1`)
}

function pagingOf(total: bigint, from: number, to: number) {
  return { total, from, to, countBySubaccount: 0n, next: [] }
}
