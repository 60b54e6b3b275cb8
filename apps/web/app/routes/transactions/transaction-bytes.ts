import type { Message } from '@injsight/chain'
import { decodeTx } from '@injsight/chain/decode'
import { invalidInput, notFound } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { page, shortCache } from '../../page.server.ts'
import { fetchRawTransaction } from '../../sources/transactions/raw-transaction.server.ts'
import type { Route } from './+types/transaction-bytes'
import { readRlp } from './ethereum/read-ethereum.server.ts'

/** The bytes of a transaction as text: as nodes of the chain take them, and as those of Ethereum do. */
const forms: Record<string, (bytes: Uint8Array) => string> = {
  hex: (bytes) => bytes.toHex(),
  base64: (bytes) => bytes.toBase64(),
  rlp: (bytes) => `0x${findRlp(bytes).toHex()}`,
}

export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const hash = passGuard('transaction-search', params.hash)
  const write = Object.hasOwn(forms, params.form) ? forms[params.form] : undefined
  if (write === undefined) {
    throw invalidInput(
      'transaction.bytes',
      'There are bytes of transactions as hex, as base64 and, of Ethereum transactions, as rlp',
    )
  }
  return new Response(write(await fetchRawTransaction(hash)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': shortCache },
  })
})

function findRlp(bytes: Uint8Array): Uint8Array {
  const [message] = decodeTx(bytes).messages as Message[]
  const rlp = message && readRlp(message)
  if (rlp === undefined) throw notFound('rlp', 'This transaction carries no Ethereum transaction')
  return rlp
}
