/** Who may say to Magic who somebody is, beside their email, by the names that it has for them. */
export const magicProviders: readonly string[] = [
  'apple',
  'discord',
  'facebook',
  'github',
  'google',
  'twitter',
]

/** What a deployment sets for wallets that aren't spoken to in the page alone. */
export type WalletSettings = {
  TREZOR: 'yes' | 'no'
  WALLET_CONNECT_PROJECT: string
  MAGIC_KEY: string
  MAGIC_RPC_URL: string
  /** With commas between them. */
  MAGIC_PROVIDERS: string
  TURNKEY_ORGANIZATION: string
  TURNKEY_GOOGLE_CLIENT: string
  ACCOUNTS_URL: string
}

/** Where a page may lead to for a wallet, by the kind of it, as a policy of content writes it. */
type Hosts = Partial<
  Record<
    'connect-src' | 'frame-src' | 'img-src' | 'font-src' | 'style-src' | 'trusted-types',
    readonly string[]
  >
>

type Need = {
  /** As the page of the environment names it. */
  name: string
  needs: readonly (keyof WalletSettings)[]
  hosts: Hosts
}

const needs: readonly Need[] = [
  { name: 'trezor', needs: ['TREZOR'], hosts: {} },
  {
    name: 'wallet-connect',
    needs: ['WALLET_CONNECT_PROJECT'],
    hosts: {
      'connect-src': [
        'https://rpc.walletconnect.org',
        'wss://relay.walletconnect.org',
        'https://pulse.walletconnect.org',
        'https://api.web3modal.org',
        'https://keys.walletconnect.org',
      ],
      'frame-src': ['https://verify.walletconnect.org', 'https://secure.walletconnect.org'],
      'img-src': ['https://api.web3modal.org', 'blob:'],
      'font-src': ['https://fonts.reown.com'],
      // Its dialog is laid out by styles that its package writes: without them it can't be used.
      'style-src': ["'unsafe-inline'"],
      // What draws its dialog, in two copies.
      'trusted-types': ['lit-html', "'allow-duplicates'"],
    },
  },
  {
    name: 'magic',
    needs: ['MAGIC_KEY', 'MAGIC_RPC_URL', 'ACCOUNTS_URL'],
    hosts: { 'connect-src': ['https://auth.magic.link'], 'frame-src': ['https://auth.magic.link'] },
  },
  {
    name: 'magic-providers',
    needs: ['MAGIC_KEY', 'MAGIC_RPC_URL', 'ACCOUNTS_URL', 'MAGIC_PROVIDERS'],
    hosts: {},
  },
  {
    name: 'turnkey',
    needs: ['TURNKEY_ORGANIZATION', 'ACCOUNTS_URL'],
    hosts: { 'connect-src': ['https://api.turnkey.com'] },
  },
  { name: 'google', needs: ['TURNKEY_ORGANIZATION', 'ACCOUNTS_URL', 'TURNKEY_GOOGLE_CLIENT'], hosts: {} },
]

/** Each wallet that has to be set up, with the settings that it still lacks: none, and it is offered. */
export function listLacking(settings: WalletSettings): { name: string; lacks: string[] }[] {
  return needs.map(({ name, needs: wanted }) => ({
    name,
    lacks: wanted.filter((one) => settings[one] === '' || settings[one] === 'no'),
  }))
}

/** Names of those that are set up. */
export function listOffered(settings: WalletSettings): string[] {
  return listLacking(settings)
    .filter(({ lacks }) => lacks.length === 0)
    .map(({ name }) => name)
}

/** The hosts of those that are set up, and of no other. */
export function listHosts(settings: WalletSettings): [directive: string, hosts: string[]][] {
  const offered = listOffered(settings)
  const all = new Map<string, string[]>()
  for (const { name, hosts } of needs) {
    if (!offered.includes(name)) continue
    for (const [directive, some] of Object.entries(hosts))
      all.set(directive, [...(all.get(directive) ?? []), ...some])
  }
  const isAsked = offered.includes('magic') || offered.includes('turnkey')
  if (isAsked) all.get('connect-src')?.push(new URL(settings.ACCOUNTS_URL).origin)
  return [...all]
}
