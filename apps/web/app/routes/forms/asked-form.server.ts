import { formatUnits } from '@injsight/chain'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { inUnit } from '../../language/written.ts'
import type { Held, ShownForm } from '../../wallet/forms/shown-form.ts'

export type AskedForm = {
  /** Who would act. */
  account: string
  about: string
  /** Where a list goes on; empty for its beginning. */
  cursor: string
  naming: Naming
}

export type ShowForm = (asked: AskedForm) => Promise<ShownForm>

/** A form without anything; what one has stands beside it. */
export const bare: ShownForm = { about: '', none: '', hasMemo: false }

/** Fees are paid in this, out of the wallet. */
export const feeDenom = 'inj'

/**
 * What there is to be taken, as a field for an amount needs it.
 *
 * @param coin in the smallest unit
 * @param fee of what is taken out of the wallet, which pays it
 */
export function hold({ denom, amount }: { denom: string; amount: string }, naming: Naming, fee = 0n): Held {
  return {
    denom,
    symbol: symbolOf(denom, naming),
    decimals: naming.names.tokens.get(denom)?.decimals ?? (denom === feeDenom ? 18 : 0),
    amount,
    fee: String(denom === feeDenom ? fee : 0n),
  }
}

const shortest = { group: true, maxDecimals: 6 }

/** @example writeHeld(held) // '1,179.5 INJ' */
export function writeHeld({ amount, decimals, symbol }: Held): string {
  return inUnit(formatUnits(amount, decimals, shortest), symbol)
}
