import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import {
  StoreAndInstantiateContractProposal,
  StoreCodeProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/proposal_legacy_pb.js'
import {
  MsgStoreAndInstantiateContract,
  MsgStoreAndMigrateContract,
  MsgStoreCode,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { BatchStoreCodeProposal } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'

const one = (type: { fromBinary: (bytes: Uint8Array) => { wasmByteCode: Uint8Array } }) => {
  return (value: Uint8Array) => [type.fromBinary(value).wasmByteCode]
}

/** Messages and proposals that carry the bytes of codes. */
const readers: Record<string, (value: Uint8Array) => Uint8Array[]> = {
  [MsgStoreCode.typeName]: one(MsgStoreCode),
  [MsgStoreAndInstantiateContract.typeName]: one(MsgStoreAndInstantiateContract),
  [MsgStoreAndMigrateContract.typeName]: one(MsgStoreAndMigrateContract),
  [StoreCodeProposal.typeName]: one(StoreCodeProposal),
  [StoreAndInstantiateContractProposal.typeName]: one(StoreAndInstantiateContractProposal),
  [BatchStoreCodeProposal.typeName]: (value) =>
    BatchStoreCodeProposal.fromBinary(value).proposals.map(({ wasmByteCode }) => wasmByteCode),
  [MsgExecLegacyContent.typeName]: (value) => {
    const { content } = MsgExecLegacyContent.fromBinary(value)
    return content === undefined ? [] : listStoredBytes(content.typeUrl, content.value)
  },
}

/** The bytes of the codes that a message stores; none where it stores none, or can't be read. */
export function listStoredBytes(typeUrl: string, value: Uint8Array): Uint8Array[] {
  const name = typeUrl.replace(/^\//, '')
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (read === undefined) return []
  try {
    return read(value)
  } catch {
    return [] // it is nobody's bytes then
  }
}
