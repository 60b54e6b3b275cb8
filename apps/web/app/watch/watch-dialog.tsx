import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Frame } from '../frame/frame.server.ts'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { loadWords } from '../language/load-words.ts'
import { translationsIn } from '../language/use-translations.ts'
import { Age } from '../time/age.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { hasToRise } from './has-reached.ts'
import { mostThings, type Thing } from './news.ts'
import { startWatching } from './start-watching.ts'
import { addWatch, isPrice, keyOf, readWatches, removeWatch, subscribeToWatches } from './watches.ts'

/** What can be watched: its name as its page has it; of a market what it costs, decimal text, and in what. */
export type Watchable = { thing: Thing; name: string; price?: string; unit?: string }

type Translate = ReturnType<typeof translationsIn<'watching'>>

/** Watches a thing, tells what is watched and what was told last, and takes it back. Without a thing: the list alone. */
export function WatchDialog({ about, close }: { about?: Watchable; close: () => void }) {
  const states = useTranslations('states')
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<'failed' | 'there'>()
  useEffect(() => {
    loadWords(language, 'watching').then(
      () => setLoaded('there'),
      () => setLoaded('failed'),
    )
  }, [language])
  if (loaded !== 'there')
    return (
      <Dialog title={states('watch')} close={close}>
        {loaded === 'failed' && (
          <p role="alert" className="mt-3">
            {states('missing')}
          </p>
        )}
      </Dialog>
    )
  const t = translationsIn(language, 'watching')
  return (
    <Dialog title={about === undefined ? t('title') : t('titleOf', { name: about.name })} close={close}>
      {about !== undefined && <WatchForm about={about} t={t} />}
      <Watches t={t} isWhole={about === undefined} />
      <Outside t={t} />
      <p className="mt-4 text-[13px] text-muted">{t('limits')}</p>
      {/* In reach, however much is watched. */}
      <form
        method="dialog"
        className="sticky -bottom-6 -mx-6 mt-5 -mb-6 border-t border-hairline bg-overlay px-6 py-3 text-right"
      >
        <button className="button">{t('close')}</button>
      </form>
    </Dialog>
  )
}

type Part = { t: Translate }

function WatchForm({ about, t }: Part & { about: Watchable }) {
  const { thing, name, price: now = '', unit = '' } = about
  const isMarket = thing.startsWith('market/')
  const kind = isMarket ? 'market' : thing.startsWith('account/') ? 'account' : 'transaction'
  const watches = useSyncExternalStore(subscribeToWatches, readWatches, readWatches)
  const [wrong, setWrong] = useState('')
  const frame = useRouteLoaderData<Frame>('root')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('price')
    const at = typeof typed === 'string' ? withoutThousands(typed.trim()) : ''
    if (at !== '' && !isPrice(at)) return setWrong(t('wrongPrice'))
    const isRise = at === '' || now === '' ? true : hasToRise(now, at)
    if (isRise === undefined) return setWrong(t('samePrice'))
    const why = addWatch({ thing, name, ...(unit && { unit }), ...(at !== '' && { price: { at, isRise } }) })
    if (why === 'full') return setWrong(t('full', { count: mostThings }))
    if (why === 'notKept') return setWrong(t('notKept'))
    setWrong('')
    startWatching()
  }
  const isWatched = watches.some((one) => one.thing === thing && one.price === undefined)
  // Public services tell what a market costs, and not what happened at an account.
  if (!isMarket && frame?.toldBy === 'public') return <p className="mt-3">{t('marketsOnly')}</p>
  if (isWatched && !isMarket) return <p className="mt-3 text-muted">{`${t('isWatched')} ${t(kind)}`}</p>
  return (
    <form className="mt-3 grid gap-3" onSubmit={submit}>
      <p className="text-muted">{t(kind)}</p>
      {isMarket && (
        <label className="grid gap-1">
          <span className="text-[13px] text-faint">
            {t('price')}
            {unit !== '' && `, ${unit}`}
          </span>
          <input
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            className="mono h-[34px] w-56 max-w-full rounded-lg border border-hairline-strong bg-well px-3"
          />
          {now !== '' && (
            <span className="text-[13px] text-faint">{t('now', { price: `${now} ${unit}`.trim() })}</span>
          )}
        </label>
      )}
      {wrong !== '' && (
        <p role="alert" className="text-bad">
          {wrong}
        </p>
      )}
      <button className="button button-main w-fit">{t('watch')}</button>
    </form>
  )
}

/** 1,234.5 is what the site itself writes; 12,5 may be meant otherwise, and stays what no price is. */
function withoutThousands(text: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
}

function Watches({ t, isWhole }: Part & { isWhole: boolean }) {
  const { href } = useLanguage()
  const watches = useSyncExternalStore(subscribeToWatches, readWatches, readWatches)
  if (watches.length === 0) return isWhole ? <p className="mt-3 text-muted">{t('nothing')}</p> : null
  return (
    <section className="mt-5">
      <h3 className={isWhole ? 'sr-only' : 'text-[13px] text-faint'}>{t('list')}</h3>
      <ul className="mt-1 divide-y divide-hairline [&_:is(a,button)]:scroll-mb-20">
        {watches.map((watch) => {
          const { thing, name, price, unit = '', last, isDone } = watch
          return (
            <li key={keyOf(watch)} className="flex items-start gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <Link className="link inline-block py-1 font-medium" to={href(`/${thing}/`)}>
                    <bdi>{name}</bdi>
                  </Link>
                  {price !== undefined && ` ${t('untilPrice', { price: `${price.at} ${unit}`.trim() })}`}
                </p>
                <p className="text-[13px] text-muted wrap-anywhere">
                  {last === undefined ? (
                    t('quiet')
                  ) : (
                    <>
                      <Link className="inline-block py-1 hover:text-accent" to={href(last.path)}>
                        {last.said}
                      </Link>
                      {last.time > 0 && (
                        <span className="text-faint">
                          {' · '}
                          <Age time={last.time} />
                        </span>
                      )}
                    </>
                  )}
                </p>
                {isDone === true && <p className="text-[13px] text-faint">{t('done')}</p>}
              </div>
              <button
                type="button"
                className="link shrink-0"
                aria-label={t('removeOf', { name })}
                onClick={() => removeWatch(keyOf(watch))}
              >
                {t('remove')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The browser is asked for leave by a press, and never otherwise. */
function Outside({ t }: Part) {
  const [permission, setPermission] = useState(readPermission)
  const ask = () => void Notification.requestPermission().then(setPermission)
  return (
    <section className="mt-4">
      <h3 className="text-[13px] text-faint">{t('outside')}</h3>
      {permission === 'default' ? (
        <button type="button" className="button mt-1" onClick={ask}>
          {t('outsideAsk')}
        </button>
      ) : (
        <p>{{ granted: t('outsideOn'), denied: t('outsideOff'), none: t('outsideNone') }[permission]}</p>
      )}
    </section>
  )
}

function readPermission(): NotificationPermission | 'none' {
  return typeof Notification === 'undefined' ? 'none' : Notification.permission
}
