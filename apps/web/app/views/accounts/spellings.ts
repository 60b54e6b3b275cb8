import { decodeAddress, encodeAddress, formatEthereumAddress, toSubaccount } from '@injsight/chain'

/** The spellings of one account. Ethereum and the exchange know only accounts of 20 bytes. */
export type Spellings = {
  account: string
  ethereum: string | undefined
  /** The first of its subaccounts. */
  subaccount: string | undefined
  /** What its validator would be called, if it had one. */
  operator: string
}

/** @param account `inj1…` */
export function spellAccount(account: string): Spellings {
  const { bytes } = decodeAddress(account)
  const isShort = bytes.length === 20
  return {
    account,
    ethereum: isShort ? formatEthereumAddress(account) : undefined,
    subaccount: isShort ? toSubaccount(account, 0) : undefined,
    operator: encodeAddress('injvaloper', bytes),
  }
}
