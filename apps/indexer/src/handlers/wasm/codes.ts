import {
  StoreAndInstantiateContractProposal,
  StoreCodeProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/proposal_legacy_pb.js'
import { MsgStoreCode } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { BatchStoreCodeProposal } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage } from '../module.ts'
import { readInjAddress, readId, readText } from '../read-json.ts'
import { readAccess } from './access.ts'
import { readCode } from './read-code.ts'
import { codes, contracts } from './tables.ts'

export type Code = StateRow<typeof codes>

export const codeEvents = [
  onEvent('cosmwasm.wasm.v1.EventCodeStored', (event, state) => {
    const { permission, permitted } = readAccess(event.json('access_config'))
    state.put(codes, {
      code_id: readId(event.json('code_id'), 'code id'),
      creator: readInjAddress(event.json('creator')),
      checksum: Buffer.from(readText(event.json('checksum'), 'checksum'), 'base64'),
      permission,
      permitted,
      is_pinned: false,
      has_ibc: null,
    })
  }),
  onEvent('pin_code', (event, state) => change(event, state, { is_pinned: true })),
  onEvent('unpin_code', (event, state) => change(event, state, { is_pinned: false })),
  onEvent('update_code_access_config', (event, state) => {
    const addresses = event.find('authorized_addresses') ?? ''
    return change(event, state, {
      permission: event.text('code_permission'),
      permitted: addresses === '' ? [] : addresses.split(','),
    })
  }),
]

/** The messages hold the code itself. */
export const codeMessages = [
  onMessage(MsgStoreCode, noteCode),
  onMessage(StoreCodeProposal, noteCode),
  onMessage(StoreAndInstantiateContractProposal, noteCode),
  onMessage(BatchStoreCodeProposal, async ({ proposals }, state) => {
    for (const proposal of proposals) await noteCode(proposal, state)
  }),
]

/** To be called where a message stores a code and does more with it. */
export async function noteCode({ wasmByteCode }: { wasmByteCode: Uint8Array }, state: State): Promise<void> {
  const read = readCode(wasmByteCode)
  if (read === undefined) return
  for (const code of await state.list(codes, { checksum: read.checksum })) {
    if (code.has_ibc !== null) continue
    state.put(codes, { ...code, has_ibc: read.hasIbc })
    // Contracts of it may have been begun by the same message.
    for (const contract of await state.list(contracts, { code_id: code.code_id })) {
      if (contract.ibc_port !== null) continue
      state.put(contracts, { ...contract, ibc_port: read.hasIbc ? `wasm.${contract.address}` : '' })
    }
  }
}

async function change(event: ChainEvent, state: State, now: Partial<Code>): Promise<void> {
  const code = await state.find(codes, { code_id: readId(event.text('code_id'), 'code id') })
  if (code !== undefined) state.put(codes, { ...code, ...now })
}
