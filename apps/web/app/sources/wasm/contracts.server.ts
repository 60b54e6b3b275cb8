import type {
  GetWasmCodesResponse,
  GetWasmContractsResponse,
  WasmContract,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { Fault } from '@injsight/errors'
import type {
  GetWasmCodeResponse,
  GetWasmContractResponse,
  ListCw20HoldersResponse,
  ListEvmContractsResponse,
  ListRegisteredContractsResponse,
  ListWasmCallsResponse,
  ListWasmDeedsResponse,
  ListWasmHistoryResponse,
  ListWasmMovesResponse,
} from '@injsight/injsight-v1'
import { explorer, injsight } from '../asking/clients.server.ts'

/** Which contracts a list is of; empty for all. */
export type ContractChoice = { tokens: boolean; code: string; text: string }

/** Contracts of CosmWasm, the newest first. */
export async function fetchContracts(
  { tokens, code, text }: ContractChoice,
  { skip, limit }: { skip: number; limit: number },
): Promise<GetWasmContractsResponse> {
  const request = {
    limit,
    skip: BigInt(skip),
    codeId: BigInt(code || 0),
    assetsOnly: tokens,
    lookup: text,
    fromNumber: 0n,
    toNumber: 0n,
    label: '',
    token: '',
  }
  return (await explorer.getWasmContracts(request)).response
}

/** Codes, the newest first, from one on; 0 for the newest. */
export async function fetchCodes(to: bigint, limit: number): Promise<GetWasmCodesResponse> {
  return (await explorer.getWasmCodes({ limit, fromNumber: 0n, toNumber: to })).response
}

/** Contracts of the EVM, the newest first; tokens alone where only those are wanted. */
export async function fetchEvmContracts(page: {
  tokens: boolean
  cursor: string
  limit: number
}): Promise<ListEvmContractsResponse> {
  const { tokens, cursor, limit } = page
  return (await injsight.listEvmContracts({ creator: '', standard: tokens ? 'token' : '', cursor, limit }))
    .response
}

/** Contracts that the chain runs by itself. */
export async function fetchRegistered(page: {
  cursor: string
  limit: number
}): Promise<ListRegisteredContractsResponse> {
  return (await injsight.listRegisteredContracts(page)).response
}

/** undefined where there is no such code. */
export async function findCode(codeId: bigint): Promise<GetWasmCodeResponse | undefined> {
  return orNothing(async () => (await injsight.getWasmCode({ codeId })).response)
}

/** The bytes of a code as they were stored. */
export async function fetchCodeBytes(codeId: bigint): Promise<{ bytes: Uint8Array; form: string }> {
  const { bytes, form } = (await injsight.getWasmCodeBytes({ codeId })).response
  return { bytes: Uint8Array.fromBase64(bytes), form }
}

/** undefined where no contract of CosmWasm has this address. */
export async function findWasmContract(contract: string): Promise<GetWasmContractResponse | undefined> {
  return orNothing(async () => (await injsight.getWasmContract({ contract })).response)
}

/** The same as the public service tells it: what its token is called, among others. */
export async function fetchListedContract(contractAddress: string): Promise<WasmContract> {
  return (await explorer.getWasmContractByAddress({ contractAddress })).response
}

type ContractPage = { contract: string; cursor: string; limit: number }

/** Which code it ran since when, the newest first. */
export async function fetchHistory(page: ContractPage): Promise<ListWasmHistoryResponse> {
  return (await injsight.listWasmHistory(page)).response
}

/** Its admins and its labels over time, the newest first. */
export async function fetchRulers(page: ContractPage): Promise<ListWasmDeedsResponse> {
  return (await injsight.listWasmDeeds({ ...page, codeId: 0n, ofRulers: true })).response
}

/** What was done to a code, the newest first. */
export async function fetchDeedsOfCode(
  codeId: bigint,
  page: { cursor: string; limit: number },
): Promise<ListWasmDeedsResponse> {
  return (await injsight.listWasmDeeds({ ...page, codeId, contract: '', ofRulers: false })).response
}

/** Its calls and what it told at each, the newest first. */
export async function fetchCalls(page: ContractPage): Promise<ListWasmCallsResponse> {
  return (await injsight.listWasmCalls(page)).response
}

/** What a token moved from whom to whom, the newest first. */
export async function fetchWasmMoves(page: ContractPage): Promise<ListWasmMovesResponse> {
  return (await injsight.listWasmMoves(page)).response
}

/** Who holds a token by CW20, the largest first. */
export async function fetchCw20Holders(page: ContractPage): Promise<ListCw20HoldersResponse> {
  return (await injsight.listCw20Holders(page)).response
}

async function orNothing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}
