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
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage, type MessageContext } from '../module.ts'
import { readText } from '../read-json.ts'
import { noteCode } from './codes.ts'
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

/** The message began one of the contracts of this block: the one that was told the same. */
async function writeInstantiation(
  state: State,
  { sender, msg }: Told,
  { block }: MessageContext,
): Promise<void> {
  const meaning = meaningOf(Buffer.from(msg))
  const begun = await state.list(contracts, { creator: sender, created_height: block.height })
  for (const { address } of begun) {
    const entry = await state.find(contractHistory, { contract: address, place: 0 })
    if (entry?.msg && meaningOf(entry.msg) === meaning) {
      state.put(contractHistory, { ...entry, msg: Buffer.from(msg) })
    }
  }
}

async function writeMigration(
  { contract, msg }: { contract: string; msg: Uint8Array },
  state: State,
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
  const text = json.toString('utf8')
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text // too deep for us, as it came
  }
}
