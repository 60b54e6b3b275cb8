import { getEip712TypedData, getEip712TypedDataV2 } from '@injectivelabs/sdk-ts/core/tx'
import type { AminoDoc } from '../signer.ts'
import type { Draft } from './write-transaction.ts'

/** What a wallet signs that signs JSON. */
export function writeAmino({ messages, memo, timeoutHeight, ...draft }: Draft): AminoDoc {
  return {
    account_number: String(draft.accountNumber),
    chain_id: draft.chainId,
    fee: { amount: [draft.fee], gas: String(draft.gasLimit) },
    memo,
    msgs: messages.map((message) => message.toAmino()),
    sequence: String(draft.sequence),
    ...(timeoutHeight > 0n && { timeout_height: String(timeoutHeight) }),
  }
}

type EvmChainId = Parameters<typeof getEip712TypedData>[0]['evmChainId']

export type TypedData = ReturnType<typeof getEip712TypedData> | ReturnType<typeof getEip712TypedDataV2>

/** What a wallet of Ethereum signs and shows: field by field (v1), or as two texts of JSON (v2). */
export function writeTypedData(draft: Draft): TypedData {
  const given = {
    msgs: [...draft.messages],
    tx: {
      accountNumber: String(draft.accountNumber),
      sequence: String(draft.sequence),
      timeoutHeight: String(draft.timeoutHeight),
      chainId: draft.chainId,
      memo: draft.memo,
    },
    fee: { amount: [draft.fee], gas: String(draft.gasLimit) },
    evmChainId: draft.evmChainId as EvmChainId,
  }
  return draft.mode === 'eip712-v1' ? getEip712TypedData(given) : getEip712TypedDataV2(given)
}
