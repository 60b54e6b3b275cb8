import { message, such, text, type Of } from '../define.ts'

export type GetRawTransactionRequest = Of<typeof GetRawTransactionRequest>
export const GetRawTransactionRequest = message('GetRawTransactionRequest', 'names a transaction', {
  hash: such(
    '838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E',
    text(1, 'hash of the transaction, 64 hex digits, with or without 0x'),
  ),
})

export type GetRawTransactionResponse = Of<typeof GetRawTransactionResponse>
export const GetRawTransactionResponse = message(
  'GetRawTransactionResponse',
  'a transaction as it stands in its block',
  {
    tx: text(1, 'its bytes, base64'),
  },
)
