import type {
  StreamSubaccountBalanceRequest,
  StreamSubaccountBalanceResponse,
  SubaccountBalance,
  SubaccountBalanceEndpointRequest,
  SubaccountBalanceEndpointResponse,
  SubaccountBalancesListRequest,
  SubaccountBalancesListResponse,
  SubaccountsListRequest,
  SubaccountsListResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { notFound } from '@injsight/errors'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { readName } from '../accounts/read-page.ts'
import { followChanges } from '../heads/follow-changes.ts'
import type { Feed } from '../heads/new-heights.ts'
import { requireKnown } from '../require-known.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { readSubaccount } from './read-subaccount.ts'
import { toDeposit } from './to-deposit.ts'

type Sources = { pool: Pool; feed: Feed; readUsd: () => Promise<UsdPrices> }

/** The methods about what subaccounts hold, in the smallest units of each denom. */
export function createBalanceMethods({ pool, feed, readUsd }: Sources) {
  async function listBalances(text: string, denoms: readonly string[]): Promise<SubaccountBalance[]> {
    const { id, bytes, address, account } = readSubaccount(text)
    await requireKnown(pool, 'exchange')
    const [all, usd] = await Promise.all([listSubaccounts(pool, address), readUsd()])
    return (all.find((one) => one.id.equals(bytes))?.deposits ?? [])
      .filter(({ denom }) => denoms.length === 0 || denoms.includes(denom))
      .map((held) => ({
        subaccountId: id,
        accountAddress: account,
        denom: held.denom,
        deposit: toDeposit(held, usd),
      }))
  }

  return {
    async subaccountsList(request: SubaccountsListRequest): Promise<SubaccountsListResponse> {
      const { bytes } = readName(request.accountAddress)
      await requireKnown(pool, 'exchange')
      const all = await listSubaccounts(pool, bytes)
      return { subaccounts: all.map(({ id }) => toPrefixedHex(id)) }
    },
    async subaccountBalancesList(
      request: SubaccountBalancesListRequest,
    ): Promise<SubaccountBalancesListResponse> {
      return { balances: await listBalances(request.subaccountId, request.denoms) }
    },
    async subaccountBalanceEndpoint(
      request: SubaccountBalanceEndpointRequest,
    ): Promise<SubaccountBalanceEndpointResponse> {
      const [balance] = await listBalances(request.subaccountId, [request.denom])
      if (balance === undefined)
        throw notFound('balance', `The subaccount never held "${request.denom.slice(0, 80)}"`)
      return { balance }
    },
    async *streamSubaccountBalance(
      { subaccountId, denoms }: StreamSubaccountBalanceRequest,
      { signal }: CallContext,
    ): AsyncGenerator<StreamSubaccountBalanceResponse> {
      const changes = followChanges(feed, signal, async () => {
        const balances = await listBalances(subaccountId, denoms)
        return new Map(balances.map((balance) => [balance.denom, withoutWorth(balance)]))
      })
      for await (const balance of changes)
        yield { balance, timestamp: (await findStatus(pool))?.headTimeMs ?? 0n }
    },
  }
}

/** A price that moves changes no balance. */
function withoutWorth({ deposit, ...balance }: SubaccountBalance): SubaccountBalance {
  if (deposit === undefined) return balance
  return { ...balance, deposit: { ...deposit, totalBalanceUsd: '', availableBalanceUsd: '' } }
}
