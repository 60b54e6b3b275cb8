import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { plainText } from '../../language/written.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Act, Sent } from '../act-type.ts'
import { checkMemo } from '../forms/check-fields.ts'
import { Plain } from '../sending/plain.tsx'
import { moveUp, onCart, readCart, takeOut, together, type Collected } from './store.ts'

export type StartAct = (act: Act) => Promise<Sent | undefined>

type Bar = { language: Language; start: StartAct; done: () => void }

/** Below the page: what was collected, and the way to send it. It goes with the last act. */
export function CartBar({ language, start, done }: Bar) {
  const t = translationsIn(language, 'cart')
  const collected = useSyncExternalStore(onCart, readCart)
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = collected.length === 0
  useEffect(() => {
    if (isEmpty) done()
  }, [isEmpty, done])
  if (isEmpty) return null
  const all = together(collected.map(({ act }) => act))
  const trouble = checkMemo(all.memo ?? '')
  const send = async () => {
    setIsOpen(false)
    const sent = await start(all)
    if (sent !== undefined) takeOut(...collected.map(({ key }) => key))
  }
  return (
    <>
      <section
        aria-label={t('title')}
        className="no-print fixed bottom-4 left-4 z-20 flex items-center gap-3 rounded-xl border border-accent/50 bg-overlay py-2 pr-2 pl-4 text-text shadow-xl"
      >
        <p role="status">{t('count', { count: collected.length })}</p>
        <button type="button" className="button button-main" onClick={() => setIsOpen(true)}>
          {t('show', { count: collected.length })}
        </button>
      </section>
      {isOpen && (
        <Dialog title={t('title')} close={() => setIsOpen(false)}>
          <p className="mt-1 text-[13px] text-muted">{t('about')}</p>
          <ol className="mt-3 grid max-h-[50vh] gap-1 overflow-y-auto">
            {collected.map((one, at) => (
              <Line key={one.key} one={one} at={at} count={collected.length} language={language} />
            ))}
          </ol>
          <p role="alert" className="mt-3 text-bad">
            {trouble?.words === 'memoLong' && t('memosLong', { most: trouble.most, bytes: trouble.bytes })}
          </p>
          <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
            <button className="button">{t('close')}</button>
            <button
              type="button"
              className="button button-main"
              disabled={trouble !== undefined}
              onClick={() => void send()}
            >
              {t('send', { count: collected.length })}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}

type Shown = { one: Collected; at: number; count: number; language: Language }

function Line({ one: { key, sentence }, at, count, language }: Shown) {
  const t = translationsIn(language, 'cart')
  const what = plainText(sentence)
  const look =
    'grid size-8 place-items-center rounded-lg text-muted hover:bg-raised hover:text-text disabled:opacity-40'
  return (
    <li className="flex items-center gap-1 rounded-lg border border-hairline py-1 pr-1 pl-3">
      <p className="min-w-0 flex-1 text-[13px] wrap-anywhere">
        <Plain of={sentence} />
      </p>
      <button
        type="button"
        className={look}
        disabled={at === 0}
        aria-label={t('sooner', { what })}
        onClick={() => moveUp(key, 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className={look}
        disabled={at === count - 1}
        aria-label={t('later', { what })}
        onClick={() => moveUp(key, -1)}
      >
        ↓
      </button>
      <button type="button" className={look} aria-label={t('remove', { what })} onClick={() => takeOut(key)}>
        ×
      </button>
    </li>
  )
}
