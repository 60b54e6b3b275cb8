import { formatUnits } from '@injsight/chain'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { inUnit } from '../../language/written.ts'
import type { Held, ShownForm } from '../../wallet/forms/shown-form.ts'

export type AskedForm = {
  /** Who would act. */
  account: string
  about: string
  naming: Naming
}

export type ShowForm = (asked: AskedForm) => Promise<ShownForm>

/** A form without anything; what one has stands beside it. */
export const bare: ShownForm = { about: '', none: '', hasMemo: false }

/** Fees are paid in this, out of the wallet. */
const feeDenom = 'inj'

/**
 * What there is to be taken, as a field for an amount needs it.
 *
 * @param coin in the smallest unit
 */
export function hold(
  { denom, amount }: { denom: string; amount: string },
  naming: Naming,
  isInWallet = false,
): Held {
  return {
    denom,
    symbol: symbolOf(denom, naming),
    decimals: naming.names.tokens.get(denom)?.decimals ?? (denom === feeDenom ? 18 : 0),
    amount,
    paysFee: isInWallet && denom === feeDenom,
  }
}

const shortest = { group: true, maxDecimals: 6 }

/** @example writeHeld(held) // '1,179.5 INJ' */
export function writeHeld({ amount, decimals, symbol }: Held): string {
  return inUnit(formatUnits(amount, decimals, shortest), symbol)
}
