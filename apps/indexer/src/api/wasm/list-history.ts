import { invalidInput } from '@injsight/errors'
import type {
  ListWasmDeedsRequest,
  ListWasmDeedsResponse,
  ListWasmHistoryRequest,
  ListWasmHistoryResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listNewestHistory } from '#src/queries/contracts/contracts.ts'
import { listDeedsOfCode, listDeedsOfContract } from '#src/queries/contracts/deeds.ts'
import { cutPage, notOurs, readChainPlace, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { toDeed } from './to-deed.ts'
import { toEntry } from './to-entry.ts'

/** @throws Fault `invalid-input`, `unavailable` where the index doesn't know the module */
export async function listWasmHistory(
  pool: Pool,
  { contract, cursor, limit: wanted }: ListWasmHistoryRequest,
): Promise<ListWasmHistoryResponse> {
  const { account } = readName(contract)
  const [limit, before] = [readLimit(wanted), readEntry(cursor)]
  await requireKnown(pool, 'wasm')
  const found = await listNewestHistory(pool, account, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ place }) => [String(place)])
  return { entries: lines.map(toEntry), next }
}

/** @throws Fault `invalid-input` */
function readEntry(cursor: string): number | undefined {
  const [place] = readCursor(cursor, 1) ?? []
  if (place === undefined) return undefined
  if (!/^\d{1,9}$/.test(place)) throw notOurs()
  return Number(place)
}

/** @throws Fault `invalid-input` */
export async function listWasmDeeds(
  pool: Pool,
  { contract, codeId, ofRulers, cursor, limit: wanted }: ListWasmDeedsRequest,
): Promise<ListWasmDeedsResponse> {
  if ((contract === '') === (codeId === 0n))
    throw invalidInput('wasm.deeds', 'Deeds are those of a contract or those of a code: name one of them')
  const limit = readLimit(wanted)
  const before = readChainPlace(cursor, (sequence, place) => ({ sequence, place }))
  const page = { before, limit: limit + 1 }
  const found =
    contract === ''
      ? await listDeedsOfCode(pool, codeId, page)
      : await listDeedsOfContract(pool, { contract: readName(contract).bytes, ofRulers }, page)
  const { lines, next } = cutPage(found, limit, (one) => [String(one.sequence), String(one.place)])
  return { deeds: lines.map(toDeed), next }
}
