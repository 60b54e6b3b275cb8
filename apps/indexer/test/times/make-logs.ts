import type { Client } from 'pg'
import { accountKey, topicKey } from '#src/decode/values/keys.ts'
import { writePartitions } from '#src/database/partitions.ts'

export const wanted = Buffer.from('aa'.repeat(20), 'hex')
/** `Transfer(address,address,uint256)`, as most logs have it. */
export const transfer = Buffer.from('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 'hex')

/** One of the holders who move tokens: as a topic, whose last bytes tell them apart. */
export function holder(number: number): Buffer {
  const topic = Buffer.alloc(32)
  topic.writeUInt32BE(number, 28)
  return topic
}

const perBlock = 10
const step = 50_000

/**
 * Puts blocks behind the head in which ten Ethereum transactions write a log each: transfers of a thousand tokens
 * among ten thousand holders. Every hundredth block one of them is of the `wanted` contract.
 *
 * @returns the heights of these blocks
 */
export async function makeLogs(client: Client, blocks: number): Promise<{ from: bigint; to: bigint }> {
  const { rows } = await client.query<{ head: string }>('select head from chain_state')
  const from = BigInt(rows[0]?.head ?? 0) + 1n
  const to = from + BigInt(blocks) - 1n
  await writePartitions(client, from, to)
  await client.query('set synchronous_commit = off')
  await client.query('insert into addresses (account, address) values ($1, $2)', [accountKey(wanted), wanted])
  await client.query(
    `insert into addresses (account, address)
      select n, substr(sha256(int8send(n)), 1, 20) from generate_series(1, 1000) as n`,
  )
  for (let at = from; at <= to; at += BigInt(step)) {
    const last = at + BigInt(step) - 1n < to ? at + BigInt(step) - 1n : to
    for (const text of statements(last)) await client.query(text, [at, last])
  }
  await client.query('update chain_state set head = $1', [to])
  await client.query('vacuum analyze')
  return { from, to }
}

/** @param last of the heights, for the statement that has no use for it */
function statements(last: bigint): string[] {
  const sequences = `generate_series($1::int8, $2::int8) as height, generate_series(0, ${perBlock - 1}) as n`
  const hash = `sha256(int8send(height << 16 | n))`
  const h8 = (of: string) => `('x' || encode(substr(${of}, 1, 8), 'hex'))::bit(64)::int8`
  const isWanted = '(n = 0 and height % 100 = 0)'
  const party = (salt: number) => `(hashint8(height * 31 + n * 7 + ${salt}) & 2147483647) % 10000`
  return [
    `insert into blocks select height, timestamptz 'epoch' + height * interval '1 s', sha256(int8send(height)),
        ${h8('sha256(int8send(height))')}, '', '', ${perBlock}, 0, 0, 0, 0, '{}', '{}'
      from generate_series($1::int8, $2::int8) as height where height <= ${last}`,
    `insert into txs select height << 16 | n, ${hash}, ${h8(hash)}, 0, 0, 0, 0, 1 from ${sequences}`,
    `insert into evm_transactions select height << 16 | n, 0, n, ${h8(hash)}, ${hash} from ${sequences}`,
    `insert into evm_logs
      select height << 16 | n, n, case when ${isWanted} then ${accountKey(wanted)} else 1 + (height * 10 + n) % 1000 end,
        ${topicKey(transfer)}, sender, recipient, null,
        '\\x${transfer.toString('hex')}' || decode(repeat('00', 28), 'hex') || int4send(sender)
          || decode(repeat('00', 28), 'hex') || int4send(recipient),
        decode(repeat('00', 24), 'hex') || int8send(height)
      from (select height, n, ${party(1)} as sender, ${party(2)} as recipient from ${sequences}) as moves`,
  ]
}
