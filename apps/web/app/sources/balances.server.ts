import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { chain } from './asking/clients.server.ts'

const bank = new QueryClient(chain)

const pagination = { key: new Uint8Array(), offset: 0n, limit: 500n, countTotal: false, reverse: false }

/** What the wallet of an account holds now, in smallest units: its first 500 denoms. */
export async function fetchBalances(account: string): Promise<{ denom: string; amount: string }[]> {
  return (await bank.allBalances({ address: account, pagination, resolveDenom: false })).response.balances
}

/** How much of a denom it holds, in the smallest unit. */
export async function fetchBalance(account: string, denom: string): Promise<bigint> {
  const { balance } = (await bank.balance({ address: account, denom })).response
  return BigInt(balance?.amount ?? '0')
}
