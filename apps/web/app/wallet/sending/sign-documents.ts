import { getEip712TypedData, getEip712TypedDataV2 } from '@injectivelabs/sdk-ts/core/tx'
import type { AminoDoc } from '../signer.ts'
import type { Draft } from './write-transaction.ts'

/** What a wallet signs that signs JSON. */
export function writeAmino({ messages, memo, timeoutHeight, ...draft }: Draft): AminoDoc {
  const doc = {
    account_number: String(draft.accountNumber),
    chain_id: draft.chainId,
    fee: { amount: [draft.fee], gas: String(draft.gasLimit) },
    memo,
    msgs: messages.map((message) => message.toAmino()),
    sequence: String(draft.sequence),
    ...(timeoutHeight > 0n && { timeout_height: String(timeoutHeight) }),
  }
  // A wallet is another program: what it gets is no more than JSON's own values.
  return JSON.parse(JSON.stringify(doc)) as AminoDoc
}

/** Whether a wallet would write its JSON in another way than the chain, which refuses the signature then. */
export function isWrittenOtherwise(doc: AminoDoc): boolean {
  const text = JSON.stringify(doc, (_, value: unknown) => (Object.is(value, -0) ? '\u2028' : value))
  return /[\u2028\u2029]/.test(text)
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
  if (draft.mode === 'eip712-v1') return getEip712TypedData(given)
  const data = getEip712TypedDataV2(given)
  const { context, msgs } = data.message
  return { ...data, message: { context: escapeAsGo(context), msgs: escapeAsGo(msgs) } }
}

/** The chain writes both texts itself to check the signature, and Go escapes what would be markup in a page. */
function escapeAsGo(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
