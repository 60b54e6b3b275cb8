import {
  InstantiateContractProposal,
  MigrateContractProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/proposal_legacy_pb.js'
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
import { noteCode } from './codes.ts'
import { instantiated } from './contracts.ts'
import { contractHistory, contracts } from './tables.ts'

type Entry = StateRow<typeof contractHistory>

// The chain keeps what a contract was told byte by byte. Events write it anew or don't have it: messages do.

export const exactEvents = [
  onEvent('cosmwasm.wasm.v1.EventContractMigrated', async (event, state, { block }) => {
    const address = readText(event.json('contract_address'), 'address')
    const [entry] = await listUntold(state, address, block.height)
    if (entry !== undefined) {
      state.put(contractHistory, { ...entry, msg: Buffer.from(readText(event.text('msg'), 'message')) })
    }
  }),
]

export const exactMessages = [
  onMessage(MsgInstantiateContract, (message, state, context) => writeInstantiation(state, message, context)),
  onMessage(MsgInstantiateContract2, (message, state, context) =>
    writeInstantiation(state, message, context),
  ),
  onMessage(MsgMigrateContract, writeMigration),
  onMessage(MigrateContractProposal, writeMigration),
  onMessage(InstantiateContractProposal, (message, state, context) =>
    writeInstantiation(state, { ...message, sender: message.runAs }, context),
  ),
  onMessage(MsgStoreAndInstantiateContract, async (message, state, context) => {
    await noteCode(message, state)
    await writeInstantiation(state, { ...message, sender: message.authority }, context)
  }),
  onMessage(MsgStoreAndMigrateContract, async (message, state, context) => {
    await noteCode(message, state)
    await writeMigration(message, state, context)
  }),
]

type Told = { sender: string; msg: Uint8Array }

/** The message began one of the contracts of this block: one that its events name, and that was told the same. */
async function writeInstantiation(
  state: State,
  { sender, msg }: Told,
  { block, events }: MessageContext,
): Promise<void> {
  const meaning = meaningOf(Buffer.from(msg))
  const named = namesOf(events)
  const begun = await state.list(contracts, { creator: sender, created_height: block.height })
  for (const { address } of begun.filter((one) => named.size === 0 || named.has(one.address))) {
    const entry = await state.find(contractHistory, { contract: address, place: 0 })
    if (entry?.msg && meaningOf(entry.msg) === meaning) {
      state.put(contractHistory, { ...entry, msg: Buffer.from(msg) })
    }
  }
}

/** Of what governance runs the events aren't known: then none are named. */
function namesOf(events: ChainEvent[]): Set<string> {
  const told = events.filter(({ type }) => type === instantiated)
  return new Set(told.map((event) => readText(event.json('contract_address'), 'address')))
}

async function writeMigration(
  { contract, msg }: { contract: string; msg: Uint8Array },
  state: State,
  { block, events }: MessageContext,
): Promise<void> {
  const untold = await listUntold(state, contract, block.height)
  // What a message does itself comes before what that leads to, and after what came before the message.
  const own = events.filter((event) => event.type === 'migrate' && isOf(event, contract)).length
  const entry = untold[own === 0 ? 0 : Math.max(untold.length - own, 0)]
  if (entry !== undefined) state.put(contractHistory, { ...entry, msg: Buffer.from(msg) })
}

function isOf(event: ChainEvent, contract: string): boolean {
  return event.find('_contract_address') === contract
}

/** The migrations of this block of which nobody said yet what the contract was told. */
async function listUntold(state: State, address: string, height: bigint): Promise<Entry[]> {
  const { entries = 0 } = (await state.find(contracts, { address })) ?? {}
  const untold: Entry[] = []
  for (let place = entries - 1; place >= 0; place--) {
    const entry = await state.find(contractHistory, { contract: address, place })
    if (entry === undefined || entry.height !== height) break
    if (entry.operation === 'migrate' && entry.msg === null) untold.unshift(entry)
  }
  return untold
}

function meaningOf(json: Buffer): string {
  const text = json.toString('utf8')
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text // too deep for us, as it came
  }
}
