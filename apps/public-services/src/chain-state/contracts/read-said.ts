import type { EvmToken } from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { callToken, interfaces } from './call-token.ts'

export type Said = Pick<EvmToken, 'standard' | 'name' | 'symbol' | 'hasDecimals' | 'decimals' | 'supply'>

/** What it says of itself, in five questions at most; undefined for what is no token. */
export async function readSaid(chain: Pick<Host, 'transport'>, contract: string): Promise<Said | undefined> {
  const calls = callToken(chain, contract)
  const [name = '', decimals, supply] = await Promise.all([calls.name(), calls.decimals(), calls.supply()])
  const token = { name, symbol: '', hasDecimals: decimals !== undefined, decimals: decimals ?? 0 }
  const isCounted = decimals !== undefined || supply !== undefined
  const [symbol = '', is721, is1155] = await Promise.all([
    isCounted ? calls.symbol() : '',
    decimals === undefined && calls.has(interfaces.erc721),
    !isCounted && calls.has(interfaces.erc1155),
  ])
  if (is721) return { ...token, symbol, standard: 'erc721', supply: supply ?? '' }
  if (is1155) return { ...token, standard: 'erc1155', supply: '' }
  return isCounted ? { ...token, symbol, standard: 'erc20', supply: supply ?? '' } : undefined
}
