import { notFound } from '@injsight/errors'
import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { countCalls, listActions } from '#src/queries/contracts/contract-calls.ts'
import { findContract, listContractHistory } from '#src/queries/contracts/contracts.ts'
import { listDeedsOfContract } from '#src/queries/contracts/deeds.ts'
import { isNftContract } from '#src/queries/tokens/nfts.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { readName } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { toDeed } from './to-deed.ts'
import { toEntry } from './to-entry.ts'

const [mostEntries, mostDeeds] = [200, 100]

/** @throws Fault `invalid-input`, `not-found`, `unavailable` where the index doesn't know the module */
export async function getWasmContract(pool: Pool, text: string): Promise<GetWasmContractResponse> {
  const { account, bytes } = readName(text)
  await requireKnown(pool, 'wasm')
  const row = await findContract(pool, account)
  if (row === undefined) throw notFound('contract', `There is no contract ${account}`, { account })
  const [history, deeds, { calls, last }, actions, isNft] = await Promise.all([
    listContractHistory(pool, account, mostEntries),
    listDeedsOfContract(pool, { contract: bytes, ofRulers: false }, { before: undefined, limit: mostDeeds }),
    countCalls(pool, bytes),
    listActions(pool, bytes),
    isNftContract(pool, account),
  ])
  return {
    address: account,
    label: row.label,
    codeId: BigInt(row.codeId),
    creator: row.creator,
    admin: row.admin,
    ibcPort: row.ibcPort ?? '',
    height: BigInt(row.createdHeight),
    time: BigInt(row.time?.getTime() ?? 0),
    hash: row.txHash === null ? '' : toNodeHex(row.txHash),
    calls,
    lastCall: BigInt(last?.getTime() ?? 0),
    standard: row.token !== null ? 'cw20' : isNft ? 'cw721' : '',
    history: history.map(toEntry),
    deeds: deeds.map(toDeed),
    actions,
    funds: row.funds ?? '',
    areFundsKnown: row.funds !== null,
  }
}
