import {
  MsgInstantiateContract,
  MsgInstantiateContract2,
  MsgMigrateContract,
  MsgStoreAndInstantiateContract,
  MsgStoreAndMigrateContract,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage, type MessageContext } from '../module.ts'
import { readText } from '../read-json.ts'
import { noteIbc } from './codes.ts'
import { instantiated } from './contracts.ts'
import { contractHistory, contracts } from './tables.ts'

type Entry = StateRow<typeof contractHistory>

// The chain keeps what a contract was told byte by byte. Events write it anew or don't have it: messages do.

export const exactEvents = [
  onEvent('cosmwasm.wasm.v1.EventContractMigrated', async (event, state, { block }) => {
    const address = readText(event.json('contract_address'), 'address')
    const entry = await findUntold(state, address, block.height)
    if (entry !== undefined) {
      state.put(contractHistory, { ...entry, msg: Buffer.from(readText(event.text('msg'), 'message')) })
    }
  }),
]

export const exactMessages = [
  onMessage(MsgInstantiateContract, ({ msg }, state, { events }) => writeInstantiation(state, msg, events)),
  onMessage(MsgInstantiateContract2, ({ msg }, state, { events }) => writeInstantiation(state, msg, events)),
  onMessage(MsgMigrateContract, ({ contract, msg }, state, context) =>
    writeMigration(state, contract, msg, context),
  ),
  onMessage(MsgStoreAndInstantiateContract, async (message, state, context) => {
    await noteIbc(message, state, context)
    await writeInstantiation(state, message.msg, context.events)
  }),
  onMessage(MsgStoreAndMigrateContract, async (message, state, context) => {
    await noteIbc(message, state, context)
    await writeMigration(state, message.contract, message.msg, context)
  }),
]

/** The message began one of the contracts that its events tell of: the one that was told the same. */
async function writeInstantiation(state: State, msg: Uint8Array, events: ChainEvent[]): Promise<void> {
  const meaning = meaningOf(Buffer.from(msg))
  for (const event of events) {
    if (event.type !== instantiated) continue
    const contract = readText(event.json('contract_address'), 'address')
    const entry = await state.find(contractHistory, { contract, place: 0 })
    if (entry?.msg && meaningOf(entry.msg) === meaning) {
      state.put(contractHistory, { ...entry, msg: Buffer.from(msg) })
    }
  }
}

async function writeMigration(
  state: State,
  contract: string,
  msg: Uint8Array,
  { block }: MessageContext,
): Promise<void> {
  const entry = await findUntold(state, contract, block.height)
  if (entry !== undefined) state.put(contractHistory, { ...entry, msg: Buffer.from(msg) })
}

/** The first migration of this block of which nobody said yet what the contract was told. */
async function findUntold(state: State, address: string, height: bigint): Promise<Entry | undefined> {
  const { entries = 0 } = (await state.find(contracts, { address })) ?? {}
  let untold: Entry | undefined
  for (let place = entries - 1; place >= 0; place--) {
    const entry = await state.find(contractHistory, { contract: address, place })
    if (entry === undefined || entry.height !== height) break
    if (entry.operation === 'migrate' && entry.msg === null) untold = entry
  }
  return untold
}

function meaningOf(json: Buffer): string {
  return JSON.stringify(JSON.parse(json.toString('utf8')))
}
