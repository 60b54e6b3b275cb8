import { formatEthereumAddress } from '@injsight/chain'

const addresses = new Set([
  'bridge_ethereum_address',
  'cosmos_coin_erc20_contract',
  'ethereum_address',
  'eth_address',
  'token_contract',
])

/** The chain gives addresses of its genesis their capitals, but for what was claimed already or seen on Ethereum. */
export function normalizeGenesis(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map(normalizeGenesis)
  const { attestations, last_observed_valset, ...others } = json as Record<string, unknown>
  const normal = Object.entries(others).map(([name, value]) => {
    const isAddress = addresses.has(name) && typeof value === 'string' && /^(0x)?[0-9a-f]{0,40}$/i.test(value)
    return [name, isAddress ? toAddress(value) : normalizeGenesis(value)]
  })
  return {
    ...Object.fromEntries(normal),
    ...(attestations !== undefined && { attestations }),
    ...(last_observed_valset !== undefined && { last_observed_valset }),
  }
}

/** What is too short is filled with zeros, as go-ethereum does. */
function toAddress(text: string): string {
  return formatEthereumAddress(text.replace(/^0x/i, '').padStart(40, '0'))
}
