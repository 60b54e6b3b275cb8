import { count, flag, message, method, such, text, type Of } from '../../define.ts'
import { defineService, type ClientOf } from '../../make-client.ts'

export type GetTokenOnEthereumRequest = Of<typeof GetTokenOnEthereumRequest>
export const GetTokenOnEthereumRequest = message(
  'GetTokenOnEthereumRequest',
  'names an asset that came over the bridge',
  { denom: such('peggy0xdAC17F958D2ee523a2206206994597C13D831ec7', text(1, 'peggy0x…, or inj')) },
)

export type GetTokenOnEthereumResponse = Of<typeof GetTokenOnEthereumResponse>
export const GetTokenOnEthereumResponse = message(
  'GetTokenOnEthereumResponse',
  'what an asset is on Ethereum',
  {
    contract: text(1, '0x… of the token there'),
    name: text(2, 'as its contract says; empty for none'),
    symbol: text(3, 'as its contract says; empty for none'),
    hasDecimals: flag(4, 'whether its contract tells them'),
    decimals: count(5, 'digits after the point of a whole token'),
    bridge: text(6, '0x… of the contract of the bridge there'),
    held: text(
      7,
      "what the bridge holds of it, a whole number in its smallest unit, decimal text; empty where it couldn't be had",
    ),
  },
)

const methods = {
  getTokenOnEthereum: method({
    get: '/injsight/v1/ethereum-tokens/{denom}',
    says: 'What a token that came over the bridge is on Ethereum, and how much of it the bridge holds there.',
    I: GetTokenOnEthereumRequest,
    O: GetTokenOnEthereumResponse,
  }),
}

/** Facts of Ethereum itself: an index of Injective doesn't know them. */
export const EthereumTokens = defineService('EthereumTokens', methods)
export type EthereumTokensClient = ClientOf<typeof methods>
