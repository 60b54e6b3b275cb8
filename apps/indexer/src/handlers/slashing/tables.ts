import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

export const signingInfos = stateTable(
  'signing_infos',
  { consensus: 'bytes' },
  {
    start_height: 'int8',
    index_offset: 'int8',
    jailed_until: 'amount',
    tombstoned: 'bool',
    missed: 'int8?',
    known_at: 'int8?',
  },
)
export type SigningInfo = StateRow<typeof signingInfos>

/** The blocks of the window that a validator missed: a bit each, in chunks that aren't there while all are zero. */
export const missedBlocks = stateTable(
  'missed_blocks',
  { consensus: 'bytes', chunk: 'int8' },
  { bits: 'bytes' },
)

export const slashingParams = stateTable(
  'slashing_params',
  { id: 'int4' },
  {
    signed_blocks_window: 'int8',
    min_signed_per_window: 'decimal',
    downtime_jail_duration: 'int8',
    slash_fraction_double_sign: 'decimal',
    slash_fraction_downtime: 'decimal',
  },
)

/** Who voted on the parent of a block and who should have: the first bytes of each consensus address. */
export const signatures = historyTable('signatures', 'height', {
  height: 'int8',
  signed: 'bytes',
  missed: 'bytes',
})

export const slashes = historyTable('slashes', 'sequence', {
  seq: 'int8',
  consensus: 'bytes',
  kind: 'text',
  power: 'int8?',
  burned: 'amount?',
})
