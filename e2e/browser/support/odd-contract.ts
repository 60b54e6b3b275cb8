import {
  MsgInstantiateContract,
  MsgStoreCode,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { pack, type LocalAccount, type Packed } from '@injsight/local-chain'
import { openNode, sendAs } from './send-as.ts'

/**
 * A contract that answers as none should. It keeps its messages at one place, and looks at the first letter of their name
 * alone (WebAssembly's text of it, without the memory and what it exports):
 *
 *     (func $allocate (param i32) (result i32) i32.const 1024)
 *     (func $instantiate (param i32 i32 i32) (result i32) i32.const 16)  ;; an empty response
 *     (func $query (param i32 i32) (result i32)
 *       (if (i32.eq (i32.load8_u (i32.const 2050)) (i32.const 115)) (then (loop (br 0))))   ;; s: never ends
 *       (if (i32.eq (i32.load8_u (i32.const 2050)) (i32.const 112)) (then unreachable))     ;; p: breaks off
 *       i32.const 28)                                                                        ;; else: <b>, no JSON
 */
const code =
  'AGFzbQEAAAABGgVgAABgAX8Bf2ABfwBgA39/fwF/YAJ/fwF/AwYFAAECAwQFAwEAAQdOBgZtZW1vcnkCABNpbnRlcmZhY2VfdmVyc2lvbl84' +
  'AAAIYWxsb2NhdGUAAQpkZWFsbG9jYXRlAAILaW5zdGFudGlhdGUAAwVxdWVyeQAECjcFAgALBQBBgAgLAgALBABBEAskAEGCEC0AAEHzAEYE' +
  'QANADAALC0GCEC0AAEHwAEYEQAALQRwLC4cBBABBEAsYQAAAAD4AAAA+AAAAAAIAAA0AAAANAAAAAEHAAAs+eyJvayI6eyJtZXNzYWdlcyI6' +
  'W10sImF0dHJpYnV0ZXMiOltdLCJldmVudHMiOltdLCJkYXRhIjpudWxsfX0AQYAECw17Im9rIjoiUEdJKyJ9AEGACAsMAAgAAGDqAAAAAAAA'

/** Stores it on the stack `chain`, and makes one. @returns its address */
export async function makeOddContract(account: LocalAccount): Promise<string> {
  const sender = account.address
  const stored = pack(MsgStoreCode, { sender, wasmByteCode: Uint8Array.fromBase64(code) })
  const codeId = BigInt(await readTold(account, stored, 'code_id'))
  const msg = new TextEncoder().encode('{}')
  const made = pack(MsgInstantiateContract, { sender, admin: '', codeId, label: 'odd', msg, funds: [] })
  return readTold(account, made, '_contract_address')
}

/** What the chain told of a message by the events of its transaction. */
async function readTold(account: LocalAccount, message: Packed, key: string): Promise<string> {
  const hash = await sendAs(account, [message], 2_000_000)
  const { value } = await openNode().fetchResult('tx', { hash: `0x${hash}` })
  const { events } = (value as { tx_result: { events: { attributes: { key: string; value: string }[] }[] } })
    .tx_result
  const told = events.flatMap(({ attributes }) => attributes).find((attribute) => attribute.key === key)
  if (told === undefined) throw new Error(`the transaction ${hash} tells no ${key}`)
  return told.value
}
