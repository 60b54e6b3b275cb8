import { oneOf, port, text, url, wholeNumber, type Config } from '@injsight/runtime'
import { nameContracts, type NameContracts } from './name-services/contracts.ts'
import { networks, type Network } from './networks.ts'

const elsewhere = (what: string) =>
  url(`where ${what} answer; the network's own unless it is set`, { fallback: '' })

const contract = (what: string) => text(`the contract ${what}; the network's own unless it is set`, '')

/** What can be set. */
export const settings = {
  NETWORK: oneOf('whose public services are asked', ['mainnet', 'testnet', 'devnet'], 'mainnet'),
  EXPLORER_URL: elsewhere("Injective's explorer and its REST"),
  EXCHANGE_URL: elsewhere("Injective's services of markets, portfolios and funds"),
  CHAIN_GRPC_URL: elsewhere("the chain's own queries, over gRPC-web,"),
  CHAIN_ID: text("the chain's id, where it isn't the network's", ''),
  NAME_REGISTRY: contract('that knows who resolves a name of .inj'),
  NAME_REVERSE_RESOLVER: contract('that knows what accounts go by'),
  SOL_RESOLVER: contract('that resolves names of .sol'),
  REQUESTS_PER_SECOND: wholeNumber('how many questions a second one host is asked at most', {
    fallback: 20,
    least: 1,
    most: 1000,
  }),
  SERVICES_PORT: port('where this program answers', 4000),
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}

/** The network that is asked, with what the settings say of it. */
export function networkOf(config: Config<typeof settings>): Network {
  const known = networks[config.NETWORK]
  return {
    chainId: config.CHAIN_ID || known.chainId,
    explorer: config.EXPLORER_URL || known.explorer,
    exchange: config.EXCHANGE_URL || known.exchange,
    chain: config.CHAIN_GRPC_URL || known.chain,
  }
}

/** The contracts of the name services. */
export function namesOf(config: Config<typeof settings>): NameContracts {
  const known = nameContracts[config.NETWORK]
  return {
    registry: config.NAME_REGISTRY || known.registry,
    reverse: config.NAME_REVERSE_RESOLVER || known.reverse,
    sol: config.SOL_RESOLVER || known.sol,
  }
}
