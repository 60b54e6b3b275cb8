import { useState, type ReactNode } from 'react'
import { useTranslations } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'

/**
 * A fact with a button that copies it. It takes no room: where the last line is full it stands in the margin, never on
 * a line of its own.
 */
export function Copyable({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="-mr-[26px] ml-0.5 inline-block">
        <CopyButton text={text} label={label} />
      </span>
    </>
  )
}

const staysMs = 1500

/** Copies a text, and says so. It is no smaller than thumbs need. Without scripts there is nothing that it could do, so it isn't there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('states')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return notify({ type: 'error', words: 'copyFailed', description: 'copy' })
    }
    notify({ type: 'success', title: t('copied', { what: label }), staysMs })
    setCopied(true)
    setTimeout(() => setCopied(false), staysMs)
  }
  return (
    <button
      type="button"
      aria-label={t('copy', { what: label })}
      title={t('copy', { what: label })}
      onClick={() => void copy()}
      className="no-print inline-grid size-[24px] shrink-0 place-items-center rounded-md align-middle text-faint hover:bg-overlay hover:text-text [@media(scripting:none)]:hidden"
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none" stroke="currentColor">
        {isCopied ? (
          <path d="m2.5 7.5 3 3 6-7" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <path d="M4.5 4.5v-2h7v7h-2m-7-5h7v7h-7Z" strokeWidth="1.3" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  )
}
