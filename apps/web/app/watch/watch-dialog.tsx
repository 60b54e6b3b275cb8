import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { write } from '../language/write.ts'
import type { WatchedAnswer } from '../routes/watched/watched-json.ts'
import { Age } from '../time/age.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { hasToRise } from './has-reached.ts'
import { loadWatchWords } from './load-words.ts'
import { mostThings, type Thing } from './news.ts'
import { startWatching } from './start-watching.ts'
import { addWatch, isPrice, keyOf, readWatches, removeWatch, subscribeToWatches } from './watches.ts'

/** What can be watched: its name as its page has it; of a market what it costs, decimal text, and in what. */
export type Watchable = { thing: Thing; name: string; price?: string; unit?: string }

type Words = WatchedAnswer['words']
type Say = (message: string, values?: Record<string, string | number>) => string

/** Watches a thing, tells what is watched and what was told last, and takes it back. Without a thing: the list alone. */
export function WatchDialog({ about, close }: { about?: Watchable; close: () => void }) {
  const t = useTranslations('states')
  const { locale } = useLanguage()
  const words = useWords()
  const say: Say = (message, values = {}) => write(message, locale, values)
  const called = about === undefined ? undefined : about.name
  const title =
    words === 'failed' || words === undefined
      ? t('watch')
      : called === undefined
        ? words.title
        : say(words.titleOf, { name: called })
  return (
    <Dialog title={title} close={close}>
      {words === 'failed' && <p role="alert">{t('missing')}</p>}
      {words !== 'failed' && words !== undefined && (
        <>
          {about !== undefined && <WatchForm about={about} words={words} say={say} />}
          <Watches words={words} say={say} isWhole={about === undefined} />
          <Outside words={words} />
          <p className="mt-4 text-[13px] text-muted">{words.limits}</p>
        </>
      )}
      <form method="dialog" className="mt-5 text-right">
        <button className="button">{words === undefined || words === 'failed' ? '×' : words.close}</button>
      </form>
    </Dialog>
  )
}

function useWords(): Words | 'failed' | undefined {
  const [words, setWords] = useState<Words | 'failed'>()
  useEffect(() => {
    loadWatchWords().then(setWords, () => setWords('failed'))
  }, [])
  return words
}

type Part = { words: Words; say: Say }

function WatchForm({ about, words, say }: Part & { about: Watchable }) {
  const { thing, name, price: now = '', unit = '' } = about
  const isMarket = thing.startsWith('market/')
  const kind = isMarket ? 'market' : thing.startsWith('account/') ? 'account' : 'transaction'
  const watches = useSyncExternalStore(subscribeToWatches, readWatches, readWatches)
  const [wrong, setWrong] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('price')
    const at = typeof typed === 'string' ? typed.trim().replaceAll(',', '') : ''
    if (at !== '' && !isPrice(at)) return setWrong(words.wrongPrice)
    const isRise = at === '' || now === '' ? true : hasToRise(now, at)
    if (isRise === undefined) return setWrong(words.samePrice)
    const why = addWatch({ thing, name, ...(unit && { unit }), ...(at !== '' && { price: { at, isRise } }) })
    setWrong(why === undefined ? '' : say(words[why], { count: mostThings }))
    if (why === undefined) startWatching()
  }
  const isWatched = watches.some((one) => one.thing === thing && one.price === undefined)
  if (isWatched && !isMarket) return <p className="mt-3 text-muted">{`${words.isWatched} ${words[kind]}`}</p>
  return (
    <form className="mt-3 grid gap-3" onSubmit={submit}>
      <p className="text-muted">{words[kind]}</p>
      {isMarket && (
        <label className="grid gap-1">
          <span className="text-[13px] text-faint">
            {words.price}
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
            <span className="text-[13px] text-faint">
              {say(words.now, { price: `${now} ${unit}`.trim() })}
            </span>
          )}
        </label>
      )}
      {wrong !== '' && (
        <p role="alert" className="text-bad">
          {wrong}
        </p>
      )}
      <button className="button w-fit">{words.watch}</button>
    </form>
  )
}

function Watches({ words, say, isWhole }: Part & { isWhole: boolean }) {
  const { href } = useLanguage()
  const watches = useSyncExternalStore(subscribeToWatches, readWatches, readWatches)
  if (watches.length === 0) return isWhole ? <p className="mt-3 text-muted">{words.nothing}</p> : null
  return (
    <section className="mt-5">
      <h3 className={isWhole ? 'sr-only' : 'text-[13px] text-faint'}>{words.list}</h3>
      <ul className="mt-1 max-h-[40vh] divide-y divide-hairline overflow-y-auto">
        {watches.map((watch) => {
          const { thing, name, price, unit = '', last, isDone } = watch
          return (
            <li key={keyOf(watch)} className="flex items-start gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="[overflow-wrap:anywhere]">
                  <Link className="link font-medium" to={href(`/${thing}/`)}>
                    <bdi>{name}</bdi>
                  </Link>
                  {price !== undefined &&
                    ` ${say(words.untilPrice, { price: `${price.at} ${unit}`.trim() })}`}
                </p>
                <p className="text-[13px] text-muted [overflow-wrap:anywhere]">
                  {last === undefined ? (
                    words.quiet
                  ) : (
                    <>
                      <Link className="hover:text-accent" to={href(last.path)}>
                        {last.said}
                      </Link>{' '}
                      {last.time > 0 && <Age time={last.time} />}
                    </>
                  )}
                  {isDone === true && ` ${words.done}`}
                </p>
              </div>
              <button
                type="button"
                className="link shrink-0"
                aria-label={say(words.removeOf, { name })}
                onClick={() => removeWatch(keyOf(watch))}
              >
                {words.remove}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The browser is asked for leave by a press, and never otherwise. */
function Outside({ words }: { words: Words }) {
  const [permission, setPermission] = useState(readPermission)
  const ask = () => void Notification.requestPermission().then(setPermission)
  return (
    <section className="mt-4">
      <h3 className="text-[13px] text-faint">{words.outside}</h3>
      {permission === 'default' ? (
        <button type="button" className="button mt-1" onClick={ask}>
          {words.outsideAsk}
        </button>
      ) : (
        <p>{{ granted: words.outsideOn, denied: words.outsideOff, none: words.outsideNone }[permission]}</p>
      )}
    </section>
  )
}

function readPermission(): NotificationPermission | 'none' {
  return typeof Notification === 'undefined' ? 'none' : Notification.permission
}
