import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { splitPath } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { Link } from '../ui/link.tsx'
import type { NoticeType, ShownNotice } from './notice.ts'
import type { NoticeStore } from './store.ts'

/** Of those that stay until they are closed; who wants to see the others presses for them. */
const mostStanding = 3

/** What is said now, the newest first, each with its way to be closed. What goes by itself is never folded away. */
export function NoticeList({ notices }: { notices: NoticeStore }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.read, notices.read)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const newest = shown.toReversed()
  const folded = newest.filter(({ staysMs }) => staysMs === Infinity).slice(mostStanding)
  const lines = isOpen ? newest : newest.filter((one) => !folded.includes(one))
  const look = isOpen && folded.length > 0 ? 'pointer-events-auto' : ''
  return (
    <div className={`grid max-h-[calc(100dvh-32px)] gap-2 overflow-y-auto ${look}`}>
      <ul id={list} className="grid gap-2">
        {lines.map((notice) => (
          <Line key={notice.key} notice={notice} notices={notices} />
        ))}
      </ul>
      {folded.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          className="button pointer-events-auto w-fit bg-overlay"
        >
          {sayMore(folded.length)}
        </button>
      )}
    </div>
  )
}

function sayMore(count: number): string {
  return translationsIn(splitPath(location.pathname).language, 'states')('more', { count })
}

const looks: Record<NoticeType, { sign: string; look: string }> = {
  info: { sign: 'i', look: 'border-accent/50 text-accent' },
  error: { sign: '✕', look: 'border-bad/50 text-bad' },
  warning: { sign: '!', look: 'border-warn/50 text-warn' },
  success: { sign: '✓', look: 'border-good/50 text-good' },
}

function Line({ notice, notices }: { notice: ShownNotice; notices: NoticeStore }) {
  const t = translationsIn(splitPath(location.pathname).language, 'notices')
  const { key, type, title, description, to, tooltip, since, took } = notice
  const { sign, look } = looks[type]
  const line = useRef<HTMLLIElement>(null)
  useHoldWhileRead(line, notices, key)
  return (
    <li
      ref={line}
      aria-atomic="true"
      className={`pointer-events-auto flex items-start gap-3 rounded-xl border bg-overlay p-3 shadow-xl ${look}`}
    >
      <span aria-hidden="true" className="mono w-4 shrink-0 text-center font-semibold">
        {sign}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 text-text">
        <p title={tooltip} className="font-medium wrap-anywhere">
          <span className="sr-only">{t('type', { type })}: </span>
          {to === undefined || description !== undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={to} className="hover:text-accent">
              <bdi>{title}</bdi>
            </Link>
          )}
          {since !== undefined && <Seconds since={since} />}
          {took !== undefined && (
            <span className="mono ml-2 text-faint">{t('seconds', { seconds: took })}</span>
          )}
        </p>
        {description !== undefined && (
          <p className="text-[13px] text-muted wrap-anywhere">
            {to === undefined ? (
              <bdi>{description}</bdi>
            ) : (
              <Link to={to} isForeseen={false} className="link mono">
                {description}
              </Link>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={t('close')}
        title={t('close')}
        onClick={() => notices.close(key)}
        className="grid size-6 shrink-0 place-items-center rounded-md text-faint hover:bg-raised hover:text-text"
      >
        ×
      </button>
    </li>
  )
}

/** Ticks for the eye only: read out each second it would say nothing else. */
function Seconds({ since }: { since: number }) {
  const t = translationsIn(splitPath(location.pathname).language, 'notices')
  const [now, setNow] = useState(since)
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticks)
  }, [])
  const seconds = Math.max(0, Math.round((now - since) / 1000))
  return (
    <span aria-hidden="true" className="mono ml-2 text-faint">
      {t('seconds', { seconds })}
    </span>
  )
}

/** While somebody points at a notice, or has its button, it stays. */
function useHoldWhileRead(line: RefObject<HTMLElement | null>, notices: NoticeStore, key: number): void {
  useEffect(() => {
    const hold = () => notices.hold(key)
    const release = () => notices.release(key)
    const element = line.current
    for (const type of ['pointerenter', 'focusin']) element?.addEventListener(type, hold)
    for (const type of ['pointerleave', 'focusout']) element?.addEventListener(type, release)
    return () => {
      for (const type of ['pointerenter', 'focusin']) element?.removeEventListener(type, hold)
      for (const type of ['pointerleave', 'focusout']) element?.removeEventListener(type, release)
    }
  }, [line, notices, key])
}
