import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'

/** A subaccount by its id in lower case, and whose it is. */
export type SubaccountName = { id: string; bytes: Buffer; address: Buffer; account: string }

/** @throws Fault `invalid-input` */
export function readSubaccount(text: string): SubaccountName {
  const id = text.trim().toLowerCase()
  if (!/^0x[0-9a-f]{64}$/.test(id))
    throw invalidInput(
      'subaccount.id',
      `"${text.slice(0, 80)}" is not a subaccount: that is 0x and 64 hexadecimal digits`,
    )
  const bytes = Buffer.from(id.slice(2), 'hex')
  const address = bytes.subarray(0, 20)
  return { id, bytes, address, account: encodeAddress('inj', address) }
}
