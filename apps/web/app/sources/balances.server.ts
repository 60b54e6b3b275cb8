import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { toBalance, type Balance } from '../routes/accounts/balance.ts'
import { fetchNames } from './names.server.ts'
import { indexer } from './transports.server.ts'

const bank = new BankClient(indexer)

const balancesOfPage = 50

export type Balances = {
  balances: Balance[]
  /** How many there are on all pages together: told with the first of them only. */
  total: bigint | undefined
  next: string | undefined
}

/**
 * What an account holds, by denom.
 *
 * @param from where the page begins: empty, or `next` of the page before
 */
export async function fetchBalances(address: string, from: string): Promise<Balances> {
  const pagination = {
    key: Buffer.from(from, 'base64url'),
    offset: 0n,
    limit: BigInt(balancesOfPage),
    countTotal: true,
    reverse: false,
  }
  const [{ response }, { tokens }] = await Promise.all([
    bank.allBalances({ address, resolveDenom: false, pagination }),
    fetchNames(),
  ])
  const { nextKey = new Uint8Array(), total } = response.pagination ?? {}
  return {
    balances: response.balances.map((coin) => toBalance(coin, tokens)),
    // The chain counts only where no key is given; what it says beside one is a zero that means nothing.
    total: from === '' ? total : undefined,
    next: nextKey.length === 0 ? undefined : Buffer.from(nextKey).toString('base64url'),
  }
}
