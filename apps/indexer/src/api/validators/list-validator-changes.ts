import { decodeAddress, trimDecimal } from '@injsight/chain'
import type {
  ListedValidator,
  ListValidatorChangesRequest,
  ListValidatorChangesResponse,
  ValidatorChange,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listSlashes, type Page, type SlashRow } from '#src/queries/staking/staking-history.ts'
import {
  listValidatorChanges as findChanges,
  type ChangeRow,
} from '#src/queries/staking/validator-changes.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { cutWhole, readLimit, readSequence } from '../accounts/read-page.ts'
import { findValidator } from './find-validator.ts'
import type { KnownValidators } from './list-validators.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listValidatorChanges(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  { validator: address, cursor, limit: wanted }: ListValidatorChangesRequest,
): Promise<ListValidatorChangesResponse> {
  const page = { before: readSequence(cursor), limit: readLimit(wanted) }
  const { validators, denom } = await listAll()
  const { validator } = findValidator({ validators }, address)
  const { lines: changes, next } = await listChanges(pool, validator, page)
  return { changes, next, denom }
}

/** What a validator changed and what befell it, the newest first. */
async function listChanges(
  pool: Pool,
  { operator, consensus }: ListedValidator,
  { before, limit }: Page,
): Promise<{ lines: ValidatorChange[]; next: string }> {
  const page = { before, limit: limit + 1 }
  const [changed, slashed] = await Promise.all([
    findChanges(pool, decodeAddress(operator).bytes, page),
    listSlashes(pool, Buffer.from(decodeAddress(consensus).bytes), page),
  ])
  const rows = [
    ...changed.map((row) => ({ seq: row.seq, change: toChanged(row) })),
    ...slashed.map((row) => ({ seq: row.seq, change: toSlashed(row) })),
  ].toSorted((a, b) => Number(b.seq - a.seq))
  const { lines: shown, next } = cutWhole(rows, limit)
  const sequences = shown.map(({ seq }) => seq)
  const [hashes, names] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
  ])
  const lines = shown.map(({ seq, change: { isSlash, ...change } }) => ({
    ...change,
    height: heightOf(seq),
    time: names.timeMs(heightOf(seq)),
    transactionHash: isSlash ? '' : (hashes.get(seq) ?? ''),
  }))
  return { lines, next }
}

type Change = Omit<ValidatorChange, 'height' | 'time' | 'transactionHash'> & { isSlash: boolean }

const nothingSaid = {
  moniker: '',
  website: '',
  identity: '',
  securityContact: '',
  details: '',
  commissionRate: '',
  minSelfBond: '',
  burned: '',
  emptied: [],
}

const words = ['moniker', 'website', 'identity', 'securityContact', 'details'] as const

function toChanged(row: ChangeRow): Change {
  return {
    ...nothingSaid,
    ...Object.fromEntries(words.map((word) => [word, row[word] ?? ''])),
    isSlash: false,
    what: row.kind,
    commissionRate: row.commissionRate === null ? '' : trimDecimal(row.commissionRate),
    minSelfBond: row.minSelfBond ?? '',
    emptied: row.kind === 'edited' ? words.filter((word) => row[word] === '') : [],
  }
}

function toSlashed({ kind, burned }: SlashRow): Change {
  return { ...nothingSaid, isSlash: true, what: kind, burned: burned === '0' ? '' : (burned ?? '') }
}
