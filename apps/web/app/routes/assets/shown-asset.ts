import type { Asset as KnownAsset, GetAssetResponse, GetTokenOnEthereumResponse } from '@injsight/injsight-v1'
import type { OutsidePrices } from '../../sources/prices.server.ts'

/** An asset as its page speaks of it. */
export type Asset = {
  /**
   * With the capitals of EIP-55, or inj1… by CW20; of coins that bear the name of an account that is no contract, that
   * account; empty for none.
   */
  contract: string
  /** Its other face; empty for none. */
  denom: string
  /** As it is asked for, and stands in the path of its page. */
  name: string
  path: string
  /**
   * `bank` of what stands in the bank alone, `coin` where an account minted it under its own name, `faces` of what is a
   * contract's too, else as that keeps it; `absent` of what has a name and nothing behind it.
   */
  kind: 'bank' | 'coin' | 'faces' | 'erc20' | 'erc721' | 'erc1155' | 'cw20' | 'absent' | 'other'
  symbol: string
  /** undefined where nobody has told: amounts stand in the smallest unit. */
  decimals: number | undefined
  /** In the smallest unit; empty where it is not known. */
  supply: string
  holders: bigint
  isLost: boolean
  /** What is known of it as an asset; nothing of NFTs. */
  known: KnownAsset | undefined
  told: GetAssetResponse | undefined
  /** Of what came over the bridge, where somebody tells. */
  onEthereum?: GetTokenOnEthereumResponse
  /** That others tell, where the chain has none. */
  prices?: OutsidePrices
}

/** One by one, rather than by how much. */
export function isNft({ kind }: Asset): boolean {
  return kind === 'erc721' || kind === 'erc1155'
}
