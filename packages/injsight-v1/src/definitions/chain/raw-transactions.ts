import { message, such, text, type Of } from '../../define.ts'

export type GetRawTransactionRequest = Of<typeof GetRawTransactionRequest>
export const GetRawTransactionRequest = message('GetRawTransactionRequest', 'names a transaction', {
  hash: such(
    'D44440385D3299FADAB223DE5B45E5E03753862F62D3EDA1568A990258F8F5E4',
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
