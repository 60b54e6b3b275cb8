import type { Client } from 'pg'

/**
 * Drops the frames of order books that only dropped blocks needed: of each market the last one up to the first block
 * that is left stays, since nothing that came between the two is gone.
 *
 * @param base the first block that is left, a height at which changed books are framed
 */
export async function dropFrames(client: Client, base: bigint): Promise<void> {
  const { rowCount } = await client.query({
    name: 'drop_frames',
    // The primary key; once in the life of a partition.
    text: `delete from book_frames as f where height < $1 and exists (
      select from book_frames as later where later.market = f.market and later.height > f.height and later.height <= $1)`,
    values: [base],
  })
  if (rowCount === 0) return
  await client.query({
    name: 'write_book_reach',
    text: `insert into book_reach (id, height) values (1, $1) on conflict (id) do update set height = excluded.height`,
    values: [base],
  })
}
