/** Contracts on Ethereum: of the bridge, and of INJ as it is there. */
export type EthereumContracts = { bridge: string; inj: string }

const injOfMainnet = '0xe28b3b32b6c345a34ff64674606124dd5aceca30'

/** By network. */
export const ethereumContracts = {
  mainnet: { bridge: '0xF955C57f9EA9Dc8781965FEaE0b6A2acE2BAD6f3', inj: injOfMainnet },
  testnet: {
    bridge: '0x12e1181a741b70BE6A9D81f85af3E92B6ba41897',
    inj: '0x5512c04B6FF813f3571bDF64A1d74c98B5257332',
  },
  devnet: { bridge: '0x430544ca09F7914077a0E8F405Da62292428F49D', inj: injOfMainnet },
} as const satisfies Record<string, EthereumContracts>
