import { readSubaccount } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import { fetchSubaccounts } from '../../sources/account.server.ts'
import { bare, hold, writeHeld, type ShowForm } from './asked-form.server.ts'
import { fetchFee, trySubaccountDeposit } from './fee.server.ts'
import { listTokens } from './send.server.ts'

export const showToSubaccount: ShowForm = async ({ account, about, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const tokens = await listTokens(account, naming, {
    wanted: about,
    fee: fetchFee(account, trySubaccountDeposit(account)),
  })
  if (tokens.length === 0) return { ...bare, none: t('none.send') }
  return {
    ...bare,
    about: t('about.toSubaccount'),
    from: { label: t('labels.token'), choices: tokens },
    to: { kind: 'number', label: t('labels.number'), given: '1' },
  }
}

/** What no order holds can be taken out. */
export const showFromSubaccount: ShowForm = async ({ account, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { subaccounts } = await fetchSubaccounts(account)
  const choices = subaccounts.flatMap(({ id, deposits }) =>
    deposits.flatMap(({ denom, available }) => {
      // An index tells parts of the smallest unit too; the chain pays whole ones.
      const [amount = '0'] = available.split('.')
      if (/^-|^0$/.test(amount)) return []
      const held = hold({ denom, amount }, naming)
      return [{ key: `${id} ${denom}`, text: `#${readSubaccount(id).nonce} · ${writeHeld(held)}`, held }]
    }),
  )
  if (choices.length === 0) return { ...bare, none: t('none.subaccounts') }
  return { ...bare, from: { label: t('labels.subaccount'), choices } }
}
