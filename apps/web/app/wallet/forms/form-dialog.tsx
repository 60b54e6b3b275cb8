import { shortenAddress } from '@injsight/chain'
import { useState, type ComponentType } from 'react'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { beyondSources } from '../../trouble.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ActForForm } from '../authz/act-for-form.tsx'
import { AllowFeesForm, GrantMessagesForm } from '../authz/give-forms.tsx'
import { AutoSignForm } from '../auto-sign/auto-sign-form.tsx'
import { useSession } from '../session.ts'
import { ActForm } from './act-form.tsx'
import { findAccount } from './find-account.ts'
import type { Body, FormName, Offer } from './shown-form.ts'
import { useAnswer } from './use-answer.ts'

type Opened = {
  offer: Offer
  /** Whose account it was opened for. */
  first: string
  language: Language
  close: () => void
}

/** Those that ask for more than what is taken from where and goes to whom. */
const ownFields: Partial<Record<FormName, ComponentType<Body>>> = {
  grant: GrantMessagesForm,
  allow: AllowFeesForm,
  actFor: ActForForm,
  autoSign: AutoSignForm,
}

/** A form, which begins anew for who acts in place of the account that it was opened for, as another tab may choose. */
export function FormDialog({ offer, first, language, close }: Opened) {
  const t = translationsIn(language, 'forms')
  const [account, setAccount] = useState(first)
  const session = useSession()
  const now = findAccount(offer, session) ?? account
  if (now !== account) setAccount(now)
  return (
    <Dialog title={account === offer.of ? (offer.own ?? offer.text) : offer.text} close={close}>
      <p className="mt-1 text-[13px] text-faint">
        {t('form.account')}{' '}
        <bdi className="mono" title={account}>
          {shortenAddress(account)}
        </bdi>
      </p>
      {session.isDev === true && <p className="mt-1 text-[13px] text-muted">{t('form.watching')}</p>}
      <Form key={account} offer={offer} account={account} language={language} close={close} />
    </Dialog>
  )
}

/** A form in each of its states. */
function Form({ offer, account, language, close }: Omit<Body, 'form' | 'more'>) {
  const t = translationsIn(language, 'forms')
  const query = new URLSearchParams({ account, about: offer.about }).toString()
  const { answer, more } = useAnswer(pathIn(language, `/form/${offer.form}/?${query}`))
  if (answer === undefined)
    return (
      <div aria-busy="true" className="mt-4 grid gap-3">
        <div className="skeleton h-9" />
        <div className="skeleton h-9" />
      </div>
    )
  const form = answer.value
  const isBeyond = answer.missing === beyondSources
  if (form === undefined || form.none !== '')
    return (
      <form method="dialog" className="mt-4 grid gap-4">
        <p role={form === undefined ? 'alert' : 'status'}>
          {form?.none ?? t(isBeyond ? 'form.beyond' : 'form.silent')}
        </p>
        {form === undefined && !isBeyond && <p className="mono text-faint wrap-anywhere">{answer.missing}</p>}
        <button className="button w-fit">{t('form.close')}</button>
      </form>
    )
  const Fields = ownFields[offer.form] ?? ActForm
  return <Fields offer={offer} form={form} more={more} account={account} language={language} close={close} />
}
