import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import { identityQuery, watchStandby, type Announced, type Standby, type StandbyState } from './standby.ts'

/** Where questions are asked: standbys that are near enough, else the primary; without it the nearest standby. */
export type ReadPool = {
  /** As the primary's, but that what is asked by `query` may be answered by a standby. */
  pool: Pool
  /** A head was announced by the primary: from now on nobody answers who doesn't have it. Without one it is read. */
  announce(head?: Announced): void
  replicas(): { name: string; state: StandbyState; head: bigint; asked: number }[]
  /** How many questions the primary was asked. */
  askedPrimary(): number
  stop(): Promise<void>
}

/** Of the server or the connection, not of the question: somebody else can answer it. */
const ofServer = /^(08|25006|40|53|55|57)|^E[A-Z]+$/
const ofConnection = /connection|timeout|not queryable/i

export function createReadPool(primary: Pool, urls: readonly string[], log: Logger): ReadPool {
  let announced: Announced | undefined
  let identity: string | undefined
  let askedPrimary = 0
  let turn = 0
  const standbys = urls.map((url) =>
    watchStandby({ url, announced: () => announced, identity: () => identity, log }),
  )
  const asked = new Map(standbys.map(({ name }) => [name, 0]))

  function choose(): Standby | undefined {
    const near = standbys.filter(
      (one) => one.state() === 'ready' && announced !== undefined && one.head() >= announced.height,
    )
    return near[turn++ % near.length]
  }

  async function query(...question: unknown[]): Promise<unknown> {
    const standby = choose()
    if (standby === undefined) return askPrimary(question)
    try {
      asked.set(standby.name, (asked.get(standby.name) ?? 0) + 1)
      return await askOf(standby.pool, question)
    } catch (error) {
      if (!isOfServer(error)) throw error
      const { code = '', message } = error as DatabaseError
      // A question that replication has overtaken, or that writes, says nothing of the standby.
      if (!code.startsWith('40') && code !== '25006') standby.leaveOut(message)
      return askPrimary(question)
    }
  }

  async function askPrimary(question: unknown[]): Promise<unknown> {
    askedPrimary++
    try {
      return await askOf(primary, question)
    } catch (error) {
      // What it announced last may be lost with it: without it the standbys' last block is the last there is.
      const [nearest] = standbys
        .filter((one) => one.state() === 'ready' || one.state() === 'behind')
        .toSorted((a, b) => Number(b.head() - a.head()))
      if (nearest === undefined || !isOfServer(error)) throw error
      asked.set(nearest.name, (asked.get(nearest.name) ?? 0) + 1)
      return askOf(nearest.pool, question)
    }
  }

  async function readAnnounced(): Promise<void> {
    const { rows } = await primary.query<{ head: string; hash: string | null; identity: string }>({
      name: 'announced',
      text: `select head, upper(encode(head_hash, 'hex')) as hash, (${identityQuery}) as identity from chain_state`, // its only row
    })
    const [row] = rows
    if (row === undefined) return
    identity = row.identity
    note({ height: BigInt(row.head), hash: row.hash ?? '' })
  }

  function note(head: Announced): void {
    if (announced !== undefined && head.height < announced.height) return
    announced = head
    for (const standby of standbys) standby.wake()
  }

  return {
    pool: standbys.length === 0 ? primary : withQuery(primary, query),
    announce(head) {
      if (standbys.length === 0) return
      if (head !== undefined && identity !== undefined) note(head)
      else
        readAnnounced().catch((error: Error) => log.debug('the head was not read', { reason: error.message }))
    },
    replicas: () =>
      standbys.map((one) => ({
        name: one.name,
        state: one.state(),
        head: one.head(),
        asked: asked.get(one.name) ?? 0,
      })),
    askedPrimary: () => askedPrimary,
    async stop() {
      await Promise.all(standbys.map((one) => one.stop()))
    },
  }
}

type DatabaseError = Error & { code?: string }

function isOfServer(error: unknown): boolean {
  const { code = '', message } = error as DatabaseError
  return ofServer.test(code) || ofConnection.test(message)
}

type Asked = { query(...question: unknown[]): Promise<unknown> }

/** In whatever of the many forms that a pool takes. */
function askOf(pool: Pool, question: unknown[]): Promise<unknown> {
  return (pool as unknown as Asked).query(...question)
}

/** The same pool, but for what it is asked by `query`. */
function withQuery(pool: Pool, query: (...question: unknown[]) => Promise<unknown>): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
