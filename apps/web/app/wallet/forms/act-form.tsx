import { formatUnits } from '@injsight/chain'
import { useRef, useState, type FormEvent } from 'react'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { startAct, startCall } from '../act.ts'
import { buildMessages } from './build-messages.ts'
import { mostOf, readAmount, type Trouble } from './check-fields.ts'
import { ChoiceField, Field, fieldLook, RadioField, tie } from './fields.tsx'
import { createLookUp, findTroubles } from './find-troubles.ts'
import { MoreButton } from './more-button.tsx'
import { onlyFor } from './only-for.ts'
import { readSession } from '../session.ts'
import type { EthereumCall } from '../signer.ts'
import type { Body, Held } from './shown-form.ts'
import { useChecks } from './use-checks.ts'

/** The fields of an act. What it would do is shown before anything is signed; who turns back there is here again. */
export function ActForm({ offer, form, more, account: actor, language, close }: Body) {
  const t = translationsIn(language, 'forms')
  const { from, to } = form
  const [key, setKey] = useState(from?.choices[0]?.key ?? '')
  const [lookUp] = useState(() => createLookUp(pathIn(language, '/form/recipient/')))
  const [state, setState] = useState<'idle' | 'busy' | 'silent'>('idle')
  const chosen = from?.choices.find((one) => one.key === key)?.held
  // Who acts for another pays the fee out of what is their own.
  const held = chosen && (readSession().granter === undefined ? chosen : { ...chosen, fee: '0' })
  const element = useRef<HTMLFormElement>(null)
  const { found, check } = useChecks(element, (typed) => findTroubles(typed, { to: to?.kind, held, lookUp }))
  const { troubles, account } = found
  const say = (name: string, label: string) => {
    const trouble = troubles[name]
    return typeof trouble === 'string' ? trouble : sayTrouble(trouble, label)
  }
  const sayTrouble = (trouble: Trouble | undefined, field: string): string => {
    if (trouble === undefined) return ''
    if (trouble.words === 'memoLong') return t('form.memoLong', { most: trouble.most, bytes: trouble.bytes })
    if (trouble.words === 'noGas') return t('form.noGas', { amount: trouble.amount })
    return trouble.words === 'invalid' ? t('form.invalid', { field }) : t(`form.${trouble.words}`)
  }
  const act = async () => {
    const checked = await check()
    if (Object.keys(checked.troubles).length > 0) return
    if (offer.form === 'endApproval') {
      const sent = await startCall(readCall(key), actor)
      if (sent !== undefined) close()
      return
    }
    const { to: typedTo = '', amount = '', memo = '' } = checked.typed
    const coin = {
      denom: held?.denom ?? '',
      amount: String((held && readAmount(amount, held.decimals)) ?? ''),
    }
    const filled = { from: key, to: checked.account ?? typedTo.trim(), coin, about: offer.about }
    const all = from?.choices.map((one) => one.key) ?? []
    const sent = await startAct({
      build: onlyFor(actor, (sender) => buildMessages(offer.form, { ...filled, all, sender })),
      memo: memo.trim(),
    })
    if (sent !== undefined) close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    act().then(
      () => setState('idle'),
      () => setState('silent'),
    )
  }
  return (
    <form ref={element} noValidate className="mt-3 grid gap-1" onSubmit={submit}>
      {form.about !== '' && <p className="mb-2 text-muted">{form.about}</p>}
      {from !== undefined && <ChoiceField name="from" {...from} choose={setKey} />}
      {more !== undefined && <MoreButton more={more} language={language} />}
      {to?.kind === 'list' && (
        <ChoiceField name="to" {...to} choices={to.choices.filter((one) => one.key !== key)} />
      )}
      {to?.kind === 'buttons' && <RadioField name="to" {...to} trouble={say('to', to.label)} />}
      {(to?.kind === 'account' || to?.kind === 'number') && (
        <Field name="to" label={to.label} trouble={say('to', to.label)} told={account ?? ''}>
          <input
            {...tie('to', say('to', to.label))}
            defaultValue={to.given}
            inputMode={to.kind === 'number' ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
            className={fieldLook}
          />
        </Field>
      )}
      {held !== undefined && <AmountField held={held} language={language} say={say} />}
      {form.hasMemo && (
        <Field
          name="memo"
          label={t('form.memo')}
          trouble={say('memo', t('form.memo'))}
          told={t('form.memoHint')}
        >
          <input {...tie('memo', say('memo', t('form.memo')))} autoComplete="off" className={fieldLook} />
        </Field>
      )}
      <p role="alert" className="text-bad">
        {state === 'silent' && t('form.silent')}
      </p>
      <p className="mt-1 flex gap-2">
        {/* Not disabled: it would lose the focus, which comes back to it when the window of the act is closed. */}
        <button className="button button-main" aria-disabled={state === 'busy'} aria-busy={state === 'busy'}>
          {t('form.review')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('form.cancel')}
        </button>
      </p>
    </form>
  )
}

/** What a form has for a key where its choices are calls of contracts. */
function readCall(key: string): EthereumCall {
  const [to = '', data = ''] = key.split(' ')
  return { to, data, value: '0x0' }
}

type ShownAmount = { held: Held; language: Language; say: (name: string, label: string) => string }

function AmountField({ held, language, say }: ShownAmount) {
  const t = translationsIn(language, 'forms')
  const input = useRef<HTMLInputElement>(null)
  const trouble = say('amount', t('form.amount'))
  const takeMost = () => {
    if (input.current === null) return
    input.current.value = mostOf(held)
    // Nobody has typed it: it is looked at all the same.
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const available = formatUnits(held.amount, held.decimals, { group: true })
  return (
    <Field
      name="amount"
      label={`${t('form.amount')} · ${held.symbol}`}
      trouble={trouble}
      told={t('form.available', { amount: available })}
    >
      <span className="flex gap-2">
        <input
          ref={input}
          {...tie('amount', trouble)}
          inputMode="decimal"
          autoComplete="off"
          className={fieldLook}
        />
        <button type="button" className="button shrink-0" onClick={takeMost}>
          {t('form.most')}
        </button>
      </span>
    </Field>
  )
}
