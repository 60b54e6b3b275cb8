import type { Pool } from 'pg'
import { listDeposits, listWithdrawals } from '#src/queries/bridges/bridge.ts'
import { listBatches } from '#src/queries/bridges/bridge-steps.ts'
import { listIbcChannels, listIbcClients, listIbcConnections } from '#src/queries/bridges/ibc-paths.ts'
import { findCode } from '#src/queries/contracts/codes.ts'
import { listAuctions } from '#src/queries/exchange/auction.ts'
import { listProposalMentions } from '#src/queries/search/mentions.ts'
import { plainName } from '#src/queries/search/names.ts'
import type { SuggestedThing } from './suggested-thing.ts'

type Find = (pool: Pool, number: bigint, typed: string) => Promise<SuggestedThing[]>

/**
 * What is known by a number, by the words for it in the languages of the site: as people write them, without the marks
 * that plain names are without.
 */
const numbered: [RegExp, Find][] = [
  [words('proposal|propuesta|đề xuất|提案|제안', '#'), findProposal],
  [words('(?:wasm )?(?:code|código|codigo)(?: id)?|mã|代码|코드'), findCodeNumbered],
  [words('(?:burn )?auction|round|subasta|ronda|phiên đấu giá|vòng|拍卖|轮|경매|라운드'), findAuction],
  [words('(?:bridge |peggy )?deposit|depósito|deposito|nạp|存款|充值|입금'), findDeposit],
  [words('(?:bridge |peggy )?withdrawal|retiro|retirada|rút|提款|提现|출금'), findWithdrawal],
  [words('(?:bridge |peggy )?batch|lote|lô|批次|배치'), findBatch],
  [/^(?:(?:\w+ )?(?:ibc )?channel|canal|kênh|通道|채널) ?#? ?(\d{1,9})$/u, findChannels],
  [words('(?:ibc )?connection|conexión|conexion|kết nối|连接|연결'), findConnection],
  [words('(?:(?:ibc|light) )?client|cliente|máy khách|客户端|클라이언트'), findClients],
  [/^\d\d \p{L}+ (\d{1,18})$/u, findClientNamed],
]

/** A number after one of these words, or after this sign alone. */
function words(these: string, sign?: string): RegExp {
  const alone = sign === undefined ? '' : `${sign}|`
  return new RegExp(`^(?:${alone}(?:${these}) ?#?) ?(\\d{1,18})$`, 'u')
}

/** What a plain name means that has a word and a number; nothing where there is no such thing. */
export async function findNumbered(pool: Pool, typed: string): Promise<SuggestedThing[]> {
  for (const [pattern, find] of numbered) {
    const [, digits] = pattern.exec(typed) ?? []
    if (digits !== undefined) return find(pool, BigInt(digits), typed)
  }
  return []
}

async function findProposal(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  const proposals = await listProposalMentions(pool, [number])
  return proposals.map(({ id, title }) => ({ kind: 'proposal', id, name: title ?? '' }))
}

async function findCodeNumbered(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  return one('code', number, (await findCode(pool, number)) !== undefined)
}

async function findAuction(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  const [round] = await listAuctions(pool, { limit: 1, below: number + 1n })
  return one('auction', number, round?.round === number)
}

async function findDeposit(pool: Pool, nonce: bigint): Promise<SuggestedThing[]> {
  return one('deposit', nonce, (await listDeposits(pool, { nonce }, { limit: 1 })).length > 0)
}

async function findWithdrawal(pool: Pool, id: bigint): Promise<SuggestedThing[]> {
  return one('withdrawal', id, (await listWithdrawals(pool, { id }, { limit: 1 })).length > 0)
}

async function findBatch(pool: Pool, nonce: bigint): Promise<SuggestedThing[]> {
  const [batch] = await listBatches(pool, { below: nonce + 1n, limit: 1 })
  return one('batch', nonce, batch?.nonce === nonce)
}

/** Several ports may have a channel of one number. */
async function findChannels(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  const channels = await listIbcChannels(pool) // a few hundred
  return channels
    .filter(({ channel }) => channel === `channel-${number}`)
    .map(({ port, channel, chain }) => ({ kind: 'channel', id: `${port}/${channel}`, name: chain ?? '' }))
}

async function findConnection(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  const id = `connection-${number}`
  const connections = await listIbcConnections(pool) // as many at most
  return connections.some(({ connection }) => connection === id) ? [{ kind: 'connection', id, name: '' }] : []
}

/** The chain numbers its clients whatever their kinds. */
async function findClients(pool: Pool, number: bigint): Promise<SuggestedThing[]> {
  const clients = await listIbcClients(pool)
  return clients
    .filter(({ client }) => client.endsWith(`-${number}`))
    .map(({ client, chain }) => ({ kind: 'client', id: client, name: chain ?? '' }))
}

/** By its whole name: 07-tendermint-5. */
async function findClientNamed(pool: Pool, number: bigint, typed: string): Promise<SuggestedThing[]> {
  return (await findClients(pool, number)).filter(({ id }) => plainName(id) === typed)
}

function one(kind: SuggestedThing['kind'], id: bigint, isThere: boolean): SuggestedThing[] {
  return isThere ? [{ kind, id: String(id), name: '' }] : []
}
