import type { ModuleName } from '@injsight/chain'

/** What the accounts that the chain's own modules keep are for, by the name that the chain gives them. */
export const modules = {
  auction: 'Auction',
  bonded_tokens_pool: 'Staked tokens',
  chainlink: 'Chainlink prices',
  distribution: 'Staking rewards and community pool',
  erc20: 'ERC-20 twins',
  /** Of coins that left over a channel of transfers. */
  escrow: 'Escrow of {channel}',
  evm: 'EVM',
  exchange: 'Exchange',
  fee_collector: 'Fee collector',
  feeibc: 'Fees of IBC relayers',
  gov: 'Governance',
  insurance: 'Insurance funds',
  interchainaccounts: 'Interchain accounts',
  mint: 'Inflation',
  nft: 'NFTs',
  not_bonded_tokens_pool: 'Tokens being unstaked',
  ocr: 'Chainlink price reports',
  oracle: 'Price oracle',
  peggy: 'Ethereum bridge',
  permissions: 'Token permissions',
  tokenfactory: 'Token factory',
  transfer: 'IBC transfers',
  txfees: 'Transaction fees',
  wasm: 'Contracts',
  xwasm: 'Contracts run by the chain',
} as const satisfies Record<ModuleName | 'escrow', string>
