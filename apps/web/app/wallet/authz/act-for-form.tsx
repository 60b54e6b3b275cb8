import { useState, type FormEvent } from 'react'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { readAutoSign } from '../auto-sign/store.ts'
import { ChoiceField } from '../forms/fields.tsx'
import { MoreButton } from '../forms/more-button.tsx'
import type { Body } from '../forms/shown-form.ts'
import { actFor } from './act-for.ts'

/** Chooses for whom one acts from now on. */
export function ActForForm({ form, more, account, language, close }: Body) {
  const t = translationsIn(language, 'forms')
  const [granter, setGranter] = useState(form.from?.choices[0]?.key ?? '')
  const choose = (event: FormEvent) => {
    event.preventDefault()
    if (readAutoSign()?.owner === account) notify({ type: 'warning', title: t('authzAndAutoSign') })
    else {
      actFor(granter)
      close()
    }
  }
  return (
    <form className="mt-3 grid gap-1" onSubmit={choose}>
      <p className="mb-2 text-muted">{form.about}</p>
      {form.from !== undefined && <ChoiceField name="from" {...form.from} choose={setGranter} />}
      {more !== undefined && <MoreButton more={more} language={language} />}
      <p className="mt-1 flex gap-2">
        <button className="button button-main">{t('buttons.actFor')}</button>
        <button type="button" className="button" onClick={close}>
          {t('form.cancel')}
        </button>
      </p>
    </form>
  )
}
