import { encodeAddress } from '@injsight/chain'
import type {
  ListPermissionChangesRequest,
  ListPermissionChangesResponse,
  PermissionChange,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import {
  listPermissionChanges as listRows,
  type PermissionChangeRow,
} from '#src/queries/tokens/permission-changes.ts'
import { cutPage, readChainPlace, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'

/** @throws Fault `invalid-input` */
export async function listPermissionChanges(
  pool: Pool,
  { denom, cursor, limit: wanted }: ListPermissionChangesRequest,
): Promise<ListPermissionChangesResponse> {
  const limit = readLimit(wanted)
  const [rows, unknown] = await Promise.all([
    listRows(pool, { denom, before: readPlace(cursor), limit: limit + 1 }),
    listUnknown(pool, ['permissions']),
  ])
  const { lines, next } = cutPage(rows, limit, ({ seq, place }) => [seq, String(place)])
  return { changes: lines.map(toChange), next, unknown }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): { seq: bigint; place: number } | undefined {
  return readChainPlace(cursor, (seq, place) => ({ seq, place }))
}

/** What a kind of change says nothing of is empty. */
const nothing = {
  role: '',
  roles: [],
  permissions: 0n,
  account: '',
  action: '',
  isDisabled: false,
  isSealed: false,
  canDisable: false,
  canSeal: false,
  contract: '',
  amount: '',
}

function toChange({ seq, denom, sender, what, told, hash, time }: PermissionChangeRow): PermissionChange {
  const { permissions, ...said } = told
  return {
    ...nothing,
    ...(said as Partial<PermissionChange>),
    permissions: BigInt(Number(permissions ?? 0)),
    height: heightOf(BigInt(seq)),
    time: BigInt(time ?? 0),
    transactionHash: hash === null ? '' : hash.toString('hex').toUpperCase(),
    denom,
    sender: sender === null ? '' : encodeAddress('inj', sender),
    what,
  }
}
