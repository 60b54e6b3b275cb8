import { readFileSync } from 'node:fs'
import { readSchemaList } from '@injsight/chain'
import { readAbiList } from '@injsight/evm'
import { parseRestrictions } from '../app/restrictions/restrictions.ts'
import { magicProviders } from '../app/wallet/offered.ts'
import { drainSeconds, oneOf, port, text, url, type Setting } from '@injsight/runtime'

const abiList: Setting<string> = {
  read: (path) => {
    readAbiList(readFileSync(path, 'utf8'))
    return path
  },
  fallback: '',
  sentence: 'a JSON file of { address, name, abi } of contracts of the EVM that the site is to read',
}

const schemaList: Setting<string> = {
  read: (path) => {
    readSchemaList(readFileSync(path, 'utf8'))
    return path
  },
  fallback: '',
  sentence: 'a JSON file of { code, schema } of contracts of CosmWasm whose messages the site is to know',
}

const restrictions: Setting<string> = {
  read: (text) => {
    if (text !== 'no' && text !== 'lists') parseRestrictions(readFileSync(text, 'utf8'))
    return text
  },
  fallback: 'no',
  sentence:
    "who may not connect a wallet or send: no (anybody may); lists, by the public services' lists; or a JSON file of { addresses, countries }. Reading is never restricted",
}

/** As Node names headers. */
const header = (sentence: string): Setting<string> => ({
  read: (text) => {
    if (!/^[a-z0-9-]*$/i.test(text)) throw new Error('a header has letters, digits and hyphens')
    return text.toLowerCase()
  },
  fallback: '',
  sentence: `the header by which the proxy before the site tells ${sentence}: only one that the proxy sets itself. None unless it is set`,
})

const siteOf = (network: string) =>
  url(`where ${network} has its site, for the header to lead there; not offered unless it is set`, {
    fallback: '',
  })

/** Names and numbers of services, which are seen by every visitor. */
const key = (sentence: string): Setting<string> => ({
  ...text(sentence, ''),
  read: (value) => {
    if (!/^[\w.-]{8,200}$/.test(value))
      throw new Error('it must be 8 to 200 letters, digits, points, hyphens and underscores')
    return value
  },
})

const providers: Setting<string> = {
  read: (value) => {
    const unknown = value.split(',').filter((one) => !magicProviders.includes(one))
    if (unknown.length > 0)
      throw new Error(`it must be of ${magicProviders.join(',')}, not ${unknown.join()}`)
    return value
  },
  fallback: '',
  sentence:
    'who may say to Magic who somebody is, beside their email, with commas between them: those that the key is set up for at Magic',
}

/** What can be set of the site. */
export const settings = {
  INDEXER_URL: url('the index that the site asks', { fallback: 'http://127.0.0.1:4000' }),
  CHAIN_URL: url("who answers the chain's own queries; the index unless it is set", { fallback: '' }),
  WEB_PORT: port('where the site answers', 3000),
  DRAIN_SECONDS: drainSeconds,
  PUBLIC_URL: url("the site's own address as visitors know it; that of their requests unless it is set", {
    fallback: '',
  }),
  ASSETS: text(
    'a folder that sites of several builds share, each puts its scripts there and finds those of the others; none unless it is set',
    '',
  ),
  MAINNET_URL: siteOf('mainnet'),
  TESTNET_URL: siteOf('testnet'),
  DEVNET_URL: siteOf('a devnet'),
  FAUCET_URL: url("who gives coins away where the chain isn't mainnet's; none unless it is set", {
    fallback: '',
  }),
  WALLET_EVM_URL: url(
    'an Ethereum JSON-RPC of the chain, which wallets that do not know the chain are given with it; that of the public network unless it is set',
    { fallback: '' },
  ),
  EVM_ABIS: abiList,
  WASM_SCHEMAS: schemaList,
  RESTRICTIONS: restrictions,
  COUNTRY_HEADER: header('the country of a visitor, as ISO 3166 has it'),
  ADDRESS_HEADER: header(
    'the address of a visitor, such as x-forwarded-for; so that what takes long is shared among visitors',
  ),
  MAINTENANCE: oneOf(
    'whether visitors are told to come back later: yes; no, but while the chain is upgraded; never, not even then',
    ['yes', 'no', 'never'],
    'no',
  ),
  TREZOR: oneOf(
    'whether a Trezor can be connected: windows of connect.trezor.io may then speak to the page that opened them',
    ['yes', 'no'],
    'no',
  ),
  WALLET_CONNECT_PROJECT: key('the project of WalletConnect; not offered unless it is set'),
  MAGIC_KEY: key('the publishable key of Magic; not offered unless it is set'),
  MAGIC_RPC_URL: url("the chain's RPC as Magic asks it; needed for Magic", { fallback: '' }),
  MAGIC_PROVIDERS: providers,
  TURNKEY_ORGANIZATION: key('the organization at Turnkey; not offered unless it is set'),
  TURNKEY_GOOGLE_CLIENT: key('the client by which Google knows the site; needed for Google by Turnkey'),
  ACCOUNTS_URL: url('who knows the accounts of Magic and Turnkey; needed for both', { fallback: '' }),
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}
