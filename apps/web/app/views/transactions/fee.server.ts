import type { Coin } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import { writePattern } from '../../language/write-sentence.server.ts'
import type { Written } from '../../language/written.ts'

/** What a transaction offered as its fee: `granter` is empty where nobody else lets it draw on an allowance. */
export type Fee = { amount: Coin[]; payer: string; granter: string }

export const noFee: Fee = { amount: [], payer: '', granter: '' }

/** Whose balance a fee was taken from. */
export function payerOf({ payer, granter }: Fee): string {
  return granter || payer
}

/** A fee, and who paid it where that isn't who signed. */
export function writeFee(fee: Fee, signer: string | undefined, naming: Naming): Written {
  const t = translationsIn(naming.language, 'transaction')
  const coins = { kind: 'amounts', coins: fee.amount } as const
  const address = payerOf(fee)
  if (coins.coins.length === 0) return [t('noFee')]
  if (address === '' || address === signer) return writePart(coins, naming)
  const parts = { fee: coins, payer: { kind: 'account', address } } as const
  const fill = (_: string, values: Record<string, string | number>) =>
    t('paidBy', { fee: '', payer: '', ...values })
  return writePattern({ key: 'transaction.paidBy', parts }, fill, naming)
}
