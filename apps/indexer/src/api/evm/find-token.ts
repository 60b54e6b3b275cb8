import { decodeAddress, encodeAddress, readAccount, readDenom } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { createAccount } from '#src/decode/values/account.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { ownDenomOf } from '#src/handlers/evm/find-face.ts'
import { listEvmContracts } from '#src/queries/evm/contracts.ts'
import { listDenomsOf, listFacesOfDenoms, type FaceRow } from '#src/queries/evm/faces.ts'
import { listTokens } from '#src/queries/evm/tokens.ts'
import { findSupply } from '#src/queries/tokens/bank.ts'

/** A token by both of its faces, of which one may be missing. */
export type TokenFaces = {
  contract: Buffer | undefined
  denom: string | undefined
  /** Which of them was asked for. */
  by: 'contract' | 'denom'
  /** Whether the denom is the contract's own, which never becomes another's. */
  isOwn: boolean
  /** Pairs, the newest first. */
  faces: FaceRow[]
}

/**
 * Both faces of a token, whichever it is named by.
 *
 * @param height after this block; undefined for now
 * @throws Fault `invalid-input`
 */
export async function findToken(pool: Pool, text: string, height?: bigint): Promise<TokenFaces> {
  const name = text.trim()
  if (/^(0x[0-9a-f]{40}|inj1[a-z0-9]+)$/i.test(name)) {
    return findByContract(pool, Buffer.from(decodeAddress(readAccount(name)).bytes), height)
  }
  const denom = readDenom(name) ?? name
  if (!/^[a-z][\w/:.-]{1,127}$/i.test(denom))
    throw invalidInput('token.name', 'A token is named by its contract, 0x… or inj1…, or by its denom')
  return findByDenom(pool, denom, height)
}

async function findByContract(pool: Pool, contract: Buffer, height: bigint | undefined): Promise<TokenFaces> {
  const all = await listFacesOfDenoms(pool, await listDenomsOf(pool, contract))
  const faces = all.filter((face) => face.contract?.equals(contract) === true)
  const pair = faces.find((face) => lasts(face, height))
  if (pair !== undefined) return { by: 'contract', contract, denom: pair.denom, isOwn: false, faces }
  const denom = contract.length === 20 ? await findOwnDenom(pool, contract) : undefined
  if (denom === undefined) return { by: 'contract', contract, denom, isOwn: false, faces }
  return { by: 'contract', contract: await findKnown(pool, contract), denom, isOwn: true, faces }
}

/** An account may mint coins of its own name, and is no contract for that. */
async function findKnown(pool: Pool, contract: Buffer): Promise<Buffer | undefined> {
  const [known] = await listEvmContracts(pool, { contract }, { limit: 1 })
  return known && contract
}

/** Coins that were all burned leave no trace in the bank, but in what the contract said when it moved them. */
async function findOwnDenom(pool: Pool, contract: Buffer): Promise<string | undefined> {
  const own = ownDenomOf(createAccount(contract))
  const [tokens, supply] = await Promise.all([listTokens(pool, [contract]), findSupply(pool, own)])
  const [token] = tokens.values()
  return supply !== '0' || token?.denom === own ? own : undefined
}

async function findByDenom(pool: Pool, denom: string, height: bigint | undefined): Promise<TokenFaces> {
  const [, hex] = /^erc20:0x([0-9a-f]{40})$/i.exec(denom) ?? []
  if (hex !== undefined) {
    const contract = await findKnown(pool, Buffer.from(hex, 'hex'))
    return { by: 'denom', contract, denom, isOwn: true, faces: [] }
  }
  const faces = await listFacesOfDenoms(pool, [denom])
  const pair = faces.find((face) => lasts(face, height))
  return { by: 'denom', contract: pair?.contract ?? undefined, denom, isOwn: false, faces }
}

function lasts({ begin, end }: FaceRow, height: bigint | undefined): boolean {
  if (height === undefined) return end === null
  return heightOf(begin ?? 0n) <= height && (end === null || height < heightOf(end))
}

/** `inj1…` */
export function toAccount(bytes: Uint8Array): string {
  return encodeAddress('inj', bytes)
}
