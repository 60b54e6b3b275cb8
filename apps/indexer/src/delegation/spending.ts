import { decodeAddress, formatUnits } from '@injsight/chain'
import { refusal, Status } from '@injsight/grpc-web'
import type { Pool, PoolClient } from 'pg'
import type { Delegation } from './settings.ts'

/** A fee that is about to be paid. */
export type Fee = {
  /** inj1…, for whom. */
  account: string
  /** Of that account's transaction. */
  sequence: bigint
  /** Of what that account signed, 32 bytes. */
  hash: Uint8Array
  /** Wei of inj. */
  amount: bigint
}

export type Spending = {
  /**
   * Asks whether a fee could be paid now, without counting it.
   *
   * @throws Fault when the day's budget or the account's share of it is used up
   */
  check(account: string, amount: bigint): Promise<void>
  /**
   * Counts a fee, once: the same transaction again costs nothing more, and neither does another of the same sequence,
   * unless it is dearer, since the chain takes one of them.
   *
   * @returns what takes it back, for a transaction that the node refused
   * @throws Fault as `check`
   */
  count(fee: Fee): Promise<() => Promise<void>>
}

/** What a gateway has paid, in the database: it survives a restart, and programs that share one share the budget. */
export function createSpending(
  pool: Pool,
  { budget, perAccount }: Pick<Delegation, 'budget' | 'perAccount'>,
  now: () => number = Date.now,
): Spending {
  const today = () => new Date(now()).toISOString().slice(0, 10)

  async function refuseBeyond(client: Pool | PoolClient, account: string, amount: bigint): Promise<void> {
    const day = await sumDay(client, today(), account)
    const [ofAll, ofAccount] = [day.ofAll + amount, day.ofAccount + amount]
    if (ofAccount > perAccount)
      throw usedUp(`The fees of ${account} would come to ${written(ofAccount)} INJ today`, {
        limit: perAccount,
        for: 'one account',
      })
    if (ofAll > budget)
      throw usedUp(`All fees would come to ${written(ofAll)} INJ today`, {
        limit: budget,
        for: 'all accounts',
      })
  }

  return {
    check: (account, amount) => refuseBeyond(pool, account, amount),
    async count({ account, sequence, hash, amount }) {
      const key = [bytesOf(account), sequence, Buffer.from(hash)]
      const isNew = await withTurn(pool, async (client) => {
        const { rowCount } = await client.query(
          'insert into delegated_fees values ($1, $2, $3, $4, $5) on conflict do nothing',
          [...key, today(), amount],
        )
        if (rowCount === 0) return false
        await refuseBeyond(client, account, 0n)
        return true
      })
      return async () => {
        if (isNew)
          await pool.query(
            'delete from delegated_fees where account = $1 and sequence = $2 and hash = $3',
            key,
          )
      }
    },
  }
}

async function sumDay(client: Pool | PoolClient, day: string, account: string) {
  const { rows } = await client.query<{ of_all: string; of_account: string }>({
    name: 'delegated_fees_of_day',
    // Index delegated_fees_day.
    text: `select coalesce(sum(fee), 0)::text as of_all,
        coalesce(sum(fee) filter (where account = $2), 0)::text as of_account
      from (select account, max(fee) as fee from delegated_fees where day = $1 group by account, sequence) as dearest`,
    values: [day, bytesOf(account)],
  })
  return { ofAll: BigInt(rows[0]?.of_all ?? 0), ofAccount: BigInt(rows[0]?.of_account ?? 0) }
}

/** One at a time, whichever program: what one counts the next one sees. */
async function withTurn<Value>(pool: Pool, run: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table delegated_fees in exclusive mode')
    const value = await run(client)
    await client.query('commit')
    client.release()
    return value
  } catch (error) {
    // On a lost connection the server has rolled back by itself; one that is broken isn't used again.
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw error
  }
}

/** FAILED_PRECONDITION: clients try RESOURCE_EXHAUSTED again at once. */
function usedUp(words: string, { limit, for: whom }: { limit: bigint; for: string }) {
  return refusal(
    Status.failedPrecondition,
    `${words}, and ${written(limit)} INJ a day are paid for ${whom}. It begins anew at 00:00 UTC: until then, send it with a fee of your own`,
    { limit },
  )
}

function written(amount: bigint): string {
  return formatUnits(amount, 18)
}

function bytesOf(account: string): Buffer {
  return Buffer.from(decodeAddress(account).bytes)
}
