import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { listCalls } from '#src/queries/contracts/contract-calls.ts'
import { listContracts, numberContracts } from '#src/queries/contracts/contracts.ts'
import { listEvmNfts } from '#src/queries/evm/nfts.ts'
import { listDelegators } from '#src/queries/staking/staking.ts'
import { countDelegators } from '#src/queries/staking/validator-list.ts'
import { listCollections, listCw721 } from '#src/queries/tokens/collections.ts'
import { listNfts } from '#src/queries/tokens/nfts.ts'
import { cw721, erc721, findValidator } from './make-things.ts'

type Question = (round: number) => Promise<unknown>

/** What pages of contracts, NFTs and validators ask. @param head the newest height */
export async function thingQuestions(pool: Pool, head: bigint): Promise<Record<string, Question>> {
  const validator = await findValidator(pool)
  const { rows } = await pool.query<{ contract: Buffer }>(
    `select address as contract from contract_calls join addresses on account = contract
      group by 1 order by count(*) desc limit 1`,
  )
  const called = rows[0]?.contract ?? Buffer.alloc(20)
  const page = { limit: 20 }
  const newest = (await listContracts(pool, {}, page)).map(({ address }) => address)
  const half = { contract: String(accountKey(erc721)), token: '500000', holder: '1' }
  const nfts = { standard: 'erc721' as const, owner: undefined, contract: erc721 }
  return {
    '20 contracts': () => listContracts(pool, {}, page),
    'the same contracts, half-way down': () => listContracts(pool, {}, { ...page, skip: 5000 }),
    'the place of the twenty newest contracts by age': () => numberContracts(pool, newest),
    '20 calls of a contract': () => listCalls(pool, called, { before: undefined, ...page }),
    'the same calls, half-way down': () =>
      listCalls(pool, called, { before: { sequence: (head / 2n) << 16n, place: 0 }, ...page }),
    '20 collections': () => listCollections(pool, { standard: undefined, after: undefined, ...page }),
    '20 of a million tokens by CW721, half-way down': () => listCw721(pool, cw721, { after: '5', ...page }),
    '20 of a million tokens by ERC-721, half-way down': () =>
      listEvmNfts(pool, nfts, { after: half, ...page }),
    '20 tokens by CW721 of an owner': () => listNfts(pool, 'inj1made1', { after: undefined, ...page }),
    '20 of a million delegators': () => listDelegators(pool, validator, page),
    'the same delegators, among equals half-way down': () =>
      listDelegators(pool, validator, { after: { shares: '500', delegator: 'inj1made5' }, ...page }),
    'how many delegate to each validator': () => countDelegators(pool, 10_000),
  }
}
