import { zstdDecompressSync } from 'node:zlib'
import { invalidInput } from '@injsight/errors'
import type {
  EvmSource,
  GetEvmSourceResponse,
  ListEvmAbisRequest,
  ListEvmAbisResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findSource, listAbis } from '#src/queries/evm/sources.ts'
import type { Compilers } from '#src/solidity/compilers.ts'
import { longestInput } from '#src/solidity/read-input.ts'
import { readName } from '../accounts/read-page.ts'

/** @throws Fault `invalid-input` */
export async function getEvmSource(
  { pool, compilers }: { pool: Pool; compilers: Compilers },
  address: string,
): Promise<GetEvmSourceResponse> {
  const source = await findEvmSource(pool, readName(address).bytes)
  return { ...(source && { source }), compilers: [...compilers.versions], longestInput }
}

export async function findEvmSource(pool: Pool, contract: Uint8Array): Promise<EvmSource | undefined> {
  const row = await findSource(pool, contract)
  if (row === undefined) return undefined
  const { address, match, name, file, compiler, abi, input, verifiedAt } = row
  return {
    contract: toPrefixedHex(address ?? Buffer.from(contract)),
    match,
    name,
    file,
    compiler,
    abi,
    input: zstdDecompressSync(input).toString('utf8'),
    verifiedAt: BigInt(verifiedAt.getTime()),
  }
}

const mostContracts = 200

/** @throws Fault `invalid-input` */
export async function listEvmAbis(
  pool: Pool,
  { contracts }: ListEvmAbisRequest,
): Promise<ListEvmAbisResponse> {
  if (contracts.length > mostContracts)
    throw invalidInput('abis.many', `At most ${mostContracts} contracts are told of at once`)
  const addresses = new Map(
    contracts.map((address) => readName(address).bytes).map((bytes) => [String(accountKey(bytes)), bytes]),
  )
  const rows = await listAbis(pool, [...addresses.values()])
  return {
    abis: rows.map(({ key, name, abi }) => ({
      contract: toPrefixedHex(Buffer.from(addresses.get(key) ?? [])),
      name,
      abi,
    })),
  }
}
