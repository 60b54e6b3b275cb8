import { notFound } from '@injsight/errors'
import type { GetEvmTokenResponse } from '@injsight/injsight-v1'
import { fetchSupply, findEvmToken } from '../../sources/evm/evm-tokens.server.ts'
import { part } from '../../page.server.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { toAsset, type Asset } from './asset.server.ts'

/**
 * The token of the EVM that a denom or a contract is.
 *
 * @throws not-found for anything else
 */
export async function loadAsset(name: string, naming: Naming): Promise<Asset> {
  // A contract has coins of its own name in the bank only once it has put some there.
  const [, contract] = /^erc20:(0x[0-9a-f]{40})$/i.exec(name) ?? []
  const told = await findEvmToken(contract ?? name)
  if (told === undefined || !isToken(told))
    throw notFound('page', `No token of the EVM is known as ${name.slice(0, 140)}`)
  const supply = told.denom === '' ? undefined : await part(fetchSupply(told.denom))
  return toAsset(told, supply?.value, naming)
}

/** Coins that bear the name of an account are told by that: it needn't be a contract. */
function isToken({ contract, denom, token }: GetEvmTokenResponse): boolean {
  return contract === '' ? denom.startsWith('erc20:') : denom !== '' || token !== undefined
}
