/** A way of coins, as `transfer/channel-1/…` names it: the first channel is one of this chain. */
export type Hop = {
  port: string
  channel: string
  /** Id of the chain where it leads; empty where that is not known. */
  chain: string
  /** What it is called there; empty where that is not known. */
  counterpartyChannel: string
}

/** The other end of a channel. */
export type FarEnd = Pick<Hop, 'chain' | 'counterpartyChannel'>

const unknown: FarEnd = { chain: '', counterpartyChannel: '' }
const injective = { id: 'injective-1', name: 'Injective' }

/**
 * The channels that coins came over, the last first. Where its own lead the chain itself knows; of those of other chains
 * some are known that lead here.
 *
 * @param path as the chain keeps it: `transfer/channel-8/transfer/channel-122`
 * @param own where the first leads; undefined where this chain doesn't tell it
 */
export function listHops(path: string, own: FarEnd | undefined): Hop[] {
  let before = own ?? unknown
  return [...path.matchAll(/([^/]+)\/([^/]+)/g)].map(([, port = '', channel = ''], at) => {
    const end = at === 0 ? before : (farEndOf(before.chain, port, channel) ?? unknown)
    before = end
    return { port, channel, ...end }
  })
}

/**
 * What people call a chain of which it is known; undefined for any other.
 *
 * @example nameChain('cosmoshub-4') // 'Cosmos Hub'
 */
export function nameChain(id: string): string | undefined {
  return id === injective.id ? injective.name : knownChannels.find(([chain]) => chain === id)?.[1]
}

function farEndOf(chain: string, port: string, channel: string): FarEnd | undefined {
  if (port !== 'transfer') return undefined
  const known = knownChannels.find(([id, , there]) => id === chain && there === channel)
  return known && { chain: injective.id, counterpartyChannel: known[3] }
}

/**
 * Whether Injective's own apps take a channel of its mainnet for the way to the chain at its other end: coins that came over
 * any other are vouchers that those don't know.
 */
export function isSupportedChannel(port: string, channel: string): boolean {
  return port === 'transfer' && supportedNumbers.some((number) => channel === `channel-${number}`)
}

/** Injective's own list of them. */
const supportedNumbers = [
  1, 4, 5, 6, 8, 13, 74, 76, 78, 82, 83, 84, 88, 89, 90, 93, 98, 99, 102, 104, 105, 138, 140, 143, 147, 148,
  152, 183, 213, 261, 283, 363, 387,
] as const

/**
 * Channels between Injective's mainnet and other chains: the other chain, what it is called, its channel (empty
 * where nobody tells it), and ours. From Injective's own lists, and where those have none from the Cosmos chain registry (npm
 * chain-registry 2.0.251). Of channels 5, 6, 13 and 74, which are supported, no list names the chain.
 */
const knownChannels: readonly (readonly [id: string, name: string, there: string, here: string])[] = [
  ['cosmoshub-4', 'Cosmos Hub', 'channel-220', 'channel-1'],
  ['columbus-5', 'Terra Classic', 'channel-17', 'channel-4'],
  ['osmosis-1', 'Osmosis', 'channel-122', 'channel-8'],
  ['chihuahua-1', 'Chihuahua', 'channel-12', 'channel-76'],
  ['juno-1', 'Juno', 'channel-59', 'channel-78'],
  ['core-1', 'Persistence', 'channel-41', 'channel-82'],
  ['evmos_9001-2', 'Evmos', 'channel-10', 'channel-83'],
  ['axelar-dojo-1', 'Axelar', 'channel-10', 'channel-84'],
  ['secret-4', 'Secret Network', 'channel-23', 'channel-88'],
  ['stride-1', 'Stride', 'channel-6', 'channel-89'],
  ['crescent-1', 'Crescent', 'channel-23', 'channel-90'],
  ['sommelier-3', 'Sommelier', 'channel-1', 'channel-93'],
  ['kaiyo-1', 'Kujira', 'channel-54', 'channel-98'],
  ['canto_7700-1', 'Canto', 'channel-8', 'channel-99'],
  ['migaloo-1', 'Migaloo', 'channel-3', 'channel-102'],
  ['phoenix-1', 'Terra', 'channel-91', 'channel-104'],
  ['phoenix-1', 'Terra', 'channel-92', 'channel-105'],
  ['dimension_37-1', 'XPLA', 'channel-7', 'channel-137'],
  ['nois-1', 'Nois', 'channel-17', 'channel-138'],
  ['nois-1', 'Nois', '', 'channel-140'],
  ['kava_2222-10', 'Kava', 'channel-122', 'channel-143'],
  ['centauri-1', 'Composable', 'channel-29', 'channel-145'],
  ['Oraichain', 'Oraichain', 'channel-146', 'channel-147'],
  ['noble-1', 'Noble', 'channel-31', 'channel-148'],
  ['phoenix-1', 'Terra', 'channel-255', 'channel-151'],
  ['celestia', 'Celestia', 'channel-7', 'channel-152'],
  ['umee-1', 'Umee', 'channel-116', 'channel-159'],
  ['neutron-1', 'Neutron', 'channel-60', 'channel-177'],
  ['vota-ash', 'Dora Vota', 'channel-5', 'channel-182'],
  ['wormchain', 'Wormhole Gateway', 'channel-13', 'channel-183'],
  ['andromeda-1', 'Andromeda', 'channel-13', 'channel-213'],
  ['odin-mainnet-freya', 'Odin', 'channel-65', 'channel-214'],
  ['ssc-1', 'Saga', 'channel-25', 'channel-261'],
  ['fetchhub-4', 'Fetch.ai', 'channel-33', 'channel-283'],
  ['pryzm-1', 'Pryzm', 'channel-1', 'channel-284'],
  ['mantra-1', 'Mantra', 'channel-2', 'channel-363'],
  ['luwak-1', 'Kopi', 'channel-1', 'channel-376'],
  ['xion-mainnet-1', 'Xion', 'channel-4', 'channel-387'],
  ['quicksilver-2', 'Quicksilver', 'channel-234', 'channel-394'],
  ['sidechain-1', 'Sidechain', 'channel-9', 'channel-431'],
  ['xrplevm_1440000-1', 'XRPL EVM', 'channel-0', 'channel-436'],
  ['14400001', 'XRPL EVM', 'channel-0', 'channel-436'],
  ['lumera-mainnet-1', 'Lumera', 'channel-2', 'channel-443'],
  ['thejaynetwork', 'Jay Network', 'channel-3', 'channel-450'],
  ['agoric-3', 'Agoric', 'channel-492', 'channel-454'],
  ['interwoven-1', 'Initia', 'channel-112', 'channel-455'],
  ['zigchain-1', 'ZIGChain', 'channel-12', 'channel-456'],
  ['bitbadges-1', 'BitBadges', 'channel-40', 'channel-464'],
]
