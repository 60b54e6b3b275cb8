import { encodeAddress } from '@injsight/chain'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { onEvent, type Module } from '../module.ts'
import { listStore, readStore } from '../node-store.ts'
import { askEach } from '../node-transport.ts'
import { readBech32 } from '../staking/read.ts'
import { withdrawAddressOf } from './commission-owner.ts'
import { withdrawAddresses as table } from './tables.ts'

/**
 * Where rewards go. Apart from the rewards: the event of a contract doesn't say whose address it sets, and what is
 * not known of one shall not make the other inexact.
 */
export const withdrawAddresses: Module = {
  name: 'withdraw-addresses',
  state: {
    tables: [table],
    events: [
      onEvent('set_withdraw_address', (event, state, { tx }) =>
        state.put(table, withdrawAddressOf(event, tx)),
      ),
    ],
    fromGenesis: readGenesis,
    fromNode: askWithdrawAddresses,
  },
}

type Genesis = {
  delegator_withdraw_infos?: { delegator_address: string; withdraw_address: string }[] | null
}

function readGenesis(state: State, _: unknown, whole: Record<string, unknown>): void {
  const { delegator_withdraw_infos } = (whole['distribution'] ?? {}) as Genesis
  for (const { delegator_address, withdraw_address } of delegator_withdraw_infos ?? []) {
    const [delegator, address] = [readBech32(delegator_address), readBech32(withdraw_address)]
    state.put(table, { delegator, address })
  }
}

// First byte of the keys in the module's store; the address stands behind its length.
const prefix = Uint8Array.of(3)

/** A query tells the address of one delegator; the store whoever has set one by now. */
export async function askWithdrawAddresses(state: State, node: RpcTransport): Promise<void> {
  await askEach(await listStore(node, 'distribution', prefix), async ({ key }) => {
    const value = await readStore(node, 'distribution', key)
    if (value === undefined) return
    const delegator = encodeAddress('inj', key.subarray(prefix.length + 1))
    state.put(table, { delegator, address: encodeAddress('inj', value) })
  })
}
