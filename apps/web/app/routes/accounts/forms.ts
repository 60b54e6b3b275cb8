import { drawAvatar, type Drawing } from '../../chain/draw-avatar.ts'
import { decodeAddress, encodeAddress, formatEthereumAddress, toSubaccount } from '@injsight/chain'

/** The spellings of one account. Ethereum and the exchange know only accounts of 20 bytes. */
export type Forms = {
  account: string
  ethereum: string | undefined
  subaccount: string | undefined
  /** What its validator would be called, if it had one. */
  operator: string
  avatar: Drawing
}

/** @param account `inj1…` */
export function formsOf(account: string): Forms {
  const { bytes } = decodeAddress(account)
  const isShort = bytes.length === 20
  return {
    account,
    ethereum: isShort ? formatEthereumAddress(account) : undefined,
    subaccount: isShort ? toSubaccount(account, 0) : undefined,
    operator: encodeAddress('injvaloper', bytes),
    avatar: drawAvatar(account),
  }
}
