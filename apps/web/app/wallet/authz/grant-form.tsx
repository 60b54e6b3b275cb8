import { useRef, useState, type FormEvent } from 'react'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { readAmount, type Trouble } from '../forms/check-fields.ts'
import { ChoiceField, Field, fieldLook, tie } from '../forms/fields.tsx'
import { createLookUp, findTroubles, type Found, type Typed } from '../forms/find-troubles.ts'
import { ownDay, type Body, type Choices } from '../forms/shown-form.ts'
import { useChecks } from '../forms/use-checks.ts'

/** What was chosen: to whom it is given, what may be done, up to which amount, and for how long. */
export type Given = {
  /** `inj1…`; empty where the form doesn't ask. */
  grantee: string
  types: readonly string[]
  limit: { denom: string; amount: string } | undefined
  /** Seconds since 1970; 0 where the form doesn't ask. */
  expiration: number
  isKept: boolean
}

type Shown = Body & {
  /** It must have an amount: what is without end could be spent whole. */
  needsLimit?: boolean
  /** Asks whether what it makes outlives the page. */
  keep?: string
  /** @returns whether it was done */
  give: (given: Given) => Promise<boolean>
}

const typePrefix = 'type '

/** Lets another do something: who, what, up to which amount, until when. What is signed is shown before. */
export function GrantForm({ form, language, close, needsLimit = false, keep, give }: Shown) {
  const t = translationsIn(language, 'forms')
  const { to, from, types, ends } = form
  const [denom, setDenom] = useState(from?.choices[0]?.key ?? '')
  const [length, setLength] = useState(ends?.choices[0]?.key ?? '')
  const [lookUp] = useState(() => createLookUp(pathIn(language, '/form/recipient/')))
  const [isBusy, setIsBusy] = useState(false)
  const held = from?.choices.find(({ key }) => key === denom)?.held
  const find = async (typed: Typed): Promise<Found> => {
    const found = await findTroubles(typed, { to: to?.kind, held: undefined, lookUp })
    const limit = typed['limit']?.trim() ?? ''
    const isWrong = limit === '' ? needsLimit : readAmount(limit, held?.decimals ?? 0) === undefined
    return {
      ...found,
      troubles: {
        ...found.troubles,
        ...(types !== undefined && typesOf(typed).length === 0 && { types: t('noTypes') }),
        ...checkEnd(typed),
        ...(isWrong && { limit: { words: limit === '' ? 'required' : 'invalid' } as const }),
      },
    }
  }
  const element = useRef<HTMLFormElement>(null)
  const checks = useChecks(element, find)
  const say = (name: string, label: string): string => {
    const trouble: Trouble | string | undefined = checks.found.troubles[name]
    if (trouble === undefined || typeof trouble === 'string') return trouble ?? ''
    if (trouble.words === 'noGas') return ''
    return trouble.words === 'invalid' ? t('form.invalid', { field: label }) : t(`form.${trouble.words}`)
  }
  const act = async () => {
    const { troubles, typed, account = '' } = await checks.check()
    if (Object.keys(troubles).length > 0) return
    const amount = held && readAmount(typed['limit'] ?? '', held.decimals)
    const given = {
      grantee: account,
      types: typesOf(typed),
      limit: held && amount !== undefined ? { denom: held.denom, amount: String(amount) } : undefined,
      expiration: endOf(typed),
      isKept: typed['keep'] === 'on',
    }
    if (await give(given)) close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void act().finally(() => setIsBusy(false))
  }
  return (
    <form ref={element} noValidate className="mt-3 grid gap-1" onSubmit={submit}>
      <p className="mb-2 text-muted">{form.about}</p>
      {to?.kind === 'account' && (
        <Field name="to" label={to.label} trouble={say('to', to.label)} told={checks.found.account ?? ''}>
          <input
            {...tie('to', say('to', to.label))}
            defaultValue={to.given}
            autoComplete="off"
            spellCheck={false}
            className={fieldLook}
          />
        </Field>
      )}
      {types !== undefined && <TypeFields {...types} trouble={say('types', types.label)} />}
      {from !== undefined && from.choices.length > 0 && (
        <>
          {from.choices.length > 1 && <ChoiceField name="from" {...from} choose={setDenom} />}
          <Field
            name="limit"
            label={`${from.choices.length > 1 ? t('form.amount') : from.label} · ${held?.symbol ?? ''}`}
            trouble={say('limit', t('form.amount'))}
            told={needsLimit ? '' : t('noLimit')}
          >
            <input
              {...tie('limit', say('limit', t('form.amount')))}
              inputMode="decimal"
              autoComplete="off"
              className={fieldLook}
            />
          </Field>
        </>
      )}
      {ends !== undefined && <ChoiceField name="ends" {...ends} choose={setLength} />}
      {length === ownDay && (
        <Field name="lastDay" label={t('labels.lastDay')} trouble={say('lastDay', t('labels.lastDay'))}>
          <input {...tie('lastDay', say('lastDay', t('labels.lastDay')))} type="date" className={fieldLook} />
        </Field>
      )}
      {keep !== undefined && (
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" name="keep" className="size-4" />
          {keep}
        </label>
      )}
      <p className="mt-2 flex gap-2">
        {/* Not disabled: it would lose the focus, which comes back to it when the window of the act is closed. */}
        <button className="button button-main" aria-disabled={isBusy} aria-busy={isBusy}>
          {t('form.review')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('form.cancel')}
        </button>
      </p>
    </form>
  )
}

const daySeconds = 86_400

/** When it ends: with the day that was chosen, in UTC, or so long after now. */
function endOf(typed: Typed): number {
  const { ends, lastDay = '' } = typed
  if (ends === ownDay) return Math.floor(Date.parse(lastDay) / 1000) + daySeconds
  return ends === undefined ? 0 : nowSeconds() + Number(ends)
}

function checkEnd(typed: Typed): Found['troubles'] {
  if (typed['ends'] !== ownDay) return {}
  if (typed['lastDay'] === '') return { lastDay: { words: 'required' } }
  return endOf(typed) > nowSeconds() ? {} : { lastDay: { words: 'invalid' } }
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

function typesOf(typed: Typed): string[] {
  return Object.keys(typed).flatMap((name) =>
    name.startsWith(typePrefix) ? [name.slice(typePrefix.length)] : [],
  )
}

/** Any number of several. */
function TypeFields({ label, choices, trouble }: Choices & { trouble: string }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-[13px] text-muted">{label}</legend>
      <div className="grid max-h-[229px] gap-0.5 overflow-y-auto rounded-lg border border-hairline p-2">
        {choices.map(({ key, text }) => (
          <label key={key} className="flex min-h-8 items-center gap-2">
            <input type="checkbox" name={`${typePrefix}${key}`} className="size-4 shrink-0" />
            {text}
          </label>
        ))}
      </div>
      <p role={trouble === '' ? undefined : 'alert'} className="min-h-5 text-[13px] text-bad">
        {trouble}
      </p>
    </fieldset>
  )
}
