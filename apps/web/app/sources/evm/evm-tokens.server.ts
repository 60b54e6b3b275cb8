import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { Fault } from '@injsight/errors'
import type {
  GetEvmTokenResponse,
  ListEvmApprovalsResponse,
  ListEvmBalancesResponse,
  ListEvmNftsResponse,
  ListEvmTokenMovesResponse,
} from '@injsight/injsight-v1'
import { chain, injsight } from '../asking/clients.server.ts'

const bank = new BankClient(chain)

/** Where a page of a list begins (empty: at its beginning), and how long it is. */
export type TokenPage = { token: string; cursor: string; limit: number }

/** A token by either face; undefined for what is no name of a token, and where public services alone are asked. */
export async function findEvmToken(token: string): Promise<GetEvmTokenResponse | undefined> {
  try {
    return (await injsight.getEvmToken({ token, height: 0n })).response
  } catch (error) {
    if (error instanceof Fault && (error.kind === 'invalid-input' || error.code === 'grpc.unimplemented'))
      return undefined
    throw error
  }
}

/** How many of the smallest unit of a denom there are. */
export async function fetchSupply(denom: string): Promise<string> {
  const { amount } = await bank.supplyOf({ denom }).response
  return amount?.amount ?? '0'
}

export async function fetchEvmMoves(page: TokenPage): Promise<ListEvmTokenMovesResponse> {
  return (await injsight.listEvmTokenMoves(page)).response
}

/** Who may move whose tokens of a contract. */
export async function fetchEvmApprovals({
  token: contract,
  ...page
}: TokenPage): Promise<ListEvmApprovalsResponse> {
  return (await injsight.listEvmApprovals({ owner: '', spender: '', contract, ...page })).response
}

/** What an account lets others move, or may move of theirs. */
export async function fetchApprovalsOf({
  account,
  by,
  ...page
}: BalancePage & { by: 'owner' | 'spender' }): Promise<ListEvmApprovalsResponse> {
  const whose = { owner: '', spender: '', contract: '', [by]: account }
  return (await injsight.listEvmApprovals({ ...whose, ...page })).response
}

type BalancePage = { account: string; cursor: string; limit: number }

/** What an account has of tokens by ERC-20 that have no denom. */
export async function fetchEvmBalances(page: BalancePage): Promise<ListEvmBalancesResponse> {
  return (await injsight.listEvmBalances(page)).response
}

type NftPage = { account: string; contract: string; standard: string; cursor: string; limit: number }

/** Owners of the tokens of a contract, or what an account owns. */
export async function fetchEvmNfts(page: NftPage): Promise<ListEvmNftsResponse> {
  return (await injsight.listEvmNfts(page)).response
}
