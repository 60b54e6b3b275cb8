import { useState } from 'react'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { startAct } from '../act.ts'
import { GrantForm, type Given } from '../authz/grant-form.tsx'
import type { Body } from '../forms/shown-form.ts'
import { readSession } from '../session.ts'
import { buildGrants } from './build-grants.ts'
import { endGrants } from './end-grants.ts'
import { makeKey } from './make-key-signer.ts'
import { grantSeconds, hasExpired, renew, type AutoSign, type Granted as Grants } from './rules.ts'
import { forgetGrants, isAutoSignKept, readStanding, setAutoSign, useAutoSign } from './store.ts'

const now = () => Math.floor(Date.now() / 1000)

/** Lets a key of the browser sign for the account, or shows which one does. */
export function AutoSignForm(body: Body) {
  const { language } = body
  const t = translationsIn(language, 'forms')
  const autoSign = useAutoSign()
  if (autoSign?.owner === body.account) return <Granted {...body} autoSign={autoSign} />
  const standing = readStanding(body.account, now())
  const give = async ({ types, limit, isKept }: Given) => {
    if (readSession().granter !== undefined) {
      notify({ type: 'warning', title: t('authzAndAutoSign') })
      return false
    }
    if (limit === undefined) return false
    const granted = { types, feeLimit: limit, duration: grantSeconds, expiration: now() + grantSeconds }
    return grant({ ...makeKey(), ...granted, owner: body.account }, isKept)
  }
  return (
    <>
      {standing && <Standing {...body} standing={standing} />}
      <GrantForm {...body} needsLimit keep={t('keepKey')} give={give} />
    </>
  )
}

/** What a key was granted that is gone: with a page that was closed, or whoever has logged out. */
function Standing({ standing, language, close }: Body & { standing: Grants }) {
  const t = translationsIn(language, 'forms')
  const [isBusy, setIsBusy] = useState(false)
  const time = formatMoment(standing.expiration * 1000, localeOf[language], 0)
  const end = async () => {
    setIsBusy(true)
    if (await endGrants(standing)) close()
    setIsBusy(false)
  }
  return (
    <div className="mt-3 grid gap-2 rounded-lg bg-well p-3">
      <p role="status">{t('autoSignLost', { time })}</p>
      <p className="mono text-[13px] text-faint wrap-anywhere">{standing.address}</p>
      <p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void end()}>
          {t('endAll')}
        </button>
      </p>
    </div>
  )
}

/** @returns whether a node has taken it */
async function grant(next: AutoSign, isKept: boolean): Promise<boolean> {
  const sent = await startAct({
    build: async () => buildGrants(next, await import('@injectivelabs/sdk-ts/core/modules')),
    isAlone: true,
  })
  if (sent !== undefined) setAutoSign(next, isKept)
  return sent !== undefined
}

/** What the key may sign, and until when; one press ends all of it. */
function Granted({ autoSign, form, language, close }: Body & { autoSign: AutoSign }) {
  const t = translationsIn(language, 'forms')
  const [isBusy, setIsBusy] = useState(false)
  const isOver = hasExpired(autoSign, now())
  const time = formatMoment(autoSign.expiration * 1000, localeOf[language], 0)
  const nameOf = (type: string) => form.types?.choices.find(({ key }) => key === type)?.text ?? type
  const run = (what: () => Promise<unknown>) => {
    setIsBusy(true)
    void what().finally(() => setIsBusy(false))
  }
  const renewKey = async () => {
    const renewal = renew(autoSign, now())
    if (renewal !== undefined) await grant({ ...autoSign, ...renewal }, isAutoSignKept())
  }
  const end = async () => {
    // The chain has forgotten what is over.
    if (isOver) forgetGrants(autoSign)
    else if (!(await endGrants(autoSign))) return
    close()
  }
  return (
    <div className="mt-3 grid gap-3">
      <p role="status">{t(isOver ? 'autoSignOver' : 'autoSignOn', { time })}</p>
      <p className="mono text-[13px] text-faint wrap-anywhere">{autoSign.address}</p>
      <ul className="grid list-inside list-disc gap-0.5 text-muted">
        {autoSign.types.map((type) => (
          <li key={type}>{nameOf(type)}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        {isOver && (
          <button
            type="button"
            className="button button-main"
            disabled={isBusy}
            onClick={() => run(renewKey)}
          >
            {t('renew')}
          </button>
        )}
        <button type="button" className="button" disabled={isBusy} onClick={() => run(end)}>
          {t('endAll')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('form.close')}
        </button>
      </p>
    </div>
  )
}
