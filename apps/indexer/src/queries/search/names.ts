import type { Pool } from 'pg'

/** Something with a name, see the view `names`: validators and tokens of the EVM by the hex of their addresses. */
export type NamedThing = {
  kind: 'token' | 'evm-token' | 'market' | 'validator' | 'contract' | 'proposal'
  id: string
  name: string
}

/** Names as they are compared: lower case, words with one space between. See plain_name in the migrations. */
export function plainName(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[\s_/.,:-]+/g, ' ')
    .trim()
}

/** Things whose name has the text in it: the name itself, names that begin with it, the shortest first. */
export async function listNamesWith(pool: Pool, plain: string, limit: number): Promise<NamedThing[]> {
  const { rows } = await pool.query<NamedThing>({
    name: 'names_with',
    // The indexes on trigrams of each table of the view: all of the text's, of a short text those of a beginning.
    text: `select kind, id, name from names where trigrams(name) @> $1 and position($2 in plain_name(name)) > 0
      order by plain_name(name) = $2 desc, starts_with(plain_name(name), $2) desc, length(name), name, id limit $3`,
    values: [plain.length < 3 ? trigramsOf(`  ${plain}`) : trigramsOf(plain), plain, limit],
  })
  return rows
}

const mostPairs = 12

/** Things whose name has four letters of the text side by side: what may be meant by a text with a slip in it. */
export async function listNamesLike(pool: Pool, plain: string, limit: number): Promise<NamedThing[]> {
  const parts = trigramsOf(` ${plain}`)
  const pairs = parts.slice(1).map((part, at) => [parts[at], part])
  const used = pairs.slice(0, mostPairs)
  if (used.length === 0) return []
  const { rows } = await pool.query<NamedThing>({
    name: `names_like_${used.length}`,
    // The indexes on trigrams, once for each pair.
    text: `select kind, id, name from names where ${used.map((_, at) => `trigrams(name) @> $${at + 3}`).join(' or ')}
      order by abs(length(name) - $1), name, id limit $2`,
    values: [plain.length, limit, ...used],
  })
  return rows
}

/** As trigrams in the migrations, of a text that is plain. */
export function trigramsOf(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 2, 0) }, (_, at) => text.slice(at, at + 3))
}

/** Collections by CW721 with the text in their names. */
export async function listCw721Named(
  pool: Pool,
  plain: string,
  limit: number,
): Promise<{ contract: string; name: string }[]> {
  const { rows } = await pool.query<{ contract: string; name: string }>({
    name: 'cw721_named',
    // Some thousand rows, read whole.
    text: `select contract, case when position($1 in plain_name(name)) > 0 then name else symbol end as name
      from nft_contracts where position($1 in plain_name(name)) > 0 or plain_name(symbol) = $1
      order by length(name), contract limit $2`,
    values: [plain, limit],
  })
  return rows
}

/** Light clients that follow a chain whose id begins with the text, those of the very id first. */
export async function listClientsFollowing(
  pool: Pool,
  plain: string,
  limit: number,
): Promise<{ client: string; chain: string }[]> {
  const { rows } = await pool.query<{ client: string; chain: string }>({
    name: 'clients_following',
    // Some hundreds, read whole.
    text: `select client, chain from ibc_clients where starts_with(plain_name(chain), $1)
      order by plain_name(chain) = $1 desc, length(chain), chain, length(client), client limit $2`,
    values: [plain, limit],
  })
  return rows
}

/** Connections to a chain whose id begins with the text, as of its light clients; the open ones first. */
export async function listConnectionsTo(
  pool: Pool,
  plain: string,
  limit: number,
): Promise<{ connection: string; chain: string }[]> {
  const { rows } = await pool.query<{ connection: string; chain: string }>({
    name: 'connections_to',
    // Some hundreds, read whole.
    text: `select connection, chain from ibc_connections join ibc_clients using (client)
      where starts_with(plain_name(chain), $1)
      order by plain_name(chain) = $1 desc, ibc_connections.state = 'OPEN' desc, length(chain), chain,
        length(connection), connection limit $2`,
    values: [plain, limit],
  })
  return rows
}

/** Those of some contracts of the EVM, by the hex of their addresses, that are collections. */
export async function listNftsAmong(pool: Pool, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const { rows } = await pool.query<{ address: string }>({
    name: 'nfts_among',
    // The index of addresses, and the primary key.
    text: `select encode(address, 'hex') as address from addresses join evm_tokens on contract = account
      where address = any($1::bytea[]) and standard in ('erc721', 'erc1155')`,
    values: [addresses.map((address) => Buffer.from(address, 'hex'))],
  })
  return new Set(rows.map(({ address }) => address))
}
