import type {
  SubaccountBalanceTransfer,
  SubaccountHistoryRequest,
  SubaccountHistoryResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import {
  listSubaccountTransfers,
  type SubaccountTransfer,
} from '#src/queries/exchange/accounts/subaccounts.ts'
import { findNames, type Names } from '#src/queries/orders/names.ts'
import { countedAtMost, readHeights, readPage, toPaging } from '../exchange/read-page.ts'
import { readSubaccount, type SubaccountName } from './read-subaccount.ts'

const kinds = ['deposit', 'withdraw', 'internal', 'external'] as const
type Kind = (typeof kinds)[number]
const portion = 500

/** The method about what moved into a subaccount and out of it, the newest first; counted up to a thousand. */
export function createTransferMethods({ pool }: { pool: Pool }) {
  return {
    async subaccountHistory(request: SubaccountHistoryRequest): Promise<SubaccountHistoryResponse> {
      const subaccount = readSubaccount(request.subaccountId)
      const page = readPage(request)
      const types = request.transferTypes.filter((type) => type !== '').map(readKind)
      const { to } = await readHeights(pool, 0n, request.endTime)
      const passes = (transfer: SubaccountTransfer) =>
        isOf(subaccount, transfer) &&
        (request.denom === '' || transfer.denom === request.denom) &&
        (types.length === 0 || types.includes(kindOf(transfer)))
      const needed = Math.max(page.skip + page.limit, countedAtMost)
      const found = await findTransfers(pool, subaccount, { to, needed, passes })
      const lines = found.slice(page.skip, page.skip + page.limit)
      const heights = lines.map(({ sequence }) => heightOf(sequence))
      const names = await findNames(pool, { markets: [], accounts: [], heights })
      return {
        transfers: lines.map((line) => toTransfer(line, names)),
        paging: toPaging(page, lines.length, found.length),
      }
    },
  }
}

type Search = { to: bigint; needed: number; passes: (transfer: SubaccountTransfer) => boolean }

async function findTransfers(
  pool: Pool,
  { address }: SubaccountName,
  { to, needed, passes }: Search,
): Promise<SubaccountTransfer[]> {
  const found: SubaccountTransfer[] = []
  let before: { sequence: bigint; ordinal: number } | undefined = {
    sequence: (to << 16n) | 0xffffn,
    ordinal: 2 ** 31 - 1,
  }
  while (before !== undefined && found.length < needed) {
    const lines: SubaccountTransfer[] = await listSubaccountTransfers(pool, address, {
      before,
      limit: portion,
    })
    found.push(...lines.filter(passes))
    const last = lines.at(-1)
    before = lines.length < portion || last === undefined ? undefined : last
  }
  return found
}

function readKind(text: string): Kind {
  const kind = kinds.find((one) => one === text.toLowerCase())
  if (kind !== undefined) return kind
  throw invalidInput('transfer.type', `"${text.slice(0, 40)}" is not a type: ${kinds.join(', ')}`)
}

function isOf({ bytes }: SubaccountName, { fromSubaccount, toSubaccount }: SubaccountTransfer): boolean {
  return [fromSubaccount, toSubaccount].some((one) => one?.equals(bytes) === true)
}

/** Between an account's own subaccounts it is internal, between two accounts external. */
function kindOf(transfer: SubaccountTransfer): Kind {
  if (transfer.fromSubaccount === null) return 'deposit'
  if (transfer.toSubaccount === null) return 'withdraw'
  return transfer.sender.equals(transfer.recipient) ? 'internal' : 'external'
}

function toTransfer(transfer: SubaccountTransfer, names: Names): SubaccountBalanceTransfer {
  const idOf = (id: Buffer | null) => (id === null ? '' : toPrefixedHex(id))
  return {
    transferType: kindOf(transfer),
    srcSubaccountId: idOf(transfer.fromSubaccount),
    srcAccountAddress: encodeAddress('inj', transfer.sender),
    dstSubaccountId: idOf(transfer.toSubaccount),
    dstAccountAddress: encodeAddress('inj', transfer.recipient),
    amount: { denom: transfer.denom, amount: transfer.amount },
    executedAt: names.timeMs(heightOf(transfer.sequence)),
  }
}

function heightOf(sequence: bigint): bigint {
  return sequence >> 16n
}
