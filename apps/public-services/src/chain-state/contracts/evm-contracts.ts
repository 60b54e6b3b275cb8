import { QueryClient as EvmClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client'
import { decodeAddress, encodeHex, readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { EvmContract, type GetEvmContractResponse } from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'

/** The hash of no bytes, by keccak-256. */
const noCode = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'

/** keccak256 of the code at an address of the EVM, empty where it isn't told; undefined for what has no code. */
export async function findCodeHash(
  { transport }: Pick<Host, 'transport'>,
  address: string,
): Promise<string | undefined> {
  const { codeHash } = await new EvmClient(transport).account({ address }).response
  return codeHash.toLowerCase() === noCode ? undefined : codeHash
}

/**
 * A contract of the EVM by its code, which the chain keeps; who created it, and what it is as a token, it doesn't.
 *
 * @throws Fault `invalid-input`, `not-found`
 */
export async function getEvmContract(
  { transport }: Pick<Host, 'transport'>,
  text: string,
): Promise<GetEvmContractResponse> {
  const account = readAccount(text)
  const address = `0x${encodeHex(decodeAddress(account).bytes)}`
  const absent = () => notFound('contract', `There is no contract ${address}`, { account })
  // Most that are asked about are none: of those the code is not asked as well.
  const codeHash = await findCodeHash({ transport }, address)
  if (codeHash === undefined) throw absent()
  const { code } = await new EvmClient(transport).code({ address }).response
  if (code.length === 0) throw absent()
  return {
    contract: EvmContract.create({
      address,
      account,
      codeHash: /^0x[0-9a-f]{64}$/i.test(codeHash) ? codeHash : '',
    }),
    code: `0x${encodeHex(code)}`,
    codeFrom: 'node',
    implementations: [],
    unknown: [],
  }
}
