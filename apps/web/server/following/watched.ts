import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import type { News, Thing } from '../../app/watch/news.ts'

type Tell = (news: readonly News[]) => void

export type Watched = {
  /**
   * Tells what happens at things from now on, and at accounts since a block: 0 for nothing that is past. A market and a
   * transaction that is there are told at once.
   *
   * @returns what ends it
   */
  follow(things: readonly Thing[], since: bigint, tell: Tell): () => void
  /** A new block is in the index. */
  hear(height: bigint): void
  stop(): Promise<void>
}

type Followed = { tells: Set<Tell>; told: News | undefined }

const mostAtOnce = 200
const mostMarkets = 1000

/** What visitors watch, asked of the index once a block for all of them together, and only while somebody does. */
export function createWatched({ indexerUrl, log }: { indexerUrl: string; log: Logger }): Watched {
  const transport = createTransport({ baseUrl: indexerUrl, timeoutMs: 5000 })
  const index = new ExplorerClient(transport)
  const followed = new Map<Thing, Followed>()
  let head = 0n
  /** What accounts did up to here has been told. */
  let told = 0n
  let asking: Promise<void> | undefined
  let isDue = false

  const idsOf = (kind: string) => [...followed.keys()].filter(isOf(kind)).map(idOf)

  const publish = (news: readonly News[]) => {
    const perReader = new Map<Tell, News[]>()
    for (const one of news) {
      const { tells } = followed.get(one.thing) ?? { tells: [] }
      for (const tell of tells) perReader.set(tell, [...(perReader.get(tell) ?? []), one])
    }
    for (const [tell, all] of perReader) tell(all)
  }

  const askOnce = async () => {
    const height = head
    const accounts = idsOf('account')
    const hashes = idsOf('transaction').filter(
      (hash) => followed.get(`transaction/${hash}`)?.told === undefined,
    )
    const [happened, markets] = await Promise.all([
      fetchHappened(index, { accounts, hashes, after: told, height }),
      idsOf('market').length === 0 ? [] : fetchMarkets(index),
    ])
    // Meanwhile everybody may have left, and others come; or the chain begun anew.
    if (height > told && height <= head) told = height
    publish([...happened, ...markets].filter((news) => isNews(followed.get(news.thing), news)))
  }

  /** One question at a time: what comes meanwhile is asked with the next. */
  const ask = () => {
    isDue = true
    asking ??= (async () => {
      while (isDue && followed.size > 0) {
        isDue = false
        await askOnce().catch((error: unknown) => log.debug('what is watched is not told', { error }))
      }
    })().finally(() => (asking = undefined))
  }

  /** What is asked at the moment doesn't name these accounts yet: what it will have told of others is past to them. */
  const tellPast = async (things: readonly Thing[], since: bigint, tell: Tell) => {
    const accounts = things.filter(isOf('account')).map(idOf)
    const after = since === 0n ? head : since
    await asking
    if (accounts.length === 0 || after >= told) return
    const past = await fetchHappened(index, { accounts, hashes: [], after, height: told })
    if (past.length > 0) tell(past)
  }

  return {
    follow(things, since, tell) {
      if (followed.size === 0) told = head
      for (const thing of things) {
        const one = followed.get(thing) ?? { tells: new Set(), told: undefined }
        followed.set(thing, one)
        one.tells.add(tell)
        if (one.told !== undefined) tell([one.told])
      }
      tellPast(things, since, tell).catch((error: unknown) =>
        log.debug('what is past is not told', { error }),
      )
      if (things.some((thing) => !isOf('account')(thing))) ask()
      return () => {
        for (const thing of things) {
          const one = followed.get(thing)
          one?.tells.delete(tell)
          if (one?.tells.size === 0) followed.delete(thing)
        }
      }
    },
    hear(height) {
      // Nothing before the first is news; a recording that begins anew goes back.
      if (head === 0n || height < told) told = height - 1n
      head = height
      if (followed.size > 0) ask()
    },
    async stop() {
      followed.clear()
      await asking
      transport.close()
    },
  }
}

const isOf = (kind: string) => (thing: Thing) => thing.startsWith(`${kind}/`)
const idOf = (thing: Thing) => thing.slice(thing.indexOf('/') + 1)

/** A market is news when its price or its status changed, a transaction once, an account always. Keeps what it was. */
function isNews(one: Followed | undefined, news: News): boolean {
  if (one === undefined) return false
  if (news.kind === 'account') return true
  const { told } = one
  one.told = news
  if (told?.kind !== 'market' || news.kind !== 'market') return told === undefined
  return told.price !== news.price || told.status !== news.status
}

type Asked = { accounts: string[]; hashes: string[]; after: bigint; height: bigint }

async function fetchHappened(
  index: ExplorerClient,
  { accounts, hashes, after, height }: Asked,
): Promise<News[]> {
  const rounds = Math.ceil(Math.max(accounts.length, hashes.length) / mostAtOnce)
  const told = []
  // One after the other: however much is watched, pages have the index too.
  for (let round = 0; round < rounds; round++) {
    const cut = (all: string[]) => all.slice(round * mostAtOnce, (round + 1) * mostAtOnce)
    told.push(await index.listNews({ accounts: cut(accounts), hashes: cut(hashes), after }).response)
  }
  return told.flatMap((one) => [
    ...one.accounts.map(({ account, transactions, traded }): News => ({
      thing: `account/${account}`,
      kind: 'account',
      height: String(height),
      transactions,
      traded: traded.map(String),
    })),
    ...one.transactions.map(({ hash, height: of }): News => ({
      thing: `transaction/${hash}`,
      kind: 'transaction',
      height: String(of),
    })),
  ])
}

async function fetchMarkets(index: ExplorerClient): Promise<News[]> {
  const asked = { limit: mostMarkets, hasPoints: false, marketId: '' }
  const { markets, height } = await index.listMarketDays(asked).response
  return markets.map(({ marketId, price, status }) => ({
    thing: `market/${marketId}`,
    kind: 'market',
    height: String(height),
    price,
    status,
  }))
}
