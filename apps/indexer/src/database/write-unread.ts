import type { Client } from 'pg'
import type { Unread } from '#src/decode/facts.ts'

type Found = Unread & { height: bigint; ofState: boolean }

/** Notes what could not be read; a module whose state it would have changed is no longer exact from there on. */
export async function writeUnread(client: Client, all: Found[]): Promise<void> {
  if (all.length === 0) return
  const added = client.query({
    name: 'write_unread',
    text: `with added as (
        insert into unread (height, ordinal, tx, module, what, why)
        select * from unnest($1::int8[], $2::int4[], $3::int4[], $4::text[], $5::text[], $6::text[])
        on conflict do nothing returning module
      )
      insert into unread_counts as c (module, n) select module, count(*) from added group by module
      on conflict (module) do update set n = c.n + excluded.n`,
    values: [
      all.map(({ height }) => height),
      all.map(({ ordinal }) => ordinal),
      all.map(({ tx }) => tx?.index ?? -1),
      all.map(({ module }) => module),
      all.map(({ what }) => storable(what)),
      all.map(({ why }) => storable(why)),
    ],
  })
  const ofState = all.filter((one) => one.ofState)
  const inexact = client.query({
    name: 'write_inexact',
    text: `update module_sources as s set inexact_from = least(s.inexact_from, u.height)
      from (select module, min(height) as height from unnest($1::text[], $2::int8[]) as u (module, height) group by module) as u
      where s.module = u.module`,
    values: [ofState.map(({ module }) => module), ofState.map(({ height }) => height)],
  })
  await Promise.all([added, inexact])
}

/** PostgreSQL's texts hold no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '\u2400').slice(0, 2000)
}
