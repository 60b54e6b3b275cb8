import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../language/use-translations.ts'
import { checkRaw } from './read-raw.ts'

type Trouble = 'required' | 'unreadable' | 'noTransaction'

/** Changes that come at once are looked at once. */
const restMs = 5

/** Where the bytes are pasted. What is wrong with them is told when the field is left or changed, not while one types. */
export function RawField({ text = '', trouble }: { text?: string; trouble: Trouble | undefined }) {
  const t = useTranslations('raw')
  const field = useRef<HTMLTextAreaElement>(null)
  // What this field was found to be; what the server said holds until then.
  const [found, setFound] = useState<{ of: string; trouble: Trouble | undefined }>()
  const said = found === undefined || (found.of === text && trouble !== undefined) ? trouble : found.trouble
  useEffect(() => {
    const element = field.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const of = element?.value ?? ''
        setFound({ of, trouble: checkRaw(of) })
      }, restMs)
    }
    for (const type of ['blur', 'change']) element?.addEventListener(type, check)
    return () => {
      clearTimeout(timer)
      for (const type of ['blur', 'change']) element?.removeEventListener(type, check)
    }
  }, [])
  return (
    <>
      <label htmlFor="transaction" className="font-semibold">
        {t('label')}
      </label>
      <textarea
        ref={field}
        id="transaction"
        name="transaction"
        rows={6}
        aria-required="true"
        spellCheck={false}
        autoComplete="off"
        defaultValue={text}
        aria-describedby={said && 'trouble'}
        aria-invalid={said !== undefined}
        className="mono w-full rounded-lg border border-hairline-strong bg-well p-3"
      />
      {/* Its line is always there: were the buttons below to move when it goes, the press that made it go would miss. */}
      <div className="min-h-6">
        {said !== undefined && (
          <p id="trouble" role="alert" className="text-bad">
            {t(said)}
          </p>
        )}
      </div>
    </>
  )
}
