import type { Unread } from '#src/decode/facts.ts'
import type { Sender } from './batch.ts'
import { asRows, encodeRows } from './row-parameters.ts'

type Found = Unread & { height: bigint; ofState: boolean }

/** Notes what could not be read; a module whose state it would have changed is no longer exact from there on. */
export async function writeUnread(to: Sender, all: Found[]): Promise<void> {
  if (all.length === 0) return
  const added = to.query({
    name: 'write_unread',
    text: `with added as (
        insert into unread (height, ordinal, tx, module, what, why)
        select * from ${asRows(unreadColumns)}
        on conflict do nothing returning module
      )
      insert into unread_counts as c (module, n) select module, count(*) from added group by module
      on conflict (module) do update set n = c.n + excluded.n`,
    values: encodeRows(
      unreadColumns,
      all.map(({ height, ordinal, tx, module, what, why }) => {
        return { height, ordinal, tx: tx?.index ?? -1, module, what: storable(what), why: storable(why) }
      }),
    ),
  })
  const inexact = to.query({
    name: 'write_inexact',
    text: `update module_sources as s set inexact_from = least(s.inexact_from, u.height)
      from (select module, min(height) as height from ${asRows(inexactColumns)} group by module) as u
      where s.module = u.module`,
    values: encodeRows(
      inexactColumns,
      all.filter(({ ofState }) => ofState).map(({ module, height }) => ({ module, height })),
    ),
  })
  await Promise.all([added, inexact])
}

const unreadColumns = {
  height: 'int8',
  ordinal: 'int4',
  tx: 'int4',
  module: 'text',
  what: 'text',
  why: 'text',
} as const
const inexactColumns = { module: 'text', height: 'int8' } as const

/** PostgreSQL's texts hold no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '\u2400').slice(0, 2000)
}
