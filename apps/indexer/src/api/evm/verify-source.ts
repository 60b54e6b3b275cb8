import { zstdCompressSync } from 'node:zlib'
import { keccak256, matchCode } from '@injsight/evm'
import type { VerifyEvmSourceRequest, VerifyEvmSourceResponse } from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { writeSource } from '#src/queries/evm/sources.ts'
import type { Compilers } from '#src/solidity/compilers.ts'
import { readStandardInput, type StandardInput } from '#src/solidity/read-input.ts'
import type { Compiled } from '#src/solidity/read-output.ts'
import { readName } from '../accounts/read-page.ts'
import { findCode } from './find-code.ts'
import { findEvmSource } from './get-source.ts'

type Sources = {
  pool: Pool
  cache: BlockCache
  node: Pick<NodeClient, 'queryAbci'>
  compilers: Compilers
}

/**
 * Compiles what somebody says is the source of a contract, and keeps it where that gives the contract's code. Whatever
 * comes of it is an outcome: visitors' texts are no faults of a caller.
 *
 * @throws Fault `invalid-input` for what is no address
 */
export async function verifyEvmSource(
  sources: Sources,
  request: VerifyEvmSourceRequest,
): Promise<VerifyEvmSourceResponse> {
  const { bytes } = readName(request.address)
  const input = readStandardInput(request.input)
  if ('outcome' in input) return input
  const { code } = await findCode(sources, bytes)
  if (code === '') return { outcome: 'noCode', said: '' }
  const compiled = await sources.compilers.compile(request.compiler, input)
  if ('outcome' in compiled) return compiled
  const named = compiled.contracts.filter((one) => isNamed(one, request.contract))
  if (named.length === 0) return { outcome: 'noContract', said: listNames(compiled.contracts) }
  const found = findMatch(named, code)
  if (found === undefined) return { outcome: 'differs', said: listSizes(named, code) }
  await keep(sources.pool, bytes, { ...found, code, input })
  const source = await findEvmSource(sources.pool, bytes)
  return { outcome: found.match, said: '', ...(source && { source }) }
}

/** @param name `Coin` or `Contracts.sol:Coin`; empty for any */
function isNamed({ file, name }: Compiled, asked: string): boolean {
  return asked === '' || asked === name || asked === `${file}:${name}`
}

type Found = { match: 'exact' | 'code'; contract: Compiled }

function findMatch(contracts: readonly Compiled[], code: string): Found | undefined {
  const matches = contracts.flatMap((contract): Found[] => {
    const match = matchCode(contract.code, code)
    return match === undefined ? [] : [{ match, contract }]
  })
  return matches.find(({ match }) => match === 'exact') ?? matches[0]
}

async function keep(
  pool: Pool,
  address: Uint8Array,
  { match, contract, code, input }: Found & { code: string; input: StandardInput },
): Promise<void> {
  const { name, file, compiler, abi } = contract
  await writeSource(pool, address, {
    codeHash: keccak256(Buffer.from(code.slice(2), 'hex')),
    match,
    name,
    file,
    compiler,
    abi,
    input: zstdCompressSync(JSON.stringify(input)),
  })
}

const mostNames = 20

function listNames(contracts: readonly Compiled[]): string {
  const names = contracts.map(({ file, name }) => `${file}:${name}`)
  return [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ').slice(0, 2000)
}

/** How long each is, beside what the chain has: whoever took other settings sees it at once. */
function listSizes(contracts: readonly Compiled[], code: string): string {
  const sizes = contracts.slice(0, mostNames).map(({ name, code: { hex } }) => `${name}: ${hex.length / 2}`)
  return `${sizes.join(', ')} ≠ ${(code.length - 2) / 2}`
}
