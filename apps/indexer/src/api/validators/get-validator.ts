import { decodeAddress, decodeHex, trimDecimal } from '@injsight/chain'
import { Fault, invalidInput, notFound } from '@injsight/errors'
import type { GetValidatorResponse, ListedValidator, ValidatorChange } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { findValidatorEarnings } from '#src/queries/staking/rewards.ts'
import { listSlashes, type SlashRow } from '#src/queries/staking/staking-history.ts'
import { listValidatorChanges, type ChangeRow } from '#src/queries/staking/validator-changes.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { toCoins } from '../accounts/get-staking.ts'
import { listUnknown } from '../status/list-unknown.ts'
import type { KnownValidators } from './list-validators.ts'

const mostChanges = 200

/** @throws Fault `invalid-input`, `not-found` */
export async function getValidator(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  address: string,
): Promise<GetValidatorResponse> {
  const known = await listAll()
  const { validator, at } = findValidator(known, address)
  const { denom, unknown, bonded, window, mostMissed } = known
  const [earned, changes, missing] = await Promise.all([
    findValidatorEarnings(pool, validator.operator),
    listChanges(pool, validator),
    listUnknown(pool, ['rewards']),
  ])
  return {
    validator,
    denom,
    bonded,
    window,
    mostMissed,
    changes,
    rank: validator.status === 'bonded' ? at + 1 : 0,
    rewards: toCoins(earned?.outstanding ?? {}),
    commission: toCoins(earned?.commission ?? {}),
    unknown: [...unknown, ...missing],
  }
}

/**
 * A validator by any of its addresses, and its place among all of them.
 *
 * @throws Fault `invalid-input`, `not-found`
 */
export function findValidator(
  { validators }: Pick<KnownValidators, 'validators'>,
  address: string,
): { validator: ListedValidator; at: number } {
  const at = validators.findIndex(readMeant(address))
  const validator = validators[at]
  if (validator !== undefined) return { validator, at }
  throw notFound('validator', `There is no validator ${address.trim().slice(0, 80)}`)
}

/** By its operator's, its account's or its consensus address: hex may be either. */
function readMeant(address: string): (validator: ListedValidator) => boolean {
  const { prefix, bytes } = decodeKnown(address.trim())
  const isSame = (known: string) => Buffer.from(decodeAddress(known).bytes).equals(bytes)
  return ({ operator, consensus }) =>
    (prefix !== 'injvalcons' && isSame(operator)) ||
    (['', 'injvalcons'].includes(prefix) && isSame(consensus))
}

function decodeKnown(address: string): { prefix: string; bytes: Uint8Array } {
  if (/^(0x)?[0-9a-f]{40}$/i.test(address)) return { prefix: '', bytes: decodeHex(address) }
  try {
    const decoded = decodeAddress(address.toLowerCase())
    if (['inj', 'injvaloper', 'injvalcons'].includes(decoded.prefix)) return decoded
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
  throw invalidInput(
    'validator.address',
    `"${address.slice(0, 80)}" is not the address of a validator: those begin with injvaloper, injvalcons or inj`,
  )
}

async function listChanges(pool: Pool, { operator, consensus }: ListedValidator): Promise<ValidatorChange[]> {
  const [changed, slashed] = await Promise.all([
    listValidatorChanges(pool, decodeAddress(operator).bytes, mostChanges),
    listSlashes(pool, Buffer.from(decodeAddress(consensus).bytes), { before: undefined, limit: mostChanges }),
  ])
  const rows = [
    ...changed.map((row) => ({ seq: BigInt(row.seq), change: toChanged(row) })),
    ...slashed.map((row) => ({ seq: row.seq, change: toSlashed(row) })),
  ].toSorted((a, b) => Number(b.seq - a.seq))
  const shown = rows.slice(0, mostChanges)
  const [hashes, names] = await Promise.all([
    listHashes(
      pool,
      changed.map(({ seq }) => BigInt(seq)),
    ),
    findNames(pool, { markets: [], accounts: [], heights: shown.map(({ seq }) => heightOf(seq)) }),
  ])
  return shown.map(({ seq, change: { isSlash, ...change } }) => ({
    ...change,
    height: heightOf(seq),
    time: names.timeMs(heightOf(seq)),
    transactionHash: isSlash ? '' : (hashes.get(seq) ?? ''),
  }))
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
