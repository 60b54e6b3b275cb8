import type { PositionsWithUPNL } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { PositionsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { listBalances, type Coin } from '#src/queries/tokens/bank.ts'
import { createPositionMethods } from '../derivatives/positions.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { toDeposit } from '../subaccounts/to-deposit.ts'
import type { UsdPrices } from '../usd-prices.ts'

const mostDenoms = 10_000
const page = 100

/** What an account has in the bank, all of it. */
export function listBanked(pool: Pool, bytes: Uint8Array): Promise<Coin[]> {
  return listBalances(pool, bytes, { from: undefined, skip: 0, limit: mostDenoms, reverse: false })
}

/** What the subaccounts of an account hold. */
export async function listDeposits(pool: Pool, bytes: Uint8Array, usd: UsdPrices) {
  const subaccounts = await listSubaccounts(pool, bytes)
  return subaccounts.flatMap(({ id, deposits }) =>
    deposits.map((held) => ({
      subaccountId: toPrefixedHex(id),
      denom: held.denom,
      deposit: toDeposit(held, usd),
    })),
  )
}

export type Upnl = PositionsWithUPNL & { quoteDenom: string }

/** Reads the open positions of an account, with what each would bring if it were closed at its mark price. */
export function createUpnls(pool: Pool): (account: string) => Promise<Upnl[]> {
  const markets = createKnownMarkets(pool, ['perpetual', 'expiry', 'binary'])
  const { positions, positionsV2 } = createPositionMethods({ pool, markets })
  return async (account) => {
    const read: Upnl[] = []
    for (let skip = 0n, isMore = true; isMore; skip += BigInt(page)) {
      const request = PositionsRequest.create({ accountAddress: account, skip, limit: page })
      const [plain, valued] = await Promise.all([positions(request), positionsV2(request)])
      read.push(
        ...plain.positions.map((position, at) => ({
          position,
          unrealizedPnl: valued.positions[at]?.upnl ?? '',
          quoteDenom: valued.positions[at]?.denom ?? '',
        })),
      )
      isMore = plain.positions.length === page
    }
    return read
  }
}
