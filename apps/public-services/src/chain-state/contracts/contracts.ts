import {
  ContractCodeHistoryOperationType as Operation,
  type ContractCodeHistoryEntry,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb'
import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { FundingMode } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb'
import { QueryClient as WasmxClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { readAccount } from '@injsight/chain'
import { Fault, notFound } from '@injsight/errors'
import type {
  GetWasmContractResponse,
  ListRegisteredContractsRequest,
  ListRegisteredContractsResponse,
  ListWasmHistoryRequest,
  ListWasmHistoryResponse,
  WasmEntry,
} from '@injsight/injsight-v1'
import type { Hosts } from '../../hosts.ts'
import { cutPage, wholeOf } from '../pages.ts'
import { hashOf } from '../../shapes/hash-of.ts'

type Sources = Record<'explorer' | 'chain', Pick<Hosts['chain'], 'transport'>>

const [mostEntries, mostListed] = [200, 10_000]

/**
 * A contract as the chain has it now, with what the explorer counts of it.
 *
 * @throws Fault `invalid-input`, `not-found`
 */
export async function getWasmContract(
  { explorer, chain }: Sources,
  text: string,
): Promise<GetWasmContractResponse> {
  const address = readAccount(text)
  const wasm = new WasmClient(chain.transport)
  const absent = () => notFound('contract', `There is no contract ${address}`, { account: address })
  const [{ contractInfo }, history, told] = await Promise.all([
    wasm.contractInfo({ address }).response.catch((error: unknown) => {
      throw error instanceof Fault && error.kind === 'not-found' ? absent() : error
    }),
    askHistory(chain, address).catch(() => []),
    new InjectiveExplorerRPCClient(explorer.transport)
      .getWasmContractByAddress({ contractAddress: address })
      .response.catch(() => undefined),
  ])
  if (contractInfo === undefined) throw absent()
  const { label, codeId, creator, admin, ibcPortId: ibcPort, created } = contractInfo
  return {
    address,
    label,
    codeId,
    creator,
    admin,
    ibcPort,
    height: created?.blockHeight ?? 0n,
    time: told?.instantiatedAt ?? 0n,
    hash: hashOf(told?.txHash ?? ''),
    calls: told?.executes ?? 0n,
    lastCall: told?.lastExecutedAt ?? 0n,
    standard: told?.cw20Metadata?.tokenInfo === undefined ? '' : 'cw20',
    history: history.slice(0, mostEntries).map(toEntry),
    deeds: [],
    actions: [],
    funds: (told?.funds ?? []).map(({ denom, amount }) => `${amount}${denom}`).join(','),
    areFundsKnown: told !== undefined,
  }
}

/** Which code a contract ran since when, the newest first. @throws Fault `invalid-input` */
export async function listWasmHistory(
  { chain }: Pick<Sources, 'chain'>,
  { contract, cursor, limit }: ListWasmHistoryRequest,
): Promise<ListWasmHistoryResponse> {
  const entries = await askHistory(chain, readAccount(contract))
  const { lines, next } = cutPage(entries.toReversed(), { cursor, limit })
  return { entries: lines.map(toEntry), next }
}

/** The oldest first. */
async function askHistory(
  { transport }: Sources['chain'],
  address: string,
): Promise<ContractCodeHistoryEntry[]> {
  const asked = { address, pagination: wholeOf(mostListed) }
  return (await new WasmClient(transport).contractHistory(asked).response).entries
}

const operations: Readonly<Record<number, string>> = {
  [Operation.INIT]: 'init',
  [Operation.MIGRATE]: 'migrate',
  [Operation.GENESIS]: 'genesis',
}

function toEntry({ operation, codeId, updated, msg }: ContractCodeHistoryEntry): WasmEntry {
  return {
    operation: operations[operation] ?? '',
    codeId,
    height: updated?.blockHeight ?? 0n,
    time: 0n,
    message: Buffer.from(msg).toString('utf8'),
    isMessageKnown: msg.length > 0,
  }
}

const fundModes: Readonly<Record<number, string>> = {
  [FundingMode.SelfFunded]: 'SelfFunded',
  [FundingMode.GrantOnly]: 'GrantOnly',
  [FundingMode.Dual]: 'Dual',
}

/** Contracts that the chain runs by itself; how often it did it doesn't keep. @throws Fault `invalid-input` */
export async function listRegisteredContracts(
  { chain }: Pick<Hosts, 'chain'>,
  page: ListRegisteredContractsRequest,
): Promise<ListRegisteredContractsResponse> {
  const { state } = await new WasmxClient(chain.transport).wasmxModuleState({}).response
  const all = state?.registeredContracts ?? []
  const { lines, next } = cutPage(
    all.toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    page,
  )
  return {
    contracts: lines.flatMap(({ address, registeredContract: told }) =>
      told === undefined
        ? []
        : [
            {
              contract: address,
              label: '',
              gasLimit: String(told.gasLimit),
              gasPrice: String(told.gasPrice),
              isExecutable: told.isExecutable,
              codeId: told.codeId,
              admin: told.adminAddress,
              granter: told.granterAddress,
              fundMode: fundModes[told.fundMode] ?? '',
              runs: 0n,
              failed: 0n,
              lastHeight: 0n,
              lastError: '',
            },
          ],
    ),
    next,
    unknown: [],
  }
}
