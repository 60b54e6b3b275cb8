import { createHash } from 'node:crypto'
import { kindOf, sentenceOf, sentenceOfTransaction, type Message } from '@injsight/chain'
import { decodeTx } from '@injsight/chain/decode'
import { knownOf } from '../../chain/known.server.ts'
import { isCounted } from '../../chain/messages/counted.server.ts'
import { fieldsOf } from '../../chain/messages/fields.server.ts'
import { tableOf } from '../../chain/messages/orders.server.ts'
import type { Language } from '../../language/languages.ts'
import { nameSignMode } from '../../chain/sign-mode.server.ts'
import { titleOf, writeAccount, writeCoin, writeSentence } from '../../language/write-sentence.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import type { Names } from '../../sources/names.server.ts'
import type { MessageView } from './view.server.ts'

/** A transaction that is in no block, as far as its bytes tell. */
export type RawView = {
  hash: string
  bytes: number
  sentence: Written
  messages: MessageView[]
  fee: Piece[]
  gasLimit: bigint
  memo: string
  timeoutHeight: bigint
  signers: { account: Piece | undefined; mode: string; sequence: bigint; isSigned: boolean }[]
}

/** @throws Fault `bad-chain-data` when the bytes are no transaction */
export function viewRaw(raw: Uint8Array, { language, names }: { language: Language; names: Names }): RawView {
  const tx = decodeTx(raw)
  const messages = tx.messages as Message[]
  const signer = tx.signers[0]?.address ?? ''
  const context = {
    ...knownOf(names),
    failed: false,
    ...(signer !== '' && { signer }),
    events: [],
  }
  const naming = { language, names }
  return {
    hash: createHash('sha256').update(raw).digest('hex').toUpperCase(),
    bytes: raw.length,
    sentence: writeSentence(sentenceOfTransaction(messages, context), language, names),
    messages: messages.map((message) => {
      const { type } = message
      const fields = fieldsOf(message.value ?? message.raw, naming, { type })
      const orders = tableOf(type, message.value, naming)?.rows ?? []
      return {
        type,
        title: titleOf(type, language),
        kind: kindOf(type),
        sentence: writeSentence(sentenceOf(message, context), language, names),
        orders,
        hasTable: orders.length > 0,
        fields,
        isCounted: isCounted(type, fields),
        events: [],
      }
    }),
    fee: tx.fee.amount.map((coin) => writeCoin(coin, naming)),
    gasLimit: tx.fee.gasLimit,
    memo: tx.memo,
    timeoutHeight: tx.timeoutHeight,
    signers: tx.signers.map(({ address, mode, sequence }, at) => ({
      account: address === '' ? undefined : writeAccount(address, naming),
      mode: nameSignMode(mode),
      sequence,
      isSigned: (tx.signatures[at] ?? '') !== '',
    })),
  }
}
