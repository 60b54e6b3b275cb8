import { encodeAddress, moduleAccountOf } from '@injsight/chain'

/** The account that holds the community pool, with what delegators have earned. */
export const distributionAccount = encodeAddress('inj', moduleAccountOf('distribution'))
