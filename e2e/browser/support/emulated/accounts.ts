import { HDKey, hdKeyToAccount } from 'viem/accounts'

/** The account that a device of this seed has there. */
export const accountAt = ({ seed }: { seed: Uint8Array }, path: `m/44'/60'/${string}`) =>
  hdKeyToAccount(HDKey.fromMasterSeed(seed), { path })

export const makeSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))
