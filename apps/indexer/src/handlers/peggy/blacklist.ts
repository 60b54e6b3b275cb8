import {
  MsgBlacklistEthereumAddresses,
  MsgRevokeEthereumBlacklist,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/msgs_pb.js'
import { MessageType, RepeatType, ScalarType } from '@protobuf-ts/runtime'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import { readEthereumAddress } from './read.ts'
import { blacklist } from './tables.ts'

type Proposal = { blacklistAddresses: string[] }

/** Legacy proposals of governance, which the generated definitions leave out. */
function proposal(name: string): MessageType<Proposal> {
  return new MessageType<Proposal>(`injective.peggy.v1.${name}`, [
    { no: 3, name: 'blacklist_addresses', kind: 'scalar', T: ScalarType.STRING, repeat: RepeatType.UNPACKED },
  ])
}

/** Addresses of Ethereum that the bridge serves no more. */
export const blacklistMessages = [
  onMessage(MsgBlacklistEthereumAddresses, add),
  onMessage(proposal('BlacklistEthereumAddressesProposal'), add),
  onMessage(MsgRevokeEthereumBlacklist, take),
  onMessage(proposal('RevokeEthereumBlacklistProposal'), take),
]

function add({ blacklistAddresses }: Proposal, state: State): void {
  for (const address of blacklistAddresses) state.put(blacklist, { address: readEthereumAddress(address) })
}

function take({ blacklistAddresses }: Proposal, state: State): void {
  for (const address of blacklistAddresses) state.remove(blacklist, { address: readEthereumAddress(address) })
}
