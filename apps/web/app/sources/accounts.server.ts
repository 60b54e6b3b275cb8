import { ModuleAccount } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb'
import { QueryClient as AuthClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { Language } from '../language/languages.ts'
import { keepFor } from './keep-for.server.ts'
import { fetchNames } from './names.server.ts'
import { readListed, toLine, type TransactionLine } from './transaction-lines.server.ts'
import { chain, indexer } from './transports.server.ts'

const auth = new AuthClient(chain)
const explorer = new InjectiveExplorerRPCClient(indexer)

const linesOfPage = 25

/**
 * The transactions that name an account, the newest first.
 *
 * @param token where the page begins: empty, or `next` of the page before
 */
export async function fetchLinesOfAccount(
  address: string,
  token: string,
  language: Language,
): Promise<{ lines: TransactionLine[]; next: string | undefined }> {
  const request = { address, token, type: '', startTime: 0n, endTime: 0n, perPage: linesOfPage }
  const [{ response }, names] = await Promise.all([explorer.getAccountTxsV2(request), fetchNames()])
  return {
    lines: response.data.map((listed) => toLine(readListed(listed), { language, names })),
    next: response.paging?.next[0],
  }
}

/** The accounts that the chain's own modules keep: their names by address. */
export const fetchModuleNames: () => Promise<ReadonlyMap<string, string>> = keepFor(600_000, async () => {
  const { response } = await auth.moduleAccounts({})
  const named = response.accounts
    .filter(({ typeUrl }) => typeUrl === '/cosmos.auth.v1beta1.ModuleAccount')
    .map(({ value }) => ModuleAccount.fromBinary(value))
  return new Map(named.map(({ baseAccount, name }) => [baseAccount?.address ?? '', name]))
})
