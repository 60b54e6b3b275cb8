import { decodeAddress } from '@injsight/chain'
import {
  drainSeconds,
  oneOf,
  port,
  text,
  url,
  wholeNumber,
  type Config,
  type Setting,
} from '@injsight/runtime'
import { nameContracts, type NameContracts } from './name-services/contracts.ts'
import { hostNames, networks, type HostName, type Network } from './networks.ts'

const elsewhere = (what: string) =>
  url(`where ${what} answer; the network's own unless it is set`, { fallback: '' })

const contract = (what: string): Setting<string> => ({
  read: (text) => {
    if (!isContract(text)) throw new Error('it must be the address of a contract, inj1…, without a slip')
    return text
  },
  fallback: '',
  sentence: `the contract ${what}; the network's own unless it is set`,
})

function isContract(text: string): boolean {
  try {
    return decodeAddress(text).prefix === 'inj'
  } catch {
    return false
  }
}

/** The setting of each host. */
export const settingOf = {
  explorer: 'EXPLORER_URL',
  exchange: 'EXCHANGE_URL',
  chain: 'CHAIN_GRPC_URL',
  rest: 'CHAIN_REST_URL',
  node: 'NODE_RPC_URL',
  charts: 'CHARTS_URL',
  content: 'CONTENT_URL',
  uiApi: 'UI_API_URL',
  prices: 'PRICES_URL',
  priceProvider: 'PRICE_PROVIDER_URL',
  priceFeeds: 'PRICE_FEEDS_URL',
  gateway: 'GATEWAY_URL',
  ethereum: 'ETHEREUM_URL',
  pictures: 'PICTURES_URL',
  identities: 'IDENTITIES_URL',
  ipfs: 'IPFS_GATEWAY_URL',
} as const satisfies Record<HostName, string>

type UrlSetting = (typeof settingOf)[HostName]

const urls = {
  EXPLORER_URL: elsewhere("Injective's explorer and its REST"),
  EXCHANGE_URL: elsewhere("Injective's services of markets, portfolios and funds"),
  CHAIN_GRPC_URL: elsewhere("the chain's own queries, over gRPC-web,"),
  CHAIN_REST_URL: elsewhere("the chain's own queries over REST, where gRPC-web fails,"),
  NODE_RPC_URL: elsewhere("a node's RPC, for proofs,"),
  CHARTS_URL: elsewhere('candles and summaries of markets (chronos)'),
  CONTENT_URL: elsewhere('lists of tokens, markets, validators and contracts'),
  UI_API_URL: elsewhere("services that Injective's own sites share"),
  PRICES_URL: elsewhere('prices of tokens'),
  PRICE_PROVIDER_URL: elsewhere('prices of tokens that Injective has none for'),
  PRICE_FEEDS_URL: elsewhere('hours of markets'),
  GATEWAY_URL: elsewhere('the gateway that pays fees for others, and says whether it is well,'),
  ETHEREUM_URL: elsewhere('a provider of Ethereum, with its key, who knows balances of ERC-20'),
  PICTURES_URL: elsewhere('pictures of tokens'),
  IDENTITIES_URL: elsewhere('pictures of validators, as Keybase keeps them,'),
  IPFS_GATEWAY_URL: elsewhere('what a list says to be in IPFS, over a gateway,'),
} satisfies Record<UrlSetting, Setting<string>>

/** What can be set. */
export const settings = {
  NETWORK: oneOf('whose public services are asked', ['mainnet', 'testnet', 'devnet'], 'mainnet'),
  ...urls,
  INDEXER_URL: url('an index of the same network, which is asked besides; none unless it is set', {
    fallback: '',
  }),
  ASKED_FIRST: oneOf('who tells what both the index and public services know', ['index', 'public'], 'index'),
  CHAIN_ID: text("the chain's id, where it isn't the network's", ''),
  NAME_REGISTRY: contract('that knows who resolves a name of .inj'),
  NAME_REVERSE_RESOLVER: contract('that knows what accounts go by'),
  SOL_RESOLVER: contract('that resolves names of .sol'),
  PRICE_PROVIDER_KEY: text(
    'of an account with the price provider; it is asked without one unless it is set',
    '',
  ),
  REQUESTS_PER_SECOND: wholeNumber('how many questions a second one host is asked at most', {
    fallback: 20,
    least: 1,
    most: 1000,
  }),
  PATIENCE_MS: wholeNumber('how long an answer is waited for at most, where its host has no shorter limit', {
    fallback: 30_000,
    least: 10,
  }),
  CACHE_FILE: text('the file that keeps what stays as it is from start to start; none unless it is set', ''),
  CACHE_MEGABYTES: wholeNumber('how much that file keeps; what was read the longest ago goes first', {
    fallback: 1024,
    least: 1,
  }),
  SERVICES_PORT: port('where this program answers', 4000),
  DRAIN_SECONDS: drainSeconds,
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}

/** The network that is asked, with what the settings say of it. */
export function networkOf(config: Config<typeof settings>): Network {
  const known: Network = networks[config.NETWORK]
  const urlOf = (name: HostName) => config[settingOf[name]] || known.urls[name]
  return {
    chainId: config.CHAIN_ID || known.chainId,
    urls: Object.fromEntries(hostNames.map((name) => [name, urlOf(name)])) as Network['urls'],
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
