import { encodeAddress, findModule } from '@injsight/chain'
import type { GetAccountResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { countThings, findContractOf, findFirstSeen } from '#src/queries/accounts/account.ts'
import { listBalancesOf } from '#src/queries/tokens/bank.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { listEvmContracts } from '#src/queries/evm/contracts.ts'
import { findValidator } from '#src/queries/search/search.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { countTransactionsOf } from '#src/queries/transactions/transactions.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { findElsewhere, hasAny } from './held.ts'
import { readName, type AccountName } from './read-page.ts'

const modules = [
  'bank',
  'exchange',
  'orders',
  'staking',
  'authz',
  'feegrant',
  'cw20',
  'cw721',
  'wasm',
  'tokenfactory',
  'evm-tokens',
]

/** @throws Fault `invalid-input` */
export async function getAccount(pool: Pool, text: string): Promise<GetAccountResponse> {
  const { account, bytes } = readName(text)
  const [counts, elsewhere, transactions, seen, contract, ofEvm, validator, unknown, status] =
    await Promise.all([
      countThings(pool, account, bytes),
      countElsewhere(pool, { account, bytes }),
      countTransactionsOf(pool, accountKey(bytes)),
      findFirstSeen(pool, bytes),
      findContractOf(pool, account),
      listEvmContracts(pool, { contract: bytes }, { limit: 1 }),
      findValidator(pool, 'operator', bytes),
      listUnknown(pool, modules),
      findStatus(pool),
    ])
  return {
    account,
    firstSeen: seen.height ?? 0n,
    isOlder: seen.isOlder,
    module: findModule(bytes) ?? '',
    operator: validator === undefined ? '' : encodeAddress('injvaloper', bytes),
    moniker: validator?.moniker ?? '',
    ...(contract && { contract }),
    counts: { ...counts, balances: counts.balances + elsewhere, transactions: Number(transactions) },
    unknown,
    base: status?.base ?? 1n,
    isEvmContract: ofEvm.length > 0,
  }
}

/** How many denoms it has in subaccounts, at validators or in positions and none of in the bank. */
async function countElsewhere(pool: Pool, name: AccountName): Promise<number> {
  const held = await findElsewhere(pool, name)
  const denoms = [...held.keys()].filter((denom) => hasAny(held, denom))
  return denoms.length === 0 ? 0 : denoms.length - (await listBalancesOf(pool, name.bytes, denoms)).length
}
