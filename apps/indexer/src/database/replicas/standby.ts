import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import type { Logger } from '@injsight/runtime'

/** A head that the primary has announced: what a standby must have to be asked. */
export type Announced = { height: bigint; hash: string }

/** Why a standby isn't asked; `ready` when it is. */
export type StandbyState = 'ready' | 'behind' | 'down' | 'another index'

export type Standby = {
  /** Host and port, as it is shown. */
  name: string
  pool: Pool
  /** The last height that it is known to have. */
  head(): bigint
  state(): StandbyState
  /** Looks at once, and until it has what was announced. */
  wake(): void
  /** It failed to answer: it isn't asked before it has been looked at again. */
  leaveOut(reason: string): void
  stop(): Promise<void>
}

type Watching = {
  url: string
  announced: () => Announced | undefined
  /** What the primary says to `identityQuery`; undefined before it has. */
  identity: () => string | undefined
  log: Logger
}

const pausesMs = { behind: 20, ready: 500, out: 1000 }
/** Who takes longer to say how far it is isn't asked for more. */
const longestLookMs = 1000
/** A question that takes longer is asked of the primary. */
const longestQuestionMs = 5000

/** Watches how far a standby is, and whether it is one of the same index. */
export function watchStandby({ url, announced, identity, log }: Watching): Standby {
  const { host: name } = new URL(url)
  const settings = { connectionString: url, connectionTimeoutMillis: longestLookMs }
  const pool = new Pool({
    ...settings,
    application_name: 'injsight indexer answers',
    max: 16,
    query_timeout: longestQuestionMs,
  })
  const looking = new Pool({
    ...settings,
    application_name: 'injsight indexer replica watch',
    max: 1,
    query_timeout: longestLookMs,
  })
  for (const one of [pool, looking])
    one.on('error', (error) => log.debug('replica connection lost', { replica: name, reason: error.message }))
  const stopping = new AbortController()
  let head = 0n
  let state: StandbyState = 'down'
  let waking = new AbortController()

  function become(next: StandbyState, reason: string): void {
    const wasAsked = state === 'ready' || state === 'behind'
    const isAsked = next === 'ready' || next === 'behind'
    if (wasAsked && !isAsked) log.warn('replica left out', { replica: name, reason })
    if (!wasAsked && isAsked) log.info('replica taken', { replica: name, head })
    state = next
  }

  async function look(): Promise<void> {
    const wanted = announced()
    try {
      const seen = await readStandby(looking, wanted?.height ?? 0n)
      if (wanted === undefined) return become('down', 'the primary has not said yet how far it is')
      if (seen === undefined) return become('another index', 'it holds no index')
      head = seen.head
      const isBehind = head < wanted.height
      if (seen.identity !== identity())
        return become('another index', 'it is of another server, or its tables are of another version')
      if (!seen.follows) return become('another index', 'it is no standby: it follows nobody')
      if (!isBehind && seen.hash !== wanted.hash)
        return become('another index', `its block ${wanted.height} is another one`)
      become(isBehind ? 'behind' : 'ready', '')
    } catch (error) {
      become('down', (error as Error).message)
    }
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      await look()
      const pauseMs = state === 'behind' ? pausesMs.behind : state === 'ready' ? pausesMs.ready : pausesMs.out
      const signal = AbortSignal.any([waking.signal, stopping.signal])
      await sleep(pauseMs, undefined, { signal }).catch(() => {}) // woken
    }
  }
  const keeping = keepLooking()

  return {
    name,
    pool,
    head: () => head,
    state: () => state,
    wake: () => waking.abort(),
    leaveOut: (reason) => become('down', reason),
    async stop() {
      stopping.abort()
      await Promise.all([keeping, pool.end(), looking.end()])
    },
  }
}

type Seen = { head: bigint; hash: string; identity: string; follows: boolean }

async function readStandby(pool: Pool, height: bigint): Promise<Seen | undefined> {
  const { rows } = await pool.query<{
    head: string
    hash: string | null
    identity: string
    follows: boolean
  }>({
    name: 'standby',
    // Its only row, a block by the primary key, and the small table of migrations.
    text: `select head, (select upper(encode(hash, 'hex')) from blocks where height = $1) as hash,
        pg_is_in_recovery() as follows, (${identityQuery}) as identity
      from chain_state`,
    values: [height],
  })
  const [row] = rows
  return row && { ...row, head: BigInt(row.head), hash: row.hash ?? '' }
}

/** A server, which its standbys are copies of, its database and what made the tables, in one text. */
export const identityQuery = `select concat_ws(' ', (select system_identifier from pg_control_system()),
  current_database(), (select md5(string_agg(name || checksum, ',' order by name)) from migrations))`
