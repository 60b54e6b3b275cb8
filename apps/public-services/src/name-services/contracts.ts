import type { InjContracts } from './inj-names.ts'

export type NameContracts = InjContracts & {
  /** Of Bonfida's names of .sol; empty where there is none. */
  sol: string
}

const ofTest = {
  registry: 'inj1aw59rkpd9afp2ws6rx23nz5mrvq8dlckeslwfa',
  reverse: 'inj1knf6puyscuuqqhgqglskfc0k99d4885qw5uv7v',
  sol: 'inj1q79ujqyh72p43mhr2ldaly3x6d50rzp3354at3',
}

/** The contracts of the name services, by network. */
export const nameContracts = {
  mainnet: {
    registry: 'inj1hm8vs8sr2h9nk0x66vctfs528wrp6k3gtgg275',
    reverse: 'inj1x9m0hceug9qylcyrrtwqtytslv2jrph433thgu',
    sol: 'inj1v7chmgm7vmuwldjt80utmw9c95jkrch979ps8z',
  },
  testnet: ofTest,
  devnet: ofTest,
} as const satisfies Record<string, NameContracts>
