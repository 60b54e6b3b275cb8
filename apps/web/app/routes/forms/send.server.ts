import { readAccount } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchBalance, fetchBalances } from '../../sources/balances.server.ts'
import type { Choice } from '../../wallet/forms/shown-form.ts'
import { fetchFee, trySending } from './fee.server.ts'
import { bare, hold, writeHeld, type ShowForm } from './asked-form.server.ts'

/** A token out of the wallet to somebody. What it is about is either. */
export const showSend: ShowForm = async ({ account, about, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const recipient = findAccount(about)
  const wanted = recipient === undefined ? about : ''
  const held = await listTokens(account, naming, { wanted, fee: fetchFee(account, trySending(account)) })
  if (held.length === 0) return { ...bare, none: t('none.send') }
  return {
    ...bare,
    from: { label: t('labels.token'), choices: held },
    // Nobody means to send to themselves.
    to: {
      kind: 'account',
      label: t('labels.recipient'),
      given: recipient === account ? '' : (recipient ?? ''),
    },
    hasMemo: true,
  }
}

/** The tokens of a wallet: one that is wanted comes first, even where there is none of it; then INJ, and the known ones. */
export async function listTokens(
  account: string,
  naming: Naming,
  { wanted = '', fee = 0n }: { wanted?: string; fee?: bigint | Promise<bigint> } = {},
): Promise<Choice[]> {
  const [balances, kept] = await Promise.all([fetchBalances(account), fee])
  // The chain tells so many, by name: of these two it is asked where they aren't among them.
  const missing = [...new Set(['inj', wanted])].filter(
    (one) => one !== '' && !balances.some(({ denom }) => denom === one),
  )
  const amounts = await Promise.all(missing.map((denom) => fetchBalance(account, denom)))
  const others = missing.map((denom, at) => ({ denom, amount: String(amounts[at]) }))
  const all = [...others.filter(({ denom, amount }) => denom === wanted || amount !== '0'), ...balances]
  const rank = (denom: string) => {
    if (denom === wanted) return 0
    if (denom === 'inj') return 1
    return naming.names.tokens.has(denom) ? 2 : 3
  }
  return all
    .toSorted((a, b) => rank(a.denom) - rank(b.denom))
    .map((balance) => {
      const held = hold(balance, naming, kept)
      return { key: balance.denom, text: writeHeld(held), held }
    })
}

function findAccount(text: string): string | undefined {
  try {
    return readAccount(text)
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}
