import type {
  BankTransfer as ToldTransfer,
  GetBankTransfersRequest,
  GetBankTransfersResponse,
  GetBankTransfersV2Request,
  GetBankTransfersV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { walkBankTransfers, type BankTransfer } from '#src/queries/accounts/bank-transfers.ts'
import { readName } from '../accounts/read-page.ts'
import { readHeights } from '../exchange/read-page.ts'
import { formatTime } from './format.ts'
import { readLimit, readSkip } from './read-request.ts'

type Request = GetBankTransfersV2Request
/**
 * A transaction, and how many of its transfers the pages before had. Where they ended before they had skipped all that
 * was asked for, the rest of it.
 */
type Place = { sequence: bigint; past: number; unskipped: number }

/** @property most parts that are looked through for one answer */
type Sources = { pool: Pool; most?: number }

/** Parts of the transactions that are looked through for one answer; where they are not enough the page is short, and its token leads on. */
const mostParts = 50
const communityPool = Buffer.from(moduleAccountOf('distribution'))

/** The methods about coins that messages moved from one account to another, the newest first. */
export function createBankTransferMethods(sources: Sources) {
  return {
    async getBankTransfersV2(request: Request): Promise<GetBankTransfersV2Response> {
      const { lines, next } = await find(sources, request, { limit: readLimit(request.perPage), skip: 0 })
      return { data: lines.map(write), paging: { next } }
    },
    /** `total` counts as far as the page reaches. */
    async getBankTransfers(request: GetBankTransfersRequest): Promise<GetBankTransfersResponse> {
      const [limit, skip] = [readLimit(request.limit || request.perPage), readSkip(request.skip)]
      const { lines, next } = await find(sources, request, { limit, skip })
      const [from, to] = [lines.length === 0 ? 0 : skip + 1, skip + lines.length]
      return {
        data: lines.map(write),
        paging: { total: BigInt(to), from, to, countBySubaccount: 0n, next },
      }
    },
  }
}

async function find(
  { pool, most = mostParts }: Sources,
  request: Request,
  { limit, skip }: { limit: number; skip: number },
) {
  const { accounts, passes } = readFilter(request)
  const { from, to } = await readHeights(pool, request.startTime, request.endTime)
  const after = readPlace(request.token)
  const end = (to << 16n) | 0xffffn
  const range = { from: from << 16n, to: after === undefined || after.sequence > end ? end : after.sequence }
  const lines: BankTransfer[] = []
  let [unskipped, past, parts, sequence] = [after?.unskipped ?? skip, 0, 0, -1n]
  for await (const { transfers, next } of walkBankTransfers(pool, { accounts, ...range })) {
    for (const one of transfers.filter(passes)) {
      past = one.sequence === sequence ? past + 1 : 1
      sequence = one.sequence
      if (after !== undefined && one.sequence === after.sequence && past <= after.past) continue
      if (lines.length === limit) return { lines, next: [`${sequence}_${past - 1}_0`] }
      if (unskipped > 0) unskipped -= 1
      else lines.push(one)
    }
    parts += 1
    if (parts >= most && next !== undefined) return { lines, next: [`${next}_0_${unskipped}`] }
  }
  return { lines, next: [] }
}

/** @throws Fault `invalid-input` */
function readFilter({ senders, recipients, address, isCommunityPoolRelated }: Request) {
  const [from, to, either] = [senders, recipients, address].map(readAccounts)
  const isNamed = (named: Buffer[] | undefined, one: Buffer) =>
    named === undefined || named.length === 0 || named.some((known) => known.equals(one))
  const pools = isCommunityPoolRelated ? [communityPool] : []
  const passes = ({ sender, recipient }: BankTransfer) =>
    isNamed(from, sender) &&
    isNamed(to, recipient) &&
    (isNamed(either, sender) || isNamed(either, recipient)) &&
    (isNamed(pools, sender) || isNamed(pools, recipient))
  const named = [from, to, either, pools].find((some) => some !== undefined && some.length > 0)
  return { accounts: named?.map(accountKey), passes }
}

const mostNamed = 50

function readAccounts(texts: string[]): Buffer[] {
  if (texts.length > mostNamed)
    throw invalidInput('transfer.accounts', `At most ${mostNamed} accounts can be named at once`)
  return texts.filter((text) => text !== '').map((text) => Buffer.from(readName(text).bytes))
}

/** @throws Fault `invalid-input` */
function readPlace(token: string): Place | undefined {
  if (token === '') return undefined
  const [, sequence, past, unskipped] = /^(\d{1,18})_(\d{1,6})_(\d{1,6})$/.exec(token) ?? []
  if (sequence === undefined)
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is not a token of a page`)
  return { sequence: BigInt(sequence), past: Number(past), unskipped: Number(unskipped) }
}

function write({ sequence, sender, recipient, coins, timeMs }: BankTransfer): ToldTransfer {
  return {
    sender: encodeAddress('inj', sender),
    recipient: encodeAddress('inj', recipient),
    amounts: coins.map((coin) => ({ ...coin, usdValue: '' })),
    blockNumber: sequence >> 16n,
    blockTimestamp: formatTime(timeMs),
  }
}
